import type { Wording } from '../../../../src/text/define';
import type { uk } from './uk';

export const en: Wording<typeof uk> = {
  title: 'Settle',
  noQuestion: 'There is no such question here.',
  titleOf: (game) => `Settle: ${game}`,
  chooseGame: 'Another game',
  gameIs: (game) => `Game: ${game}. Choose another`,
  questions: 'What is the question',
  position: 'Position',
  answer: 'Answer',
  impossible: 'That cannot be',
  incomplete: 'Not everything yet',
  broken: 'This link is broken, so the position is empty. Lay it out yourself.',
  fromMatch: 'The position comes from the match. Change anything: the match stays as it is.',
  openRule: 'Open the rule',
  another: 'Another position',
  decidedBy: 'Decided by',
  steps: 'Why',
  clear: 'Start again',
  share: 'Share the ruling',
  copied: 'Ruling and link copied',
  notYet: 'There are no questions for this game yet. The rules have the answer.',
  toRules: 'To the rules',
  shelf:
    'Choose a game and a question, lay out the position — and there is a ruling with its clause.',
};
