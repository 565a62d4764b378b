/** The price of a shift in both games on the field, in English. */
import { capital } from '../../../../text/lexicon/forms';
import { cards } from '../../../../text/lexicon/en';
import type { LineEnd } from '../../rules/grid';
import type { CostRemarks } from '../../settle/cost';
import type { Sentences } from '../../../settleWords';
import { articled, counted, grid } from './rules';

const EDGE: Record<LineEnd['line'], Record<LineEnd['edge'], string>> = {
  row: { start: 'leftmost', end: 'rightmost' },
  column: { start: 'top', end: 'bottom' },
};

/** `ruling`: the open question by which a table may let three cards always pay. */
export const costSentences = (ruling: string): Sentences<CostRemarks> => ({
  needEnd: () => 'Tap the arrow at the line that is shifted.',
  needEdge: (end) =>
    `Enter the card that goes round: ${grid.shift(end)}, the ${EDGE[end.line][end.edge]} one.`,
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
  freeThree: () => `The table agreed: three cards always pay (${ruling}).`,
  tooFew: ({ cards: n }) =>
    `There are not enough for a payment of three: the hand has ${cards(n)}.`,
  costsOneElseThree: ({ kind }) => `One ${grid.name[kind]}; without one, any three cards`,
  costsPearl: () => 'It costs any three cards',
  pearlEdge: () => 'The pearl is at the edge that goes round: any three cards pay for it.',
  otherEnd: () => 'The pearl is at the other edge and does not go round: the usual price (A-E3).',
  mayAgree: () => `The table may agree that three cards always pay (${ruling}).`,
  appPrice: () =>
    'The app’s referee refuses three cards with the needed one among them; the table may let them stand.',
  appFree: () => 'In a match the app takes such a payment if that was agreed at the start.',
  appTrusts: () =>
    'The referee takes the player’s word; if the needed card turns up later, the app shows this shift.',
  appPearl: () => 'In a match the app takes nothing but three cards for the pearl.',
});
