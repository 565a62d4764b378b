import type { Wording } from '../../../../src/text/define';
import { english } from '../../../../src/text/plural';
import type { uk } from './uk';

export const en: Wording<typeof uk> = {
  title: 'Enter a match',
  subtitle: 'played without Arbitr',
  chooseGame: 'Which game',
  totals: 'Totals',
  order: 'Who came where',
  orderHint: 'First place on top.',
  addPlayer: 'player',
  people: 'Who played',
  done: 'Done',
  wins: 'wins',
  shares: 'shares the win',
  total: (name) => `Total: ${name}`,
  less: (name) => `Less: ${name}`,
  more: (name) => `More: ${name}`,
  place: (n) => `${n}${['', 'st', 'nd', 'rd'][n] ?? 'th'} place`,
  moveUp: (name) => `One place up: ${name}`,
  moveDown: (name) => `One place down: ${name}`,
  nothingToCheck:
    'No moves were written down, so there is nothing to check. History marks it “entered later”, and the win counts in the statistics.',
  seats: (game, min, max) => `${game}, ${min}–${max} players`,
  save: 'Save',
  saveWinner: (name) => `Save: ${name} wins`,
  saveShared: 'Save: a shared win',
  missing: (names) => `Enter the total: ${names}.`,
  impossible: (name) => `No match of this game ends with that total: ${name}.`,
  tooFew: (min) => `At least ${min} ${english(min, 'player', 'players')} are needed.`,
  tooMany: (max) => `At most ${max} ${english(max, 'player', 'players')} play this game.`,
  byTurns: 'Enter it turn by turn',
  byTurnsNote: 'Entries are judged by the rules, as always',
  saved: 'The match is entered.',
  corrected: 'Corrected.',
  correcting: 'Correcting the result',
  failed: 'Could not be saved. Try again.',
};
