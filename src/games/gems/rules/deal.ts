/** Cards that come from a shuffled deck: hands at the start, draws and refills later. */
import type { Rng, Verdict } from '../../../engine/types';
import { OK } from '../../../engine/verdict';
import { type Counts, countsOfKinds, listKinds } from './counts';
import { KINDS, type Kind } from './kinds';
import { type DealFacts, deny, type DrawFacts } from './facts';
import { type Hand, dealtHand } from './hands';
import { draw, firstMissing, type Stock } from './stock';

/** Cards each player starts with (N-1.3, E-1.2). */
export const START_HAND = 3;

/**
 * The present deck shuffled, then the rebuilt one: cards in the order drawn. `deck` is what may lie in
 * it: at a real table every card that nobody has seen.
 */
export function drawByChance(
  stock: Stock,
  deck: Counts,
  wanted: number,
  outsLeft: number,
  rng: Rng,
): Kind[] {
  const { count, beforeRebuild } = draw(stock, wanted, outsLeft);
  const cards = rng.shuffle(listKinds(deck)).slice(0, beforeRebuild);
  if (count === beforeRebuild) return cards;
  return cards.concat(rng.shuffle(listKinds(stock.discard)).slice(0, count - beforeRebuild));
}

export function dealHands(cards: readonly Kind[], seats: number): Kind[][] {
  const hands: Kind[][] = [];
  for (let seat = 0; seat < seats; seat += 1)
    hands.push(cards.slice(seat * START_HAND, (seat + 1) * START_HAND));
  return hands;
}

export function startHands(seats: number, hands: readonly (readonly Kind[])[] | null): Hand[] {
  const out: Hand[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    const cards = hands?.[seat];
    out.push(dealtHand(cards ? countsOfKinds(cards) : null, START_HAND));
  }
  return out;
}

/** As many hands as seats, of three cards each. */
export function judgeHandSizes(
  clause: string,
  hands: readonly (readonly Kind[])[],
  seats: number,
): Verdict {
  let right = hands.length === seats;
  for (let i = 0; i < hands.length; i += 1) right &&= hands[i]?.length === START_HAND;
  if (right) return OK;
  const given = hands.map((hand) => hand.length);
  return refuseDeal(clause, { why: 'hands', given, seats, each: START_HAND });
}

/** No kind more often than `copies`; `counts` may be partial sums. */
export function judgeCopies(clause: string, counts: readonly number[], copies: number): Verdict {
  for (let i = 0; i < KINDS.length; i += 1) {
    const seen = counts[i] as number;
    if (seen > copies)
      return refuseDeal(clause, { why: 'box', kind: KINDS[i] as Kind, copies, seen });
  }
  return OK;
}

export function refuseDeal(clause: string, facts: DealFacts): Verdict {
  return deny(clause, facts);
}

export interface DrawClauses {
  /** Broken when the number is wrong or the deck cannot give a card. */
  deck: string;
  /** Broken when the rebuilt deck cannot give a card. */
  rebuilt: string;
}

/** Cards drawn from a known deck: the right number, and all of them there. */
export function judgeDrawn(
  clauses: DrawClauses,
  stock: Stock,
  wanted: number,
  outsLeft: number,
  cards: readonly Kind[],
  house?: string,
): Verdict {
  const { count, beforeRebuild } = draw(stock, wanted, outsLeft);
  if (cards.length !== count) {
    const facts: DrawFacts = { why: 'number', given: cards.length, count };
    return deny(clauses.deck, house === undefined ? facts : { ...facts, house });
  }
  const missing = firstMissing(stock, cards, beforeRebuild);
  if (missing < 0) return OK;
  const clause = missing < beforeRebuild ? clauses.deck : clauses.rebuilt;
  return deny(clause, { why: 'notThere', kind: cards[missing] as Kind });
}
