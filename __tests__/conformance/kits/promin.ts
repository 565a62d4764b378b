/** «Промінь» for the conformance suite. The trick winner is worked out here a second time, from P-4.6. */
import * as fc from 'fast-check';

import type { Rng, Setup, Viewer } from '../../../src/engine/types';
import { promin } from '../../../src/games/promin';
import { CLAUSES, HOUSE } from '../../../src/games/promin/clauses';
import type { Match } from '../../support/playout';
import { pick } from '../../support/quickRng';
import type { Entry, Kit } from '../kit';
import { anySeat, entryOf, ids } from './shared';

const COLOURS = ['r', 'y', 'g', 'b', 'p'] as const;
const TRUMP = 'y';
const TRICKS = 10;

const valueOf = (card: string): number => Number(card.slice(1));
const colourOf = (card: string): string => card.slice(0, 1);
const highest = (seats: number): number => ({ 3: 8, 4: 10, 5: 12 })[seats] ?? 0;

const anyCard = fc
  .tuple(fc.constantFrom(...COLOURS), fc.integer({ min: 1, max: 12 }))
  .map(([colour, value]) => `${colour}${value}`);
const bid = entryOf('bid', {
  seat: anySeat,
  beads: fc.integer({ min: 0, max: 10 }),
  shield: fc.boolean(),
});
const play = entryOf('play', { seat: anySeat, card: anyCard });

function winnerOf(trick: readonly { seat: number; card: string }[]): number {
  const led = colourOf(trick[0]?.card ?? '');
  const power = (card: string): number => {
    if (colourOf(card) === TRUMP) return 100 + valueOf(card);
    return colourOf(card) === led ? valueOf(card) : 0;
  };
  return trick.reduce(
    (best, next) => (power(next.card) > power(best.card) ? next : best),
    trick[0] ?? { seat: -1, card: '' },
  ).seat;
}

function tricksOf(plays: readonly Entry[], seats: number): number[] {
  const won = Array.from({ length: seats }, () => 0);
  for (let i = 0; i + seats <= plays.length; i += seats) {
    const trick = plays.slice(i, i + seats) as unknown as { seat: number; card: string }[];
    const winner = winnerOf(trick);
    won[winner] = (won[winner] ?? 0) + 1;
  }
  return won;
}

function coloursOf(hands: readonly (readonly string[])[]): Entry {
  const counts = hands.map((hand) =>
    Object.fromEntries(COLOURS.map((c) => [c, hand.filter((card) => colourOf(card) === c).length])),
  );
  return { type: 'colours', counts };
}

/** Deal by deal: the hands where they were dealt, the bets, the plays. */
function dealsOf(moves: readonly Entry[]): { hands: string[][]; bids: Entry[]; plays: Entry[] }[] {
  const deals: { hands: string[][]; bids: Entry[]; plays: Entry[] }[] = [];
  for (const move of moves) {
    if (move.type === 'deal') deals.push({ hands: move.hands as string[][], bids: [], plays: [] });
    else if (move.type === 'bid') deals[deals.length - 1]?.bids.push(move);
    else deals[deals.length - 1]?.plays.push(move);
  }
  return deals;
}

function watched(match: Match, mode: 'referee' | 'score', rng: Rng): Entry[] {
  const { seats } = match.setup;
  return dealsOf(match.moves).flatMap(({ hands, bids, plays }) => {
    const tricks: Entry = { type: 'tricks', won: tricksOf(plays, seats) };
    if (mode === 'score') return [...bids, tricks];
    const before = rng.below(2) === 0 ? [coloursOf(hands)] : [];
    if (rng.below(2) === 0) return [...before, ...bids, ...plays];
    return [...before, ...bids, ...plays.slice(0, rng.below(plays.length)), tricks];
  });
}

/** The tricks seen in this deal, the rest to anybody. */
function someTricks(seats: number, moves: readonly Entry[], rng: Rng): Entry {
  const lastBid = moves.map((move) => move.type).lastIndexOf('bid');
  const won = tricksOf(moves.slice(lastBid + 1), seats);
  for (let t = won.reduce((a, b) => a + b, 0); t < TRICKS; t += 1) {
    const seat = rng.below(seats);
    won[seat] = (won[seat] ?? 0) + 1;
  }
  return { type: 'tricks', won };
}

function someColours(seats: number, rng: Rng): Entry {
  const deck = COLOURS.flatMap((c) =>
    Array.from({ length: highest(seats) }, (_, v) => `${c}${v + 1}`),
  );
  const dealt = rng.shuffle(deck);
  return coloursOf(
    Array.from({ length: seats }, (_, s) => dealt.slice(s * TRICKS, (s + 1) * TRICKS)),
  );
}

function entries(
  setup: Setup,
  turn: { phase: string },
  moves: readonly Entry[],
  rng: Rng,
): Entry[] {
  if (turn.phase === 'bid') return [someColours(setup.seats, rng)];
  return [someTricks(setup.seats, moves, rng)];
}

/** How many cards of its colour in the hand are lower. */
function rankIn(hand: readonly string[], card: string): number {
  return hand.filter((c) => colourOf(c) === colourOf(card) && valueOf(c) < valueOf(card)).length;
}

/**
 * P-2.5: the holder sees colours and the order within a colour. One card of the viewer’s hand (of any
 * hand, for the table) becomes one of the ten aside that stands at the same place.
 */
function disguised(match: Match, index: number, viewer: Viewer, rng: Rng): Entry | null {
  const move = match.moves[index] as Entry;
  if (move.type !== 'deal') return null;
  const hands = move.hands as string[][];
  const seat = viewer === 'table' ? rng.below(hands.length) : viewer;
  const hand = hands[seat] as string[];
  const card = pick(rng, hand);
  const taken = new Set(hands.flat());
  const others = Array.from(
    { length: highest(hands.length) },
    (_, v) => `${colourOf(card)}${v + 1}`,
  )
    .filter((c) => !taken.has(c))
    .filter(
      (c) =>
        rankIn(
          hand.map((own) => (own === card ? c : own)),
          c,
        ) === rankIn(hand, card),
    );
  if (others.length === 0) return null;
  const other = pick(rng, others);
  return {
    ...move,
    hands: hands.map((h, s) => (s === seat ? h.map((c) => (c === card ? other : c)) : h)),
  };
}

export const kit: Kit = {
  rules: promin as Kit['rules'],
  clauses: ids(CLAUSES),
  house: HOUSE,
  occasions: {
    deal: { modes: ['virtual'], phases: ['deal'] },
    colours: { modes: ['referee'], phases: ['bid'] },
    bid: { modes: ['virtual', 'referee', 'score'], phases: ['bid'] },
    play: { modes: ['virtual', 'referee'], phases: ['play'] },
    tricks: { modes: ['referee', 'score'], phases: ['play'] },
  },
  bound: ({ seats }) => 4 * (2 + seats + TRICKS * seats),
  patience: Infinity,
  unordered: () => [],
  seated: (mode) => (mode === 'score' ? bid : fc.oneof(bid, play)),
  entries,
  watched,
  disguised,
  staysSecret: () => true,
};
