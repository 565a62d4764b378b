/** Headlines of Split against the law: votes are turned up in a match, piles are counted anew. */
import { split } from '../../../src/games/split/rules';
import type { Card } from '../../../src/games/split/rules/types';
import { count, facts, type Properties, type Property } from './property';

interface Votes {
  seats: number;
  leader: number;
  cards: Card[];
  at: number[];
  votes: number[];
  extra: boolean;
}

const votes: Property<Votes> = {
  position(rng) {
    const seats = 3 + rng.below(2);
    const size = seats === 3 ? 7 : 9;
    const left = 1 + rng.below(size - 2);
    const right = left + 1 + rng.below(size - left - 1);
    return {
      seats,
      leader: 0,
      cards: count(size).map((i) => 10 - (i % 4)),
      at: [left, right],
      votes: count(seats).map(() => rng.below(3)),
      extra: false,
    };
  },
  implies(headline) {
    const { takes, disputes } = facts<{
      takes: { part: number; seat: number }[];
      disputes: { part: number; seats: number[] }[];
    }>(headline);
    return count(3)
      .map(
        (part) =>
          takes.find((one) => one.part === part)?.seat ??
          disputes.find((one) => one.part === part)?.seats.join('+') ??
          'gone',
      )
      .join(' ');
  },
  truth({ seats, cards, at, votes: given }) {
    let state = split.begin({ seats, first: 0, mode: 'referee' });
    state = split.apply(state, { type: 'row', cards });
    state = split.apply(state, { type: 'cut', seat: 0, at });
    given.forEach((part, seat) => (state = split.apply(state, { type: 'vote', seat, part })));
    const { fates } = (state as unknown as { table: { fates: unknown[] } }).table;
    return [0, ...at]
      .map((from, part) => {
        const fate = fates[from];
        const voters = given.flatMap((vote, seat) => (vote === part ? [seat] : []));
        return fate === 'open' ? voters.join('+') : fate === 'discard' ? 'gone' : fate;
      })
      .join(' ');
  },
};

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
