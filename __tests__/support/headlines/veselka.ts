/** Headlines of «Веселка» against the law: the circle is walked, the lap is counted. */
import { type Kind, KINDS } from '../../../src/games/gems/rules/kinds';
import { pick } from '../settleLinks';
import { count, facts, type Properties, type Property } from './property';

/** Which way one colour follows another on the circle: 1, -1, or 0 for no neighbour. */
function way(from: Kind, to: Kind): number {
  const by = (KINDS.indexOf(to) - KINDS.indexOf(from) + KINDS.length) % KINDS.length;
  return by === 1 ? 1 : by === KINDS.length - 1 ? -1 : 0;
}

const RUN = [0, 0, 0, 3, 5, 7, 10, 10, 10];

const run: Property<{ top: Kind; cards: Kind[] }> = {
  position(rng) {
    const start = rng.below(8);
    const by = rng.below(2) ? 1 : 7;
    const cards = count(1 + rng.below(9)).map((i) =>
      // Mostly as it should be.
      rng.below(12) === 0 ? pick(rng, KINDS) : (KINDS[(start + (i + 1) * by) % 8] as Kind),
    );
    return { top: KINDS[start] as Kind, cards };
  },
  implies: (headline) =>
    headline.id === 'run.is' ? String(facts<{ points: number }>(headline).points) : 'none',
  truth({ top, cards }) {
    const ways = cards.map((card, i) => way(i === 0 ? top : (cards[i - 1] as Kind), card));
    const isRun = ways[0] !== 0 && ways.every((one) => one === ways[0]);
    return isRun && cards.length >= 3 && cards.length <= 8 ? String(RUN[cards.length]) : 'none';
  },
};

const keep: Property<{ rainbow: Kind[]; card: Kind; after: string }> = {
  position: (rng) => ({
    rainbow: KINDS.filter(() => rng.below(2) > 0),
    card: pick(rng, KINDS),
    after: rng.below(4) === 0 ? 'swap' : 'run',
  }),
  implies: ({ id }) => (id === 'keep.may' ? 'may' : 'may not'),
  truth: ({ rainbow, card, after }) =>
    after === 'run' && !rainbow.includes(card) ? 'may' : 'may not',
};

const WORTH = [0, 0, 0, 0, 0, 3, 5, 7, 10];

const rainbows: Property<{ seats: number; colours: number[] }> = {
  position(rng) {
    const seats = 2 + rng.below(4);
    return { seats, colours: count(seats).map(() => rng.below(9)) };
  },
  implies: (headline) => facts<{ points: number[] }>(headline).points.join(' '),
  truth: ({ colours }) => colours.map((n) => WORTH[n]).join(' '),
};

const lap: Property<{ seats: number; finisher: number; others: boolean; moved?: number }> = {
  position(rng) {
    const seats = 2 + rng.below(4);
    const moved = rng.below(seats);
    const told = { seats, finisher: rng.below(seats), others: rng.below(2) > 0 };
    return moved > 0 ? { ...told, moved } : told;
  },
  implies: (headline) => facts<{ order: number[] }>(headline).order.join(' '),
  truth: ({ seats, finisher, others, moved = 0 }) =>
    count(seats - (others ? 1 : 0))
      .map((i) => (finisher + 1 + i) % seats)
      .slice(moved)
      .join(' '),
};

const swap: Property<{ count: number; none: boolean }> = {
  position: (rng) => ({ count: rng.below(9), none: rng.below(2) > 0 }),
  implies: (headline) =>
    headline.id === 'swap.may'
      ? String(facts<{ count: number }>(headline).count)
      : headline.id === 'swap.pass'
        ? '0'
        : 'at least one',
  truth: ({ count: n, none }) => (n > 0 || none ? String(n) : 'at least one'),
};

export const VESELKA: Properties = { run, keep, rainbows, lap, swap };
