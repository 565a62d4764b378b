import type { Wording } from '../../../../src/text/define';
import type { uk } from './uk';

export const en: Wording<typeof uk> = {
  unfinishedOne: 'Unfinished match',
  unfinishedMore: 'Also unfinished',
  goOn: 'Go on',
  shelf: 'Shelf',
  range: (min, max) => (min === max ? `${min}` : `${min}–${max}`),
  startGame: (game, min, max) => `${game}, ${min} to ${max} players. Start a match`,
  emptyTitle: 'Seat the players, I will remember the rest',
  emptyAction: 'Start the first match',
  again: 'Once more with the same people',
  againHint: (names) => `At the table: ${names}`,
  tools: {
    title: 'At hand',
    dice: 'Dice',
    whoStarts: 'Who starts',
    rules: 'Rules',
    settle: 'Settle',
  },
  search: 'Search the rules',
  memoryOnly:
    'The browser gives no room to store: matches live while this page is open. Save them to a file.',
  rescued: (lost) =>
    lost === 0
      ? 'The file of matches was damaged; everything was rescued and the old file set aside.'
      : `The file of matches was damaged; all but ${lost} records were rescued. The old file is set aside.`,
  openElsewhere: 'Arbitr is open in another window.',
  takeOver: 'Go on here',
  updateReady: 'A new version is ready.',
  update: 'Update',
};
