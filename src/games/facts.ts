/**
 * What a finished match leaves for statistics: numbers under names, by seat. Each game's `facts.ts` says
 * which; sums over many matches are SQL's business. Knows no particular game.
 */
import type { Seat, Setup, Standing } from '../engine/types';

export interface GameFact {
  seat: Seat;
  key: string;
  value: number;
}

/** One move of a finished match with the states around it. */
export interface Step {
  move: unknown;
  before: unknown;
  after: unknown;
}

export interface Finished {
  setup: Setup;
  standing: Standing;
  /** Every move that counts, in order. */
  steps(): Iterable<Step>;
}

export interface FactSheet {
  /** Adds to what is there. A zero is kept: it says that the match knew. */
  add(seat: Seat, key: string, value: number): void;
  /** Keeps the larger. */
  most(seat: Seat, key: string, value: number): void;
  facts(): GameFact[];
}

/** One number for each seat and name, however often it is added to. */
export function factSheet(): FactSheet {
  const known = new Map<string, GameFact>();
  const at = (seat: Seat, key: string): GameFact => {
    const name = `${seat} ${key}`;
    let fact = known.get(name);
    if (!fact) known.set(name, (fact = { seat, key, value: 0 }));
    return fact;
  };
  return {
    add: (seat, key, value) => {
      at(seat, key).value += value;
    },
    most: (seat, key, value) => {
      const fact = at(seat, key);
      fact.value = Math.max(fact.value, value);
    },
    facts: () => [...known.values()],
  };
}
