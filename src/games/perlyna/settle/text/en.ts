/** Settling “Pearl of the East” in English. */
import { english } from '../../../../text/plural';
import type { Kind } from '../../../gems';
import { counted, grid } from '../../../grid/text/en';
import { capital, listed, type Sentences, settleWords } from '../../../settleWords';
import type { TaskLine } from '../../types';
import type { Remarks } from '../remarks';

const { name: gem } = grid;
const where = ({ line, index }: TaskLine): string =>
  line === 'row' ? `Row ${index + 1}` : `Column ${index + 1}`;
const gems = (kinds: readonly Kind[], and: string): string =>
  listed(
    kinds.map((kind) => gem[kind]),
    and,
  );

const sentences: Sentences<Remarks> = {
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

  mayClaim: ({ tasks }) => `May be completed: ${tasks.map((kind) => gem[kind]).join(', ')}`,
  claimsNothing: () => 'No task can be completed',
  shiftFirst: () => 'A line must be shifted first',
  noShift: () => 'Tasks come after the shifts, and there was none this turn.',
  natural: (line) => `${where(line)}: ${counted(3, line.kind)} in succession, without the pearl.`,
  withPearl: (line) => `${where(line)}: ${counted(2, line.kind)}, and the pearl is the third.`,
  alreadyDone: ({ kind }) => `The task “${gem[kind]}” is done already; there is no second one.`,
  blocked: ({ kind, by }, name) =>
    `But “${gem[kind]}” is blocked: such a card lies on top. Blocked by: ${by.map(name).join(', ')}.`,
  onePearl: ({ tasks }) =>
    `The pearl stands for one kind a turn: ${gems(tasks, 'or')}, not all of them.`,
  anyOrder: () => 'Several tasks may be completed in one turn; the player chooses their order.',
  noLines: () => 'No line has three equal gems in succession, not even with the pearl.',
  lifted: () => 'A deadlock: the table agreed that the block is off then (A-E10).',
  deadlock: () =>
    'A deadlock: whatever anyone lacks is blocked. The match is over, done tasks count (A-E10).',
  unpainted: ({ cells }) =>
    `${cells} ${english(cells, 'cell was', 'cells were')} not entered and complete nothing.`,

  isBlocked: ({ kind, by }, name) =>
    `${capital(gem[kind])}: blocked by ${listed(by.map(name), 'and')}`,
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

  standsFor: ({ kinds }) => `The pearl can be: ${gems(kinds, 'or')}`,
  standsForNothing: () => 'The pearl completes nothing now',
  enoughWithout: (line) =>
    `${where(line)}: ${counted(3, line.kind)} in succession anyway; the pearl stays free.`,
  oneKind: ({ kinds }) => `Only one of them a turn: ${gems(kinds, 'or')}.`,
  needsTwo: () => 'Next to the pearl a line needs two equal gems that lack a third.',
};

export const en = settleWords<Remarks>(
  {
    tasks: {
      title: 'What may be completed?',
      hint: 'Enter the field after the shifts, and the piles.',
    },
    blocked: { title: 'Is a task blocked?', hint: 'Choose the task and enter the piles.' },
    pearl: { title: 'What can the pearl be?', hint: 'Enter the pearl and the gems around it.' },
  },
  sentences,
  'The rules of Pearl of the East do not provide for this.',
);
