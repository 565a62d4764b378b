/** May this move be made now? Every refusal with its clause and the facts its sentence needs. */
import { hasKeys, isArrayOf, isRecord, type Json, keyCount } from '../../../engine/form';
import type { Refusal, Verdict } from '../../../engine/types';
import { OK } from '../../../engine/verdict';
import { listCounts, NO_CARDS } from '../../gems/rules/counts';
import { addKinds, COPIES, countKinds, type Kind, KINDS } from '../../gems/rules/kinds';
import {
  type DrawClauses,
  judgeCopies,
  judgeDrawn,
  judgeHandSizes,
  refuseDeal,
} from '../../gems/rules/deal';
import { deny } from '../../gems/rules/facts';
import { edgeKind, holeCount } from '../../gems/rules/field';
import { CELLS } from '../../gems/rules/grid';
import {
  hasCardsOnly,
  hasSeatOnly,
  isHands,
  isKinds,
  isShiftShaped,
  judgeEntry,
  judgePass,
  judgeSeat,
  MALFORMED,
  outOfPhase,
  type Shift,
} from '../../gems/rules/moves';
import { judgePayment, paysPlainly } from '../../gems/rules/payment';
import { canDraw, draw, drawsPlainly } from '../../gems/rules/stock';
import { PRICE } from './because';
import {
  canShift,
  canTake,
  handOf,
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

const DRAW: DrawClauses = { deck: 'N-2.1', rebuilt: 'N-2.2' };
const REFILL: DrawClauses = { deck: 'N-4.6', rebuilt: 'N-2.2' };

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
  if (!isRecord(move)) return MALFORMED;
  if (state.mode === 'score') return judgeScoring(state, move);
  const type = move['type'];
  switch (state.phase) {
    case 'act':
      return judgeAct(state, move);
    case 'draw':
      return type === 'draw' ? judgeDraw(state, move) : notNow(state, type);
    case 'refill':
      return type === 'refill' ? judgeRefill(state, move) : notNow(state, type);
    case 'deal':
      return type === 'deal' ? judgeDeal(state, move) : notNow(state, type);
    case 'over':
      return notNow(state, type);
  }
}

function notNow(state: NizamState, type: unknown): Verdict {
  return outOfPhase(TYPES, state.phase, type);
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
  const counts = countKinds(grid);
  const field = judgeCopies('N-1.2', counts, COPIES);
  if (!field.ok || hands === undefined) return field;
  const sizes = judgeHandSizes('N-1.3', hands, state.table.seats);
  if (!sizes.ok) return sizes;
  for (let seat = 0; seat < hands.length; seat += 1) addKinds(counts, hands[seat] as Kind[]);
  return judgeCopies('N-1.3', counts, COPIES);
}

function judgeAct(state: Acting, move: Json): Verdict {
  const type = move['type'];
  switch (type) {
    case 'shift':
      return judgeSeat(move, state.toPlay) ?? judgeShift(state, move);
    case 'take':
      return judgeSeat(move, state.toPlay) ?? judgeTake(state, move);
    case 'done':
      return judgeSeat(move, state.toPlay) ?? judgeDone(state, move);
    case 'pass':
      return judgeSeat(move, state.toPlay) ?? judgePass('N-2.0', move, able(state));
    default:
      return notNow(state, type);
  }
}

function able(state: Acting) {
  return { done: state.made.length > 0, take: canTake(state), shift: canShift(state) };
}

function judgeShift(state: Acting, move: Json): Verdict {
  if (!isShiftShaped(move, state.mode === 'referee')) return MALFORMED;
  const { line, index, edge, pay, stands } = move as unknown as Shift;
  const needs = edgeKind(state.grid, line, index, edge);
  if (paysPlainly(handOf(state), needs, pay, state.table.freeThree)) return OK;
  if (!isKinds(pay)) return MALFORMED;
  return judgePayment(PRICE, purseOf(state, stands), KINDS[needs] as Kind, pay);
}

function judgeDone(state: Acting, move: Json): Verdict {
  if (!hasSeatOnly(move)) return MALFORMED;
  return state.made.length === 0 ? refuseBy('N-3.6', { why: 'noShift' }) : OK;
}

function judgeTake(state: Acting, move: Json): Verdict {
  if (!hasSeatOnly(move)) return MALFORMED;
  if (state.made.length > 0)
    return refuseBy('N-2.0', { why: 'shifting', shifts: state.made.length });
  if (!canDraw(state.stock)) return refuseBy('N-2.2', { why: 'nothingLeft' });
  if (wanted(state) > 0) return OK;
  const facts: NizamFacts = { why: 'limit', hand: handOf(state).size, limit: SOLO_LIMIT };
  return refuseBy('N-7.1', state.table.drawToLimit ? { ...facts, house: 'A-N20' } : facts);
}

function judgeDraw(state: Drawing, move: Json): Verdict {
  const { cards } = move;
  if (keyCount(move) !== 2 || !Array.isArray(cards)) return MALFORMED;
  if (drawsPlainly(state.stock, wanted(state), cards)) return OK;
  if (!isKinds(cards)) return MALFORMED;
  const house = state.table.seats === 1 && state.table.drawToLimit ? 'A-N20' : undefined;
  return judgeDrawn(DRAW, state.stock, wanted(state), outsLeft(state), cards, house);
}

function judgeRefill(state: Refilling, move: Json): Verdict {
  if (!hasCardsOnly(move)) return MALFORMED;
  const { cards } = move as unknown as Refill;
  const holes = holeCount(state.grid);
  const verdict = judgeDrawn(REFILL, state.stock, holes, outsLeft(state), cards);
  if (!verdict.ok || state.mode === 'virtual') return verdict;
  return judgeOpenCards(state, holes, cards);
}

/** At a real table the deck is unknown, but no kind lies open more than twelve times. */
function judgeOpenCards(state: Refilling, holes: number, cards: Refill['cards']): Verdict {
  const { beforeRebuild } = draw(state.stock, holes, outsLeft(state));
  const open = listCounts(openCards(state.grid, state.stock.discard));
  addKinds(open, cards.slice(0, beforeRebuild));
  const verdict = judgeCopies('N-4.6', open, COPIES);
  if (!verdict.ok || beforeRebuild === cards.length) return verdict;
  // The pile has become a deck: from here only the field lies open.
  const onField = listCounts(openCards(state.grid, NO_CARDS));
  return judgeCopies('N-4.6', addKinds(onField, cards), COPIES);
}

function judgeScoring(state: Scoring, move: Json): Verdict {
  const type = move['type'];
  if (state.phase === 'over' || (type !== 'tally' && type !== 'stop')) return notNow(state, type);
  const early = judgeEntry(move, state.toPlay);
  if (early !== null) return early;
  if (!isTally(move)) return MALFORMED;
  const { lengths } = move as unknown as Tally;
  for (const length of lengths)
    if (!(LENGTHS as readonly number[]).includes(length))
      return refuseBy('N-4.1', { why: 'length', length });
  if (lengths.length > MOST_COMBINATIONS)
    return refuseBy('N-4.1', { why: 'tooMany', given: lengths.length, most: MOST_COMBINATIONS });
  return OK;
}

function isLength(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function isTally(move: Json): boolean {
  if (!hasKeys(move, ['type', 'seat', 'lengths'])) return false;
  return isArrayOf(move['lengths'], isLength);
}
