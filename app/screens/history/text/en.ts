import type { Wording } from '../../../../src/text/define';
import { english } from '../../../../src/text/plural';
import type { uk } from './uk';

const inDays = (n: number): string => `${n} ${english(n, 'day', 'days')}`;

export const en: Wording<typeof uk> = {
  title: 'History',
  empty: 'The first match will be here.',
  start: 'Start a match',
  nothing: 'There are no such matches.',
  clear: 'Show all',
  allGames: 'All games',
  chooseGame: 'Which game?',
  everyone: 'All players',
  choosePlayer: 'Who was at the table?',
  chooseMode: 'How was it played?',
  allModes: 'All modes',
  chooseWhen: 'When?',
  allTime: 'All time',
  periods: { month: 'This month', year: 'This year' },
  since: (day) => `from ${day}`,
  until: (day) => `until ${day}`,
  ownDays: 'Your own dates',
  from: 'From',
  to: 'To',
  dayPattern: '05.11.2026',
  noDay: 'That does not look like a date. Example: 05.11.2026.',
  backwards: 'It ends before it begins.',
  show: 'Show',
  search: 'Find by name',
  searchEnd: 'Close the search',
  searchName: 'A player’s name',
  searchClear: 'Clear the name',
  today: 'today',
  minutes: (n) => `${n} min`,
  state: 'Which matches',
  states: { all: 'All matches', finished: 'Finished', open: 'In progress', deleted: 'Deleted' },
  goesOn: 'In progress',
  forged: 'altered',
  endedEarly: 'ended early',
  late: 'entered later',
  enterLate: 'Enter a match played without Arbitr',
  open: (game, date, names) => `${game}, ${date}. ${names}. Open`,
  gone: (game, date, names) => `${game}, ${date}. ${names}`,
  won: (names) =>
    names.length === 0 ? '' : `${names.join(', ')} ${names.length > 1 ? 'win' : 'wins'}: `,
  matches: (n) => `${n} ${english(n, 'match', 'matches')}`,
  duration: (minutes) =>
    [
      minutes >= 60 ? `${Math.floor(minutes / 60)} h` : '',
      minutes % 60 > 0 ? `${minutes % 60} min` : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
  statistics: 'Statistics',
  share: 'Share',
  delete: 'Delete',
  menu: 'What to do with the match',
  restore: (game, date) => `Bring back the match: ${game}, ${date}`,
  left: (days) => `can be brought back for ${inDays(days)}`,
  removed: (days) => `The match is deleted. It can be brought back for ${inDays(days)}.`,
  bringBack: 'Bring back',
  restored: 'The match is back.',
  failed: 'It could not be saved. Try again.',
};
