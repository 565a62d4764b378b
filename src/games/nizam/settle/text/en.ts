/** Settling “Nizam” in English. */
import { english } from '../../../../text/plural';
import type { LineEnd, Run } from '../../../grid/grid';
import { articled, cards, counted, grid } from '../../../grid/text/en';
import { capital, type Sentences, settleWords } from '../../../settleWords';
import type { Line, Remarks } from '../remarks';

const points = (n: number): string => `${n} ${english(n, 'point', 'points')}`;
const where = ({ line, index }: Line): string =>
  line === 'row' ? `Row ${index + 1}` : `Column ${index + 1}`;
const run = (found: Run): string =>
  `${where(found)}: ${counted(found.length, found.kind)} in succession`;
const EDGE: Record<LineEnd['line'], Record<LineEnd['edge'], string>> = {
  row: { start: 'leftmost', end: 'rightmost' },
  column: { start: 'top', end: 'bottom' },
};

const sentences: Sentences<Remarks> = {
  needField: () => 'Enter the field as it was when the turn began: the disputed lines are enough.',
  needEnd: () => 'Touch the arrow at the line that is shifted.',
  needEdge: (end) =>
    `Enter the card that goes round: ${grid.shift(end)}, the ${EDGE[end.line][end.edge]} one.`,
  needShift: () => 'Now touch the shifts in the order they were made.',
  tooMany: ({ kind, copies, seen }) =>
    `There are only ${counted(copies, kind)}, but here are ${seen}: there is no such field.`,

  costsOne: ({ kind }) => `It costs one ${grid.name[kind]}`,
  costsThree: () => 'It costs any three cards',
  costsEither: ({ kind }) => `It costs one ${grid.name[kind]} or any three cards`,
  cannotPay: () => 'This shift cannot be paid for',
  edge: (end) =>
    `${capital(grid.shift(end))}: the ${EDGE[end.line][end.edge]} card goes to the other end, and it is ${articled(grid.name[end.kind])}.`,
  sameKind: ({ kind }) => `One card of the same kind pays for it: ${articled(grid.name[kind])}.`,
  held: ({ kind, count }) => `The hand holds ${counted(count, kind)}.`,
  noChoice: () => 'Only who lacks the needed kind pays three cards.',
  lacking: ({ kind }) => `The hand has no ${grid.name[kind]}, so any three cards pay.`,
  unknownHand: ({ kind }) => `Only who has no ${grid.name[kind]} pays any three cards.`,
  freeThree: () => 'The table agreed: three cards always pay (A-N1).',
  tooFew: ({ cards: n }) =>
    `There are not enough for a payment of three: the hand has ${cards(n)}.`,

  points: ({ points: n, combinations }) =>
    `${points(n)} for ${combinations} ${english(combinations, 'combination', 'combinations')}`,
  nothing: () => 'No points: the combinations lie unchanged',
  nothingLies: () => 'No points: there is no combination',
  made: (found) =>
    `${run(found)}, which were not there when the turn began. ${points(found.points)}.`,
  resized: (found) =>
    `${run(found)}; there were ${found.was} when the turn began, so the number changed. ${points(found.points)}.`,
  rejoined: (found) =>
    `${run(found)}: the combination was broken and joined again, so it counts. ${points(found.points)}.`,
  extra: ({ combinations, points: n }) =>
    `${combinations} combinations in one turn: +1 for each beyond the first, +${n} in all.`,
  sum: ({ terms, points: n }) => `Together ${terms.join(' + ')} = ${n}.`,
  shared: () => 'A card shared by a row and a column counts in both and is discarded once.',
  still: (found) => `${run(found)}, but nobody touched these cards in the turn: no points.`,
  slid: (found) =>
    `${run(found)}, but there were that many all through the turn: sliding them or replacing one by an equal card is no change.`,
  broken: (line) =>
    `${where(line)}: there was a combination, but it is gone at the end of the turn.`,
  passing: (line) =>
    `${where(line)}: a combination came up during the turn and went again; only the end counts.`,
  scattered: ({ kind, count, ...line }) =>
    `${where(line)}: ${counted(count, kind)}, but not in succession, so this is no combination.`,
  unpainted: ({ cells }) =>
    `${cells} ${english(cells, 'cell was', 'cells were')} not entered and taken for other gems.`,
};

export const en = settleWords<Remarks>(
  {
    runs: {
      title: 'What scores?',
      hint: 'Enter the field before the turn, then the shifts in order.',
    },
    cost: {
      title: 'What does a shift cost?',
      hint: 'The edge card, the arrow, and the hand if it is seen.',
    },
  },
  sentences,
  'The rules of Nizam do not provide for this.',
);
