/**
 * May this move be made now, and what comes of it? Every refusal with its clause and the facts its sentence needs. A move is
 * read once for both: what is found on the way to the verdict goes on to ./apply.
 */
import { hasKeys, isArrayOf, isRecord, type Json, keyCount } from '../../../engine/form';
import type { Played, Refusal, Verdict } from '../../../engine/types';
import { OK, refused, verdictOf } from '../../../engine/verdict';
import { countsOfKinds, listCounts, NO_CARDS } from '../../gems/rules/counts';
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
  hasSeatOnly,
  isHands,
  isKinds,
  isShiftShaped,
  judgeEntry,
  judgePass,
  MALFORMED,
  notTheirs,
  outOfPhase,
  type Shift,
} from '../../gems/rules/moves';
import { judgePayment, plainPayment } from '../../gems/rules/payment';
import { canDraw, draw, plainDraw } from '../../gems/rules/stock';
import {
  activated,
  afterShift,
  dealt,
  drawn,
  nextTurn,
  refilled,
  stopped,
  taken,
  tallied,
} from './apply';
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

const ACTS: ReadonlySet<unknown> = new Set<NizamMove['type']>(['take', 'shift', 'done', 'pass']);
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
  return verdictOf(play(state, move));
}

/** The public `apply` (see defineRules). */
export function played(state: NizamState, move: NizamMove): NizamState {
  const next = play(state, move);
  if ('ok' in next) throw refused(next);
  return next;
}

function play(state: NizamState, move: unknown): Played<NizamState> {
  if (!isRecord(move)) return MALFORMED;
  if (state.mode === 'score') return playResult(state, move);
  switch (state.phase) {
    case 'act':
      return playAct(state, move);
    case 'draw':
      return move['type'] === 'draw' ? playDraw(state, move) : notNow(state, move);
    case 'refill':
      return move['type'] === 'refill' ? playRefill(state, move) : notNow(state, move);
    case 'deal':
      return move['type'] === 'deal' ? playDeal(state, move) : notNow(state, move);
    case 'over':
      return notNow(state, move);
  }
}

function notNow(state: NizamState, move: Json): Refusal {
  return outOfPhase(TYPES, state.phase, move['type']);
}

function refuseBy(clause: string, facts: NizamFacts): Refusal {
  return deny(clause, facts);
}

function playDeal(state: Dealing, move: Json): Played<NizamState> {
  const verdict = judgeDeal(state, move);
  return verdict.ok ? dealt(state, move as unknown as Deal) : verdict;
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

function playAct(state: Acting, move: Json): Played<NizamState> {
  const { type, seat } = move;
  if (seat !== state.toPlay)
    return ACTS.has(type) ? notTheirs(seat, state.toPlay) : notNow(state, move);
  switch (type) {
    case 'shift':
      return playShift(state, move);
    case 'take':
      return playTake(state, move);
    case 'done':
      return playDone(state, move);
    case 'pass':
      return playPass(state, move);
    default:
      return notNow(state, move);
  }
}

function playPass(state: Acting, move: Json): Played<NizamState> {
  const verdict = judgePass('N-2.0', move, able(state));
  return verdict.ok ? nextTurn(state) : verdict;
}

function able(state: Acting) {
  return { done: state.made.length > 0, take: canTake(state), shift: canShift(state) };
}

function playShift(state: Acting, move: Json): Played<NizamState> {
  if (!isShiftShaped(move, state.mode === 'referee')) return MALFORMED;
  const { line, index, edge, pay } = move as unknown as Shift;
  const needs = edgeKind(state.grid, line, index, edge);
  const paid = plainPayment(handOf(state), needs, pay, state.table.freeThree);
  if (paid === NO_CARDS)
    return playPaidShift(state, move as unknown as Shift, KINDS[needs] as Kind);
  return afterShift(state, move as unknown as Shift, paid);
}

/** Where a payment is not plainly right. */
function playPaidShift(state: Acting, shift: Shift, needs: Kind): Played<NizamState> {
  const { pay, stands } = shift;
  if (!isKinds(pay)) return MALFORMED;
  const verdict = judgePayment(PRICE, purseOf(state, stands), needs, pay);
  return verdict.ok ? afterShift(state, shift, countsOfKinds(pay)) : verdict;
}

function playDone(state: Acting, move: Json): Played<NizamState> {
  if (!hasSeatOnly(move)) return MALFORMED;
  return state.made.length === 0 ? refuseBy('N-3.6', { why: 'noShift' }) : activated(state);
}

function playTake(state: Acting, move: Json): Played<NizamState> {
  if (!hasSeatOnly(move)) return MALFORMED;
  if (state.made.length > 0)
    return refuseBy('N-2.0', { why: 'shifting', shifts: state.made.length });
  if (!canDraw(state.stock)) return refuseBy('N-2.2', { why: 'nothingLeft' });
  return wanted(state) > 0 ? taken(state) : overLimit(state);
}

function overLimit(state: Acting): Refusal {
  const facts: NizamFacts = { why: 'limit', hand: handOf(state).size, limit: SOLO_LIMIT };
  return refuseBy('N-7.1', state.table.drawToLimit ? { ...facts, house: 'A-N20' } : facts);
}

function playDraw(state: Drawing, move: Json): Played<NizamState> {
  const { cards } = move;
  if (keyCount(move) !== 2 || !Array.isArray(cards)) return MALFORMED;
  const came = plainDraw(state.stock, wanted(state), cards);
  return came === NO_CARDS ? playOddDraw(state, cards) : drawn(state, cards as Kind[], came);
}

/** Where the deck runs out on the way, or a draw cannot be. */
function playOddDraw(state: Drawing, cards: unknown[]): Played<NizamState> {
  if (!isKinds(cards)) return MALFORMED;
  const house = state.table.seats === 1 && state.table.drawToLimit ? 'A-N20' : undefined;
  const verdict = judgeDrawn(DRAW, state.stock, wanted(state), outsLeft(state), cards, house);
  return verdict.ok ? drawn(state, cards, countsOfKinds(cards)) : verdict;
}

function playRefill(state: Refilling, move: Json): Played<NizamState> {
  const { cards } = move;
  if (keyCount(move) !== 2 || !Array.isArray(cards)) return MALFORMED;
  const holes = holeCount(state.grid);
  const came = plainDraw(state.stock, holes, cards);
  if (came !== NO_CARDS) return refilled(state, cards as Kind[], came, holes);
  const verdict = judgeRefill(state, holes, cards);
  return verdict.ok ? refilled(state, cards as Kind[], countsOfKinds(cards), holes) : verdict;
}

function judgeRefill(state: Refilling, holes: number, cards: unknown[]): Verdict {
  if (!isKinds(cards)) return MALFORMED;
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

function playResult(state: Scoring, move: Json): Played<NizamState> {
  const { type } = move;
  if (state.phase === 'over' || (type !== 'tally' && type !== 'stop')) return notNow(state, move);
  const verdict = judgeEntry(move, state.toPlay) ?? judgeTally(move);
  if (!verdict.ok) return verdict;
  return type === 'stop' ? stopped(state) : tallied(state, (move as unknown as Tally).lengths);
}

function judgeTally(move: Json): Verdict {
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
