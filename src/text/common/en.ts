import type { Wording } from '../define';
import { english } from '../plural';
import type { uk } from './uk';

export const en: Wording<typeof uk> = {
  appName: 'Arbitr',
  tagline: 'the referee at your table',
  languageName: 'English',
  modes: { score: 'Keep score', referee: 'Referee', virtual: 'All on the phone' },
  tabs: { table: 'Table', history: 'History', players: 'Players', settings: 'Settings' },
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  ok: 'OK',
  save: 'Save',
  remove: 'Remove',
  undo: 'Undo',
  redo: 'Redo',
  andEnd: (entry) => `${entry} and end`,
  halfTyped: 'What is typed is not entered yet and will not count.',
  more: 'More',
  why: 'Why?',
  loading: 'Loading…',
  player: (n) => `Player ${n}`,
  players: (n) => `${n} ${english(n, 'player', 'players')}`,
  points: (n) => `${n} ${english(n, 'point', 'points')}`,
};
