import type { Wording } from '../../../../src/text/define';
import { english } from '../../../../src/text/plural';
import type { uk } from './uk';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const FEW = ['', 'one', 'two', 'three'];
const said = (n: number): string => FEW[n] ?? String(n);

export const en: Wording<typeof uk> = {
  title: (weekday) => `${DAYS[weekday] ?? ''} evening`,
  open: 'The evening of this match',
  evenings: 'Evenings',
  eveningsOf: (month) => `Evenings: ${month}`,
  latest: 'The last evening',
  openEvening: (evening) => `${evening}. Open the evening`,
  openMatch: (game, winners) => `${game}, ${winners}. Open the match`,
  medals: 'Medals',
  medalsNote: 'places 1–3',
  wins: (n) => `${said(n)} ${english(n, 'win', 'wins')}`,
  medalCount: (n) => (n === 0 ? 'no medals' : `${said(n)} ${english(n, 'medal', 'medals')}`),
  places: (name, places) =>
    `${name}: ${places.length === 0 ? 'no medals' : `places ${places.join(', ')}`}`,
  moments: 'Moments of the evening',
  record: (game) => `Table record: ${game}`,
  recordWas: (points, name, day) => `it was ${points}, ${name}, ${day}`,
  closest: 'Closest finish',
  level: 'Level, and yet one winner',
  ahead: (first, second) => `${first} ahead, ${second} next`,
  share: 'Share the evening',
  none: 'An evening is made of matches played between 16:00 and 5:00. There is none here.',
  toHistory: 'To history',
};
