/** Headlines of Split against the law: votes are turned up in a match, piles are counted anew. */
import { split } from '../../../src/games/split/rules';
import type { Card } from '../../../src/games/split/rules/types';
import { count, facts, type Properties, type Property, type Rng } from './property';

interface Votes {
  seats: number;
  leader: number;
  cards: Card[];
  at: number[];
  votes: (number | null)[];
  extra: boolean;
  once: boolean;
}

/** Two cuts, or one through the only gap of two cards. */
function cutsOf(rng: Rng, size: number): number[] {
  if (size === 2) return [1];
  const left = 1 + rng.below(size - 2);
  return [left, left + 1 + rng.below(size - left - 1)];
}

const votes: Property<Votes> = {
  position(rng) {
    const seats = 3 + rng.below(2);
    const extra = rng.below(2) > 0;
    const row = seats === 3 ? 7 : 9;
    const size = extra ? 2 + rng.below(row - 3) : row;
    const parts = size === 2 ? 2 : 3;
    const given = count(seats).map(() => rng.below(parts));
    return {
      seats,
      leader: 0,
      cards: count(size).map((i) => 10 - (i % 4)),
      at: cutsOf(rng, size),
      // Who does not contest the part has no vote; two always do.
      votes: given.map((part, seat) => (extra && seat > 1 && rng.below(2) ? null : part)),
      extra,
      once: rng.below(2) > 0,
    };
  },
  implies(headline) {
    const { takes, disputes, gone } = facts<{
      takes: { part: number; seat: number }[];
      disputes: { part: number; seats: number[] }[];
      gone: number[];
    }>(headline);
    return count(3)
      .map(
        (part) =>
          takes.find((one) => one.part === part)?.seat ??
          disputes.find((one) => one.part === part)?.seats.join('+') ??
          (gone.includes(part) ? 'lost' : 'gone'),
      )
      .join(' ');
  },
  truth: (told) => (told.extra ? contested(told) : revealed(told)),
};

/** S-4.1 to S-4.5; A-S5: what is contested once more is cut again, or goes where the table agreed so. */
function contested({ cards, at, votes: given, once }: Votes): string {
  return count(3)
    .map((part) => {
      const size = (at[part] ?? cards.length) - (part === 0 ? 0 : (at[part - 1] ?? cards.length));
      const voters = count(given.length).filter((seat) => given[seat] === part);
      if (voters.length === 1) return voters[0];
      if (voters.length === 0) return 'gone';
      return size === 1 || once ? 'lost' : voters.join('+');
    })
    .join(' ');
}

/** A whole row's votes, turned up in a match. */
function revealed({ seats, cards, at, votes: given }: Votes): string {
  let state = split.begin({ seats, first: 0, mode: 'referee' });
  state = split.apply(state, { type: 'row', cards });
  state = split.apply(state, { type: 'cut', seat: 0, at });
  given.forEach(
    (part, seat) => (state = split.apply(state, { type: 'vote', seat, part: part as number })),
  );
  const { fates } = (state as unknown as { table: { fates: unknown[] } }).table;
  return [0, ...at]
    .map((from, part) => {
      const fate = fates[from];
      const voters = given.flatMap((vote, seat) => (vote === part ? [seat] : []));
      const discarded = voters.length > 1 ? 'lost' : 'gone';
      return fate === 'open' ? voters.join('+') : fate === 'discard' ? discarded : fate;
    })
    .join(' ');
}

const joker: Property<{ numbers: number[]; value: number }> = {
  position: (rng) => ({
    numbers: count(10).map(() => (rng.below(4) === 0 ? 1 : 0)),
    value: rng.below(11),
  }),
  implies: ({ id }) => (['joker.may', 'joker.waits'].includes(id) ? 'may' : 'may not'),
  truth({ numbers, value }) {
    const none = numbers.every((n) => n === 0);
    const may = value === 0 ? none : (numbers[value - 1] ?? 0) > 0;
    return may ? 'may' : 'may not';
  },
};

const majority: Property<{ seats: number; counts: number[][] }> = {
  position(rng) {
    const seats = 3 + rng.below(2);
    return {
      seats,
      counts: count(seats).map(() =>
        count(10).map((i) => (i < 3 ? 0 : rng.below(1 + Math.floor(i / 3)))),
      ),
    };
  },
  implies(headline) {
    const { seats, points } = facts<{ seats: number[]; points: number }>(headline);
    return `${seats.join('+')} ${points}`;
  },
  truth({ seats, counts }) {
    const points = count(seats).map(() => 0);
    const kept = count(seats).map(() => 0);
    for (const i of count(10)) {
      const most = Math.max(...counts.map((piles) => piles[i] as number));
      for (const seat of count(seats))
        if (most > 0 && counts[seat]?.[i] === most) {
          points[seat] = (points[seat] as number) + i + 1;
          kept[seat] = (kept[seat] as number) + 1;
        }
    }
    const worth = count(seats).map(
      (seat) => (points[seat] as number) * 100 + (kept[seat] as number),
    );
    const most = Math.max(...worth);
    const winners = count(seats).filter((seat) => worth[seat] === most);
    return `${winners.join('+')} ${Math.floor(most / 100)}`;
  },
};

export const SPLIT: Properties = { votes, joker, majority };
