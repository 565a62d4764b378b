import type { Wording } from '../../../../src/text/define';
import { english } from '../../../../src/text/plural';
import type { uk } from './uk';

export const en: Wording<typeof uk> = {
  title: 'New match',
  chooseGame: 'What are we playing?',
  otherGame: 'Another game',
  how: 'How are we playing?',
  modes: {
    score: { name: 'Keep score', line: 'The game is on the table, only results here' },
    referee: { name: 'Referee', line: 'You enter the plays, Arbitr judges them' },
    virtual: { name: 'Deal the cards', line: 'No cards: the phone deals them' },
  },
  modesDice: {
    score: { name: 'Roll the dice', line: 'Sheets on paper, dice and the count here' },
    referee: { name: 'Referee', line: 'Dice on the table, sheets on the phone' },
    virtual: { name: 'All on the phone', line: 'Dice and sheets here' },
  },
  who: 'Who is at the table?',
  lastGroup: 'Last time',
  known: 'Known players',
  addPlayer: 'player',
  addPlayerLabel: 'Add a player',
  newName: 'Player’s name',
  add: 'Add',
  nameTaken: 'That name is at the table already: add a surname or a nickname.',
  nameEmpty: 'Type a name.',
  remove: (name) => `Remove from the table: ${name}`,
  moveUp: (name) => `Seat earlier: ${name}`,
  moveDown: (name) => `Seat later: ${name}`,
  changeColour: (name) => `Change the token: ${name}`,
  order: 'Order at the table, clockwise',
  around: 'clockwise',
  whoStarts: 'Who starts',
  starts: (name) => `${name} starts`,
  startsAndDeals: (name) => `${name} starts and deals`,
  chooseStarter: (name) => `${name} starts: choose`,
  lot: 'by lot',
  drawing: 'Drawing lots…',
  lotFell: (name) => `The lot falls on ${name}`,
  start: (n) => (n === 1 ? 'Start alone' : `Start with ${n}`),
  tooFew: (min, have) =>
    `It needs at least ${min} ${english(min, 'player', 'players')}; ${have} at the table.`,
  tooMany: (max, have) =>
    `It takes at most ${max} ${english(max, 'player', 'players')}; ${have} at the table: remove some.`,
  full: (max) => `No more than ${max} can play this game.`,
  notForThisCount: (game, min, max) =>
    min === max ? `${game}: ${min} only` : `${game}: ${min} to ${max}`,
  house: 'Agreements at the table',
  houseHint: 'The rules are silent or can be read in two ways: choose how you play.',
  fair: {
    title: 'Fair chance',
    preparing: 'preparing the seed…',
    fingerprint: (print) => `fingerprint ${print}`,
    added: (n) => `added: ${n}`,
    hint: 'The seed is already chosen; this is its fingerprint. Add words or taps: then even the phone could not know what would come.',
    word: 'A word for the seed',
    add: 'Add',
    tap: 'Add the moment of a tap',
    tapped: (n) => `tap ${n}`,
    remove: (word) => `Remove: ${word}`,
  },
  box: {
    only: (counts) =>
      `Something is missing from the box: the real deck is enough for ${counts.join(' or ')} players.`,
    none: 'Something is missing from the box: the real set is not enough.',
    virtual: 'Let the phone have it all',
  },
  startFailed: 'The match could not be saved. Try again.',
};
