/** Settling “Pearl of the East” in English. */
import { and, or } from '../../../../text/lexicon/en';
import { capital } from '../../../../text/lexicon/forms';
import { english } from '../../../../text/plural';
import type { Kind } from '../../../gems/rules/kinds';
import { counted, grid } from '../../../gems/words/en/rules';
import { costSentences } from '../../../gems/words/en/cost';
import { type Sentences, settleWords } from '../../../settleWords';
import type { TaskLine } from '../../rules/types';
import type { Remarks } from '../../settle/remarks';
import { claims } from './claims';

const { name: gem } = grid;
const where = ({ line, index }: TaskLine): string =>
  line === 'row' ? `Row ${index + 1}` : `Column ${index + 1}`;
const gems = (kinds: readonly Kind[]): string => or(kinds.map((kind) => gem[kind]));

const sentences: Sentences<Remarks> = {
  ...costSentences('A-E12'),
  needField: () => 'Enter the field after the shifts: the disputed lines are enough.',
  needPearl: () => 'Put the pearl on the field and the gems next to it.',
  needTask: () => 'Choose the task in question.',
  tooMany: ({ kind, copies, seen }) =>
    kind === 'pearl'
      ? `There is one pearl, but here are ${seen}: there is no such field.`
      : `The field always has ${counted(copies, kind)}, but here are ${seen}: that cannot be.`,
  taskTwice: ({ kind, seat }, name) =>
    `${name(seat)} has the task “${gem[kind]}” in the pile twice, but everyone has it once.`,
  finished: ({ seat }, name) => `${name(seat)} has all eight tasks, so the match is over.`,

  mayClaim: ({ all, one }) =>
    all.length === 0 ? capital(claims(all, one)) : `May be completed: ${claims(all, one)}`,
  claimsNothing: () => 'No task can be completed',
  shiftFirst: () => 'A line must be shifted first',
  noShift: () => 'Tasks come after the shifts, and there was none this turn.',
  natural: (line) => `${where(line)}: ${counted(3, line.kind)} in succession, without the pearl.`,
  withPearl: (line) => `${where(line)}: ${counted(2, line.kind)}, and the pearl is the third.`,
  alreadyDone: ({ kind }) => `The task “${gem[kind]}” is done already; there is no second one.`,
  blocked: ({ kind, by }, name) =>
    `But “${gem[kind]}” is blocked: such a card lies on top. Blocked by: ${by.map(name).join(', ')}.`,
  onePearl: ({ tasks }) => `The pearl stands for one kind a turn: ${gems(tasks)}, not all of them.`,
  anyOrder: () => 'Several tasks may be completed in one turn; the player chooses their order.',
  noLines: () => 'No line has three equal gems in succession, not even with the pearl.',
  lifted: () => 'A deadlock: the table agreed that the block is off then (A-E10).',
  deadlock: () =>
    'A deadlock: whatever anyone lacks is blocked. The match is over, done tasks count (A-E10).',
  unpainted: ({ cells }) =>
    `${cells} ${english(cells, 'cell was', 'cells were')} not entered and complete nothing.`,

  isBlocked: ({ kind, by }, name) => `${capital(gem[kind])}: blocked by ${and(by.map(name))}`,
  isOpen: ({ kind }) => `${capital(gem[kind])}: not blocked`,
  isDone: ({ kind }) => `${capital(gem[kind])}: done already`,
  top: ({ seat, top }, name) =>
    top === null
      ? `${name(seat)}: the pile is empty and blocks nothing.`
      : `${name(seat)}: ${gem[top]} on top, which blocks only that kind.`,
  topBlocks: ({ seat, kind }, name) => `${name(seat)}: ${gem[kind]} on top, so it is blocked.`,
  covered: ({ seat, kind }, name) =>
    `${name(seat)}: ${gem[kind]} is covered by another card and blocks no more.`,
  ownTop: () => 'One’s own top card blocks the task only for opponents.',

  standsFor: ({ kinds }) => `The pearl can be: ${gems(kinds)}`,
  standsForNothing: () => 'The pearl completes nothing now',
  enoughWithout: (line) =>
    `${where(line)}: ${counted(3, line.kind)} in succession anyway; the pearl stays free.`,
  oneKind: ({ kinds }) => `Only one of them a turn: ${gems(kinds)}.`,
  needsTwo: () => 'Next to the pearl a line needs two equal gems that lack a third.',
};

export const en = settleWords<Remarks>(
  {
    tasks: {
      title: 'What may be completed?',
      hint: 'Enter the field after the shifts, and the piles.',
      also: 'which task can I complete, several tasks, three in a row, is the task done',
    },
    blocked: {
      title: 'Is a task blocked?',
      hint: 'Choose the task and enter the piles.',
      also: 'blocked task, opponent blocks, closed task, same card on top',
    },
    pearl: {
      title: 'What can the pearl be?',
      hint: 'Enter the pearl and the gems around it.',
      also: 'what can the pearl be, pearl for two kinds, use the pearl twice, pearl for two tasks, pearl as wild card',
    },
    cost: {
      title: 'What does a shift cost?',
      hint: 'The edge card, the arrow, and the hand if it is seen.',
      also: 'cost of a shift, how to pay, no matching gem, pay three cards, price of a move, cost of the pearl, shift the pearl, pearl at the edge',
    },
  },
  sentences,
  'The rules of Pearl of the East do not provide for this.',
);
