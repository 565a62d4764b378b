/** «Промінь» for the conformance suite. The trick winner is worked out here a second time, from P-4.6. */
import * as fc from 'fast-check';

import type { Mode, Rng, Setup, Viewer } from '../../../src/engine/types';
import { promin } from '../../../src/games/promin/rules';
import { CLAUSES, HOUSE } from '../../../src/games/promin/rules/clauses';
import type { Match } from '../../support/playout';
import { pick } from '../../support/quickRng';
import type { Entry, HiddenCase, Kit } from '../kit';
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

/** P-4.2: the owner knows a card in hand by its colour and its place there; 0 is the lowest. */
function said(mode: Mode, move: Entry, offers: readonly Entry[]): Entry {
  if (mode !== 'virtual' || move.type !== 'play') return move;
  const card = String(move.card);
  const alike = offers.filter((offer) => colourOf(String(offer.card)) === colourOf(card));
  const place = alike.findIndex((offer) => offer.card === card);
  const rank = place < 0 ? valueOf(card) % 4 : place;
  return { type: 'play', seat: move.seat as number, colour: colourOf(card), rank };
}

const cardsOf = (text: string): string[] => text.split(' ');
const THREE: Setup = { seats: 3, first: 2, mode: 'virtual' };
const BIDS: Entry[] = [0, 1, 2].map((seat) => ({ type: 'bid', seat, beads: 3, shield: false }));

function dealt(...hands: string[]): Entry {
  return { type: 'deal', hands: hands.map(cardsOf) };
}

/** Seat 0's cards of these colours, as seat 1 sees them. */
function seenFromBeside(colours: string): (state: unknown) => string {
  return (state) => {
    const { hands } = promin.view(state as never, 1) as unknown as {
      hands: { colour: string; value: number }[][];
    };
    return (hands[0] ?? [])
      .filter(({ colour }) => colours.includes(colour))
      .map(({ colour, value }) => `${colour}${value}`)
      .join(' ');
  };
}

/** All ways to choose so many of each list, joined; each once. */
function ways(...choices: readonly (readonly [number, string])[]): Record<string, number> {
  const [first, ...rest] = choices;
  if (first === undefined) return { '': 1 };
  const out: Record<string, number> = {};
  for (const head of subsets(cardsOf(first[1]), first[0]))
    for (const tail of Object.keys(ways(...rest))) out[`${head.join(' ')} ${tail}`.trim()] = 1;
  return out;
}

function subsets(cards: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, i) =>
    subsets(cards.slice(i + 1), count - 1).map((rest) => [card, ...rest]),
  );
}

const hidden: HiddenCase[] = [
  {
    name: 'six of seven reds, two of three yellows, two of four greens',
    setup: THREE,
    moves: [
      dealt(
        'r1 r2 r3 r4 r5 r6 y1 y2 g1 g2',
        'r8 y4 y5 y6 y7 y8 g5 g6 g7 g8',
        'b1 b2 b3 b4 b5 p1 p2 p3 p4 p5',
      ),
    ],
    seat: 0,
    hidden: seenFromBeside('ryg'),
    worlds: ways([6, 'r1 r2 r3 r4 r5 r6 r7'], [2, 'y1 y2 y3'], [2, 'g1 g2 g3 g4']),
  },
  {
    name: 'the middle one of three reds was the 5 that lies there: one is lower, one is higher',
    setup: THREE,
    moves: [
      dealt(
        'r2 r5 r7 y1 y2 y3 y4 y5 y6 y7',
        'r1 y8 g1 g2 g3 g4 g5 g6 g7 g8',
        'r8 b1 b2 b3 b4 b5 b6 b7 b8 p1',
      ),
      ...BIDS,
      { type: 'play', seat: 0, card: 'r5' },
    ],
    seat: 0,
    hidden: seenFromBeside('r'),
    worlds: ways([1, 'r2 r3 r4'], [1, 'r6 r7']),
  },
];

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
  optional: (move) => (move.type === 'play' ? ['stands'] : []),
  seated: (mode) => (mode === 'score' ? bid : fc.oneof(bid, play)),
  entries,
  watched,
  disguised,
  staysSecret: () => true,
  said,
  hidden,
};
