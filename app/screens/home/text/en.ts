import type { Wording } from '../../../../src/text/define';
import type { uk } from './uk';

export const en: Wording<typeof uk> = {
  unfinishedOne: 'Unfinished match',
  moreUnfinished: 'More unfinished',
  goOn: 'Continue',
  shelf: 'Shelf',
  range: (min, max) => (min === max ? `${min}` : `${min}–${max}`),
  startGame: (game, min, max) => `${game}, ${min} to ${max} players. Start a match`,
  tools: {
    title: 'At hand',
    dice: 'Dice',
    whoStarts: 'Who starts',
    rules: 'Rules',
    settle: 'Settle',
  },
  join: 'Join by code',
  search: 'Search the rules',
};
