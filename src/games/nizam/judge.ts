/** May this move be made now? Every refusal with its clause and the facts its sentence needs. */
import { hasKeys, isRecord, type Json } from '../../engine/form';
import type { Refusal, Verdict } from '../../engine/types';
import { OK, refuse } from '../../engine/verdict';
import { COPIES, countKinds } from '../gems';
import { judgeCopies, judgeDrawn, judgeHandSizes, refuseDeal } from '../grid/deal';
import { deny } from '../grid/facts';
import { CELLS, edgeCard } from '../grid/grid';
import {
  hasCardsOnly,
  hasSeatOnly,
  isBare,
  isHands,
  isKinds,
  isShift,
  judgeSeat,
  MALFORMED,
  type Shift,
} from '../grid/moves';
import { judgePayment, type PriceClauses } from '../grid/payment';
import { available, draw, NO_CARDS, plusCards } from '../grid/stock';
import {
  canShift,
  canTake,
  handOf,
  holeCount,
  openCards,
  outsLeft,
  purseOf,
  SOLO_LIMIT,
  wanted,
} from './position';
import { LENGTHS, MOST_COMBINATIONS } from './scoring';
import type {
  Acting,
  Deal,
  Dealing,
  Drawing,
  NizamFacts,
  NizamMove,
  NizamState,
  Refill,
  Refilling,
  Scoring,
  Tally,
} from './types';

const PRICE: PriceClauses = { one: 'N-3.1', three: 'N-3.5', ruling: 'A-N1' };

const TYPES: ReadonlySet<unknown> = new Set<NizamMove['type']>([
  'deal',
  'take',
  'draw',
  'shift',
  'done',
  'refill',
  'pass',
  'tally',
  'stop',
]);

export function judge(state: NizamState, move: unknown): Verdict {
  if (!isRecord(move) || !TYPES.has(move['type'])) return MALFORMED;
  const type = move['type'];
  if (state.mode === 'score') return judgeScoring(state, move);
  switch (state.phase) {
    case 'deal':
      return type === 'deal' ? judgeDeal(state, move) : notNow(state);
    case 'act':
      return judgeAct(state, move);
    case 'draw':
      return type === 'draw' ? judgeDraw(state, move) : notNow(state);
    case 'refill':
      return type === 'refill' ? judgeRefill(state, move) : notNow(state);
    case 'over':
      return notNow(state);
  }
}

function notNow(state: NizamState): Refusal {
  return refuse('turn', { phase: state.phase });
}

function refuseBy(clause: string, facts: NizamFacts): Refusal {
  return deny(clause, facts);
}

function judgeDeal(state: Dealing, move: Json): Verdict {
  const virtual = state.mode === 'virtual';
  const keys = virtual ? ['type', 'grid', 'hands'] : ['type', 'grid'];
  if (!hasKeys(move, keys) || !isKinds(move['grid'])) return MALFORMED;
  if (virtual && !isHands(move['hands'])) return MALFORMED;
  const { grid, hands } = move as unknown as Deal;
  if (grid.length !== CELLS)
    return refuseDeal('N-1.2', { why: 'gridSize', given: grid.length, count: CELLS });
  let counts = countKinds(grid);
  const field = judgeCopies('N-1.2', counts, COPIES);
  if (!field.ok || hands === undefined) return field;
  const sizes = judgeHandSizes('N-1.3', hands, state.table.seats);
  if (!sizes.ok) return sizes;
  for (const hand of hands) counts = plusCards(counts, hand);
  return judgeCopies('N-1.3', counts, COPIES);
}

function judgeAct(state: Acting, move: Json): Verdict {
  const type = move['type'];
  if (type !== 'take' && type !== 'shift' && type !== 'done' && type !== 'pass')
    return notNow(state);
  const seat = judgeSeat(move, state.toPlay);
  if (seat !== null) return seat;
  if (type === 'shift') {
    if (!isShift(move)) return MALFORMED;
    const shift = move as unknown as Shift;
    return judgePayment(PRICE, purseOf(state), edgeCard(state.grid, shift), shift.pay);
  }
  if (!hasSeatOnly(move)) return MALFORMED;
  if (type === 'take') return judgeTake(state);
  if (type === 'pass') return judgePass(state);
  return state.shifting === null ? refuseBy('N-3.6', { why: 'noShift' }) : OK;
}

function judgeTake(state: Acting): Verdict {
  if (state.shifting !== null)
    return refuseBy('N-2.0', { why: 'shifting', shifts: state.shifting.made.length });
  if (available(state.stock) === 0) return refuseBy('N-2.2', { why: 'nothingLeft' });
  if (wanted(state) > 0) return OK;
  const facts: NizamFacts = { why: 'limit', hand: handOf(state).size, limit: SOLO_LIMIT };
  return refuseBy('N-7.1', state.table.drawToLimit ? { ...facts, house: 'A-N20' } : facts);
}

/** Only who can do nothing else passes (A-N3, A-N24). */
function judgePass(state: Acting): Verdict {
  if (state.shifting !== null) return refuseBy('N-2.0', { why: 'able', can: 'done' });
  if (canTake(state)) return refuseBy('N-2.0', { why: 'able', can: 'take' });
  return canShift(state) ? refuseBy('N-2.0', { why: 'able', can: 'shift' }) : OK;
}

function judgeDraw(state: Drawing, move: Json): Verdict {
  if (!hasCardsOnly(move)) return MALFORMED;
  const want = wanted(state);
  const clauses = { deck: 'N-2.1', rebuilt: 'N-2.2' };
  const house = state.table.seats === 1 && state.table.drawToLimit ? 'A-N20' : undefined;
  const { cards } = move as unknown as Refill;
  return judgeDrawn(clauses, state.stock, want, outsLeft(state), cards, house);
}

function judgeRefill(state: Refilling, move: Json): Verdict {
  if (!hasCardsOnly(move)) return MALFORMED;
  const { cards } = move as unknown as Refill;
  const clauses = { deck: 'N-4.6', rebuilt: 'N-2.2' };
  const holes = holeCount(state.grid);
  const verdict = judgeDrawn(clauses, state.stock, holes, outsLeft(state), cards);
  if (!verdict.ok || state.mode === 'virtual') return verdict;
  return judgeOpenCards(state, holes, cards);
}

/** At a real table the deck is unknown, but no kind lies open more than twelve times. */
function judgeOpenCards(state: Refilling, holes: number, cards: Refill['cards']): Verdict {
  const { beforeRebuild } = draw(state.stock, holes, outsLeft(state));
  const open = openCards(state.grid, state.stock.discard);
  const verdict = judgeCopies('N-4.6', plusCards(open, cards.slice(0, beforeRebuild)), COPIES);
  if (!verdict.ok || beforeRebuild === cards.length) return verdict;
  // The pile has become a deck: from here only the field lies open.
  return judgeCopies('N-4.6', plusCards(openCards(state.grid, NO_CARDS), cards), COPIES);
}

function judgeScoring(state: Scoring, move: Json): Verdict {
  const type = move['type'];
  if (state.phase === 'over' || (type !== 'tally' && type !== 'stop')) return notNow(state);
  if (type === 'stop') return isBare(move) ? OK : MALFORMED;
  const seat = judgeSeat(move, state.toPlay);
  if (seat !== null) return seat;
  if (!isTally(move)) return MALFORMED;
  const { lengths } = move as unknown as Tally;
  for (const length of lengths)
    if (!(LENGTHS as readonly number[]).includes(length))
      return refuseBy('N-4.1', { why: 'length', length });
  if (lengths.length > MOST_COMBINATIONS)
    return refuseBy('N-4.1', { why: 'tooMany', given: lengths.length, most: MOST_COMBINATIONS });
  return OK;
}

function isTally(move: Json): boolean {
  if (!hasKeys(move, ['type', 'seat', 'lengths'])) return false;
  const { lengths } = move;
  return Array.isArray(lengths) && lengths.every((length) => Number.isSafeInteger(length));
}
