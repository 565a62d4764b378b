/** State by phase, moves, views and the facts of every refusal. Data only. */
import type { Seat } from '../../../../src/engine/types';

/** D-1.1: each number is there once. */
export const DECK: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
export const TOP_CARD = DECK.length;
export const HAND = 3;

/** A card on the ladder; `step`: it went up. */
export interface Laid {
  seat: Seat;
  card: number;
  step: boolean;
}

export interface Dealing {
  phase: 'deal';
  seats: number;
  first: Seat;
}

export interface Playing {
  phase: 'play';
  seats: number;
  toPlay: Seat;
  laid: readonly Laid[];
  /** Null at a table with real cards: nobody shows them. */
  hands: readonly (readonly number[])[] | null;
}

export interface Counting {
  phase: 'count';
  seats: number;
}

export interface Over {
  phase: 'over';
  laid: readonly Laid[];
  /** By seat. */
  steps: readonly number[];
}

export type State = Dealing | Playing | Counting | Over;

export type Move =
  | { type: 'deal'; hands: readonly (readonly number[])[] }
  | { type: 'lay'; seat: Seat; card: number }
  | { type: 'steps'; steps: readonly number[] };

export type View =
  | Dealing
  | {
      phase: 'play';
      seats: number;
      toPlay: Seat;
      laid: readonly Laid[];
      /** Cards in every hand. */
      left: readonly number[];
      /** The app has dealt. */
      dealt: boolean;
      /** The viewer's own cards; null where they are nobody's or real. */
      own: readonly number[] | null;
    }
  | Counting
  | Over;

/** The facts of every refusal, by clause: what its sentence needs. */
export interface Refusals {
  turn: { turnOf: readonly Seat[] };
  form: Record<never, never>;
  /** `in`: twice in what was dealt, not in that hand, already on the ladder. */
  'D-1.1': { in: 'deal' | 'hand' | 'ladder'; card: number };
  'D-2.1': { card: number; top: number; higher: readonly number[] };
  'D-3.1': { seat: Seat; steps: number } | { none: true };
}

export interface Lines {
  'D-3.1': { steps: number };
}
