/** Everything the questions of Split can say, with the facts each sentence relies on. */
import { remarksOf } from '../../settleWords';
import type { Card } from '../rules/types';

interface PartFacts {
  part: number;
  /** Null where nobody told which one it is. */
  cards: readonly (Card | null)[];
}

/** A part and whoever takes it. */
export interface Taken {
  part: number;
  seat: number;
}

export interface Dispute {
  part: number;
  seats: readonly number[];
}

export interface Said {
  'votes.cards': { left: number };
  'votes.cut': { left: number };
  'votes.vote': { seat: number };
  'votes.voters': Record<never, never>;
  'votes.copies': { card: Card; copies: number; shown: number };
  'votes.badCut': Record<never, never>;
  'votes.noThird': { seat: number };
  'votes.rowSize': { cards: number; count: number };
  /**
   * Who takes which part, and who contests which, each dispute apart (S-4.6); `gone` were contested and are discarded
   * all the same (S-4.5, A-S5); nobody wanted the others.
   */
  'votes.who': {
    takes: readonly Taken[];
    disputes: readonly Dispute[];
    gone: readonly number[];
  };
  'votes.unclaimed': PartFacts;
  'votes.sole': PartFacts & { seat: number };
  'votes.contested': PartFacts & { seats: readonly number[] };
  'votes.halved': PartFacts & { seats: readonly number[] };
  'votes.single': PartFacts & { seats: readonly number[] };
  /** Contested once more, where the table has agreed on one extra vote (A-S5). */
  'votes.again': PartFacts & { seats: readonly number[] };
  'votes.order': { part: number };
  'votes.out': { seats: readonly number[] };

  'joker.copies': { value: number; copies: number; shown: number };
  'joker.where': Record<never, never>;
  'joker.may': { value: number };
  'joker.mayNot': { value: number };
  'joker.waits': Record<never, never>;
  'joker.mustLie': Record<never, never>;
  'joker.noPiles': Record<never, never>;
  'joker.piles': { piles: readonly number[] };
  'joker.joins': { value: number };
  'joker.noSuchPile': { value: number };
  'joker.notAside': Record<never, never>;
  'joker.attaches': Record<never, never>;
  'joker.stays': Record<never, never>;

  'majority.none': Record<never, never>;
  'majority.jokers': { jokers: number; copies: number };
  'majority.piles': { value: number; piles: number; copies: number };
  'majority.wins': { seats: readonly number[]; points: number };
  'majority.most': { value: number; seat: number; count: number };
  'majority.shared': { value: number; seats: readonly number[]; count: number };
  'majority.points': { points: readonly number[] };
  'majority.highest': { seat: number; points: number };
  'majority.tied': { seats: readonly number[]; points: number };
  'majority.cards': { seats: readonly number[]; cards: readonly number[] };
}

export const remark = remarksOf<Said>();
