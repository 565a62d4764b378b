/** Settling “Nizam” in English. */
import { english } from '../../../../text/plural';
import type { Run } from '../../../gems/rules/grid';
import { cards, points } from '../../../../text/lexicon/en';
import { counted } from '../../../gems/words/en/rules';
import { costSentences } from '../../../gems/words/en/cost';
import { type Sentences, settleWords } from '../../../settleWords';
import type { Line, Remarks } from '../../settle/remarks';

const where = ({ line, index }: Line): string =>
  line === 'row' ? `Row ${index + 1}` : `Column ${index + 1}`;
const run = (found: Run): string =>
  `${where(found)}: ${counted(found.length, found.kind)} in succession`;
const sentences: Sentences<Remarks> = {
  ...costSentences('A-N1'),
  needField: () => 'Enter the field as it was when the turn began: the disputed lines are enough.',
  needShift: () => 'Now tap the shifts in the order they were made.',
  tooMany: ({ kind, copies, seen }) =>
    `There are only ${counted(copies, kind)}, but here are ${seen}: there is no such field.`,

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

  'solo.hand': () => 'Say how many cards are in hand.',
  'solo.take': ({ cards: n }) => `Yes, take ${cards(n)}`,
  'solo.full': () => 'No, cards may not be taken: shift',
  'solo.limit': ({ limit, take }) =>
    `Alone one takes ${cards(take)}, too, but may hold no more than ${limit}.`,
  'solo.literal': ({ limit, take }) =>
    `It is exactly ${take}: if that makes more than ${limit}, none are taken (A-N20).`,
  'solo.agreed': ({ limit }) => `The table agreed: draw up to ${limit}, at least one card (A-N20).`,
  'solo.shift': ({ take }) =>
    `So many cards always pay for a shift: any ${take} do where the right one is missing.`,
  'solo.mayAgree': ({ limit }) =>
    `At the start another reading may be chosen: draw up to ${limit}, at least one card (A-N20).`,
  'solo.app': () => 'In a match for one the app minds the limit.',
};

export const en = settleWords<Remarks>(
  {
    runs: {
      title: 'What scores?',
      hint: 'Enter the field before the turn, then the shifts in order.',
      also: 'does the combination count, points for a combination, combination was already there, old combo, several combinations',
    },
    cost: {
      title: 'What does a shift cost?',
      hint: 'The edge card, the arrow, and the hand if it is seen.',
      also: 'cost of a shift, how to pay, no matching gem, pay three cards, price of a move',
    },
    solo: {
      title: 'May I take cards?',
      hint: 'A match for one: how many cards are in hand.',
      also: 'solo, playing alone, single player, how many cards may I hold, hand limit, eight cards, full hand, may I draw, draw up to eight',
    },
  },
  sentences,
  'The rules of Nizam do not provide for this.',
);
