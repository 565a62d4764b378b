/** «Драбинка» for the conformance suite. */
import * as fc from 'fast-check';

import type { Rng, Setup, Viewer } from '../../../src/engine/types';
import type { Entry, HiddenCase, Kit } from '../../conformance/kit';
import { anySeat, entryOf, ids } from '../../conformance/kits/shared';
import type { Match } from '../playout';
import { pick } from '../quickRng';
import { drabynka } from './rules';
import { CLAUSES, HOUSE } from './rules/clauses';
import { DECK, HAND } from './rules/types';

const lay = entryOf('lay', { seat: anySeat, card: fc.integer({ min: 1, max: 12 }) });

/** Steps counted from the cards alone. */
function stepsOf({ setup, moves }: Match): number[] {
  const steps = Array.from({ length: setup.seats }, () => 0);
  let top = 0;
  for (const { type, seat, card } of moves) {
    if (type !== 'lay') continue;
    if ((card as number) > top) steps[seat as number] = (steps[seat as number] ?? 0) + 1;
    top = card as number;
  }
  return steps;
}

const anySteps = ({ seats }: Setup, rng: Rng): Entry => ({
  type: 'steps',
  steps: Array.from({ length: seats }, (_, seat) => (seat === 0 ? 1 : rng.below(HAND + 1))),
});

type Hands = readonly (readonly number[])[];

/** A card of a hand the viewer cannot see is another one: from another such hand, or one nobody was dealt. */
function disguised(match: Match, index: number, viewer: Viewer, rng: Rng): Entry | null {
  const move = match.moves[index] as Entry;
  if (move.type !== 'deal') return null;
  const hands = move.hands as Hands;
  const seat = pick(
    rng,
    [...hands.keys()].filter((other) => other !== viewer),
  );
  const own = viewer === 'table' ? [] : (hands[viewer] ?? []);
  const card = pick(rng, hands[seat] ?? []);
  const other = pick(
    rng,
    DECK.filter((one) => !own.includes(one)),
  );
  const swap = (one: number): number => (one === card ? other : one === other ? card : one);
  return card === other ? null : { ...move, hands: hands.map((hand) => hand.map(swap)) };
}

const dealt = (...hands: Hands): Entry => ({ type: 'deal', hands });

const otherHand = (state: unknown): string =>
  ((state as { hands: Hands }).hands[1] ?? [])
    .slice()
    .sort((a, b) => a - b)
    .join(' ');

/** All hands of so many of these cards. */
function handsOf(cards: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, i) =>
    handsOf(cards.slice(i + 1), count - 1).map((rest) => [card, ...rest]),
  );
}

const worlds = (cards: readonly number[], count: number): Record<string, number> =>
  Object.fromEntries(handsOf(cards, count).map((hand) => [hand.join(' '), 1]));

const TWO: Setup = { seats: 2, first: 0, mode: 'virtual' };

const hidden: HiddenCase[] = [
  {
    name: 'three of the nine cards that this seat has not got',
    setup: TWO,
    moves: [dealt([1, 7, 9], [2, 4, 6])],
    seat: 0,
    hidden: otherHand,
    worlds: worlds([2, 3, 4, 5, 6, 8, 10, 11, 12], HAND),
  },
  {
    name: 'whoever went down from 7 to 2 has nothing above 7',
    setup: TWO,
    moves: [
      dealt([1, 7, 9], [2, 4, 6]),
      { type: 'lay', seat: 0, card: 7 },
      { type: 'lay', seat: 1, card: 2 },
    ],
    seat: 0,
    hidden: otherHand,
    worlds: worlds([3, 4, 5, 6], 2),
  },
];

export const kit: Kit = {
  rules: drabynka as Kit['rules'],
  clauses: ids(CLAUSES),
  house: HOUSE,
  occasions: {
    deal: { modes: ['virtual'], phases: ['deal'] },
    lay: { modes: ['virtual', 'referee'], phases: ['play'] },
    steps: { modes: ['score'], phases: ['count'] },
  },
  bound: ({ seats }) => 1 + seats * HAND,
  patience: 99,
  unordered: () => [],
  seated: () => lay,
  entries: (setup, turn, _, rng) => (turn.phase === 'count' ? [anySteps(setup, rng)] : []),
  watched: (match, mode) =>
    mode === 'referee'
      ? match.moves.filter(({ type }) => type === 'lay')
      : [{ type: 'steps', steps: stepsOf(match) }],
  disguised,
  staysSecret: (_, after) => after.phase === 'play',
  hidden,
  isSmall: true,
};
