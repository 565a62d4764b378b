/** Headlines of «Промінь» against the law: tricks are played, points are counted anew. */
import { promin } from '../../../src/games/promin/rules';
import { scoreDeal } from '../../../src/games/promin/rules/scoring';
import type { Move } from '../../../src/games/promin/rules/types';
import { CASES } from '../../../src/games/promin/settle/now';
import { pick } from '../settleLinks';
import { count, facts, nowProperty, type Properties, type Property, type Rng } from './property';

const COLOURS = ['r', 'y', 'g', 'b', 'p'] as const;
const seatOf: Property['implies'] = (headline) => String(facts<{ seat: number }>(headline).seat);

interface Trick {
  seats: number;
  leader: number;
  cards: string[];
}

const trick: Property<Trick> = {
  position(rng) {
    const seats = 3 + rng.below(3);
    const cards = new Set<string>();
    while (cards.size < seats) cards.add(`${pick(rng, COLOURS)}${1 + rng.below(8)}`);
    return { seats, leader: rng.below(seats), cards: [...cards] };
  },
  implies: seatOf,
  truth({ seats, leader, cards }) {
    // Whoever sits left of the dealer leads the first trick.
    const first = (leader + seats - 1) % seats;
    const seat = (i: number): number => (leader + i) % seats;
    const moves: Move[] = [
      ...cards.map((_, i): Move => ({ type: 'bid', seat: seat(i), beads: 0, shield: false })),
      ...cards.map((card, i) => ({ type: 'play', seat: seat(i), card }) as Move),
    ];
    const setup = { seats, first, mode: 'referee' } as const;
    const end = moves.reduce((state, move) => promin.apply(state, move), promin.begin(setup));
    const view = promin.view(end, 'table') as unknown as { won: readonly number[] };
    return String(view.won.indexOf(1));
  },
};

interface Play {
  seats: number;
  led: string | null;
  hand: Record<string, number>;
  card: string;
}

const play: Property<Play> = {
  position(rng) {
    const hand = Object.fromEntries(COLOURS.map((colour) => [colour, rng.below(3)]));
    const held = COLOURS.filter((colour) => hand[colour]);
    return {
      seats: 5,
      led: rng.below(6) === 0 ? null : pick(rng, COLOURS),
      hand,
      card: held.length > 0 ? pick(rng, held) : 'r',
    };
  },
  implies: ({ id }) => (id === 'play.may' ? 'may' : 'may not'),
  truth: ({ led, hand, card }) => (led === null || !hand[led] || card === led ? 'may' : 'may not'),
};

const bid: Property<{ deal: number; beads: number; shield: boolean; won: number }> = {
  position: (rng) => ({
    deal: 1 + rng.below(4),
    beads: rng.below(11),
    shield: rng.below(2) > 0,
    won: rng.below(11),
  }),
  implies: (headline) => String(facts<{ points: number }>(headline).points),
  truth({ deal, beads, shield, won }) {
    const made = won === beads || (shield && won === beads + 1);
    return String(made ? (shield ? 5 : 10) * deal : 0 - 5 * Math.abs(won - beads));
  },
};

/** By seat and deal, what real bids bring; few numbers, so that ties come about. */
const scores = (rng: Rng, seats: number, deals: number): number[][] =>
  count(seats).map(() =>
    count(deals).map((deal) => {
      const won = rng.below(2);
      return scoreDeal(deal + 1, { beads: 0, shield: true }, won * 2).points;
    }),
  );

const total = (row: readonly number[]): number => row.reduce((sum, n) => sum + n, 0);

/** The seats with most points; of several the first clockwise from `from`. */
function firstOf(points: readonly number[], among: readonly number[], from: number): number {
  const most = Math.max(...among.map((seat) => points[seat] as number));
  const best = among.filter((seat) => points[seat] === most);
  let seat = from;
  while (!best.includes(seat)) seat = (seat + 1) % points.length;
  return seat;
}

interface Points {
  seats: number;
  holder: number;
  points: number[];
}

const opener: Property<Points> = {
  position(rng) {
    const seats = 3 + rng.below(3);
    return { seats, holder: rng.below(seats), points: scores(rng, seats, 3).map(total) };
  },
  implies: seatOf,
  truth: ({ seats, holder, points }) => String(firstOf(points, count(seats), holder)),
};

const tie: Property<Points & { last: number[]; openerFirst: boolean }> = {
  position(rng) {
    const seats = 3 + rng.below(3);
    const rows = scores(rng, seats, 4);
    return {
      seats,
      holder: rng.below(seats),
      openerFirst: rng.below(2) > 0,
      points: rows.map(total),
      last: rows.map((row) => row[3] as number),
    };
  },
  implies: seatOf,
  truth({ seats, holder, points, last }) {
    const most = Math.max(...points);
    const tied = count(seats).filter((seat) => points[seat] === most);
    return String(firstOf(last, tied, holder));
  },
};

export const PROMIN: Properties = {
  trick,
  play,
  bid,
  opener,
  tie,
  now: nowProperty(Object.keys(CASES)),
};
