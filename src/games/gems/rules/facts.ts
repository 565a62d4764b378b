/** What a refusal about shifts, payments and draws tells its sentence. `why` picks the sentence. */
import type { Refusal, Seat } from '../../../engine/types';
import { refuse } from '../../../engine/verdict';
import type { Kind } from './kinds';
import type { Gem, LineEnd } from './grid';

/** The ruling agreed at the table on which a verdict rests. */
interface House {
  house?: string;
}

export type PaymentFacts =
  /** Neither one card of the edge's kind nor three. */
  | ({ why: 'price'; needs: Kind; paid: readonly Kind[] } & House)
  /** Three, although the needed kind is there. */
  | { why: 'held'; needs: Kind; held: number }
  /** The pearl wraps: three cards, nothing else. */
  | { why: 'pearl'; paid: readonly Kind[] }
  /** Not that many of the kind in hand. */
  | { why: 'hand'; kind: Kind; paid: number; held: number }
  /** Not that many cards in hand (real table). */
  | { why: 'size'; paid: number; hand: number }
  /** The entry `move` was false: the kind was not lacking there. */
  | ({ why: 'lacked'; kind: Kind; paid: number; drawn: number; move: number } & LineEnd)
  | BoxFacts;

/** More cards of a kind than there are; `copies` is how many there are at all. */
export type BoxFacts = { why: 'box'; kind: Gem; copies: number; seen: number };

export type DrawFacts =
  | ({ why: 'number'; given: number; count: number } & House)
  | { why: 'notThere'; kind: Kind }
  | { why: 'nothingLeft' };

export type ActFacts =
  /** A turn has one action; shifts have begun. */
  | { why: 'shifting'; shifts: number }
  /** Passing while something can be done. */
  | { why: 'able'; can: 'take' | 'shift' | 'done' }
  | { why: 'noShift' };

export type DealFacts =
  | { why: 'gridSize'; given: number; count: number }
  | { why: 'hands'; given: readonly number[]; seats: number; each: number }
  | BoxFacts;

export type GridFacts = PaymentFacts | DrawFacts | ActFacts | DealFacts;

/** Out of turn: whose turn it is, or what is done now instead. */
export type TurnFacts<Phase extends string> = { turnOf: readonly [Seat] } | { phase: Phase };

/** Facts by the reason that several clauses share: what the sentence of each can rely on. */
export type ByReason<Facts extends { why: string }> = {
  [Why in Facts['why']]: Extract<Facts, { why: Why }>;
};

/** What a grid game refuses with. */
export type GridRefusals<Facts extends { why: string }, Phase extends string> = ByReason<Facts> & {
  turn: TurnFacts<Phase>;
  form: Record<string, never>;
};

/** A refusal whose facts one of the sentences can read. */
export function deny<F extends { why: string }>(clause: string, facts: F): Refusal {
  return refuse(clause, facts);
}
