/**
 * May this move be made now, and what comes of it? Every refusal with its clause and the facts its sentence needs. A move is
 * read once for both: what is found on the way to the verdict goes on to ./apply.
 */
import { hasKeys, isArrayOf, isRecord, type Json, keyCount } from '../../../engine/form';
import type { Played, Refusal, Verdict } from '../../../engine/types';
import { OK, refused, verdictOf } from '../../../engine/verdict';
import { countsOfKinds, NO_CARDS } from '../../gems/rules/counts';
import { addKinds, countKinds, isKind, type Kind, KINDS } from '../../gems/rules/kinds';
import {
  type DrawClauses,
  judgeCopies,
  judgeDrawn,
  judgeHandSizes,
  refuseDeal,
} from '../../gems/rules/deal';
import { deny } from '../../gems/rules/facts';
import { edgeKind } from '../../gems/rules/field';
import { CELLS, type Gem, PEARL } from '../../gems/rules/grid';
import {
  hasSeatOnly,
  isBare,
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
import {
  judgePayment,
  judgePearlPayment,
  plainPayment,
  type Purse,
} from '../../gems/rules/payment';
import { canDraw, plainDraw } from '../../gems/rules/stock';
import { afterShift, claimed, dealt, drawn, nextTurn, stopped, taken, tallied } from './apply';
import { PRICE } from './because';
import { completedKinds } from './lines';
import {
  blockedBy,
  canShift,
  canTake,
  handOf,
  NO_LAST_OUT,
  ON_FIELD,
  poolCopies,
  purseOf,
  TAKE,
} from './position';
import type {
  Acting,
  Deal,
  Dealing,
  Drawing,
  PerlynaFacts,
  PerlynaMove,
  PerlynaState,
  Scoring,
  Tally,
} from './types';

const DRAW: DrawClauses = { deck: 'E-2.2', rebuilt: 'E-2.2' };

const ACTS: ReadonlySet<unknown> = new Set<PerlynaMove['type']>(['take', 'shift', 'done', 'pass']);
const TYPES: ReadonlySet<unknown> = new Set<PerlynaMove['type']>([
  'deal',
  'take',
  'draw',
  'shift',
  'done',
  'pass',
  'tally',
  'stop',
]);

export function judge(state: PerlynaState, move: unknown): Verdict {
  return verdictOf(play(state, move));
}

/** The public `apply` (see defineRules). */
export function played(state: PerlynaState, move: PerlynaMove): PerlynaState {
  const next = play(state, move);
  if ('ok' in next) throw refused(next);
  return next;
}

function play(state: PerlynaState, move: unknown): Played<PerlynaState> {
  if (!isRecord(move)) return MALFORMED;
  if (state.mode === 'score') return playResult(state, move);
  switch (state.phase) {
    case 'act':
      return playAct(state, move);
    case 'draw':
      return move['type'] === 'draw' ? playDraw(state, move) : notNow(state, move);
    case 'deal':
      return move['type'] === 'deal' ? playDeal(state, move) : notNow(state, move);
    case 'over':
      return notNow(state, move);
  }
}

function notNow(state: PerlynaState, move: Json): Refusal {
  return outOfPhase(TYPES, state.phase, move['type']);
}

function refuseBy(clause: string, facts: PerlynaFacts): Refusal {
  return deny(clause, facts);
}

function playDeal(state: Dealing, move: Json): Played<PerlynaState> {
  const verdict = judgeDeal(state, move);
  return verdict.ok ? dealt(state, move as unknown as Deal) : verdict;
}

function judgeDeal(state: Dealing, move: Json): Verdict {
  const virtual = state.mode === 'virtual';
  const keys = virtual ? ['type', 'grid', 'hands'] : ['type', 'grid'];
  if (!hasKeys(move, keys) || !isArrayOf(move['grid'], isGem)) return MALFORMED;
  if (virtual && !isHands(move['hands'])) return MALFORMED;
  const { grid, hands } = move as unknown as Deal;
  const field = judgeField(grid);
  if (!field.ok || hands === undefined) return field;
  const sizes = judgeHandSizes('E-1.2', hands, state.table.seats);
  if (!sizes.ok) return sizes;
  const counts = countKinds([]);
  for (let seat = 0; seat < hands.length; seat += 1) addKinds(counts, hands[seat] as Kind[]);
  return judgeCopies('E-1.2', counts, poolCopies(state.table.seats));
}

function isGem(value: unknown): value is Gem {
  return value === PEARL || isKind(value);
}

/** Three of each kind and one pearl, no other census. */
function judgeField(grid: readonly Gem[]): Verdict {
  if (grid.length !== CELLS)
    return refuseDeal('E-1.3', { why: 'gridSize', given: grid.length, count: CELLS });
  // Twenty-five cards with at most three of each kind leave exactly one place for the pearl.
  return judgeCensus(grid);
}

/** No more of anything than the field has; `gems` may be a part of it. */
export function judgeCensus(gems: readonly Gem[]): Verdict {
  const kinds = gems.filter(isKind);
  const pearls = gems.length - kinds.length;
  if (pearls > 1) return refuseDeal('E-1.3', { why: 'box', kind: PEARL, copies: 1, seen: pearls });
  return judgeCopies('E-1.3', countKinds(kinds), ON_FIELD);
}

function playAct(state: Acting, move: Json): Played<PerlynaState> {
  const { type, seat } = move;
  if (seat !== state.toPlay) return playUnseated(state, move);
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
      return playUnseated(state, move);
  }
}

/** The table stops; or it is not this seat's turn, or none of the moves of one. */
function playUnseated(state: Acting, move: Json): Played<PerlynaState> {
  const { type, seat } = move;
  if (type === 'stop') return isBare(move) ? stopped(state) : MALFORMED;
  return ACTS.has(type) ? notTheirs(seat, state.toPlay) : notNow(state, move);
}

function playPass(state: Acting, move: Json): Played<PerlynaState> {
  const verdict = judgePass('E-2.1', move, able(state));
  return verdict.ok ? nextTurn(state) : verdict;
}

function able(state: Acting) {
  return { done: state.shifts > 0, take: canTake(state), shift: canShift(state) };
}

function playShift(state: Acting, move: Json): Played<PerlynaState> {
  if (!isShiftShaped(move, state.mode === 'referee')) return MALFORMED;
  const { line, index, edge, pay } = move as unknown as Shift;
  const needs = edgeKind(state.grid, line, index, edge);
  const paid = plainPayment(handOf(state), needs, pay, state.table.freeThree);
  if (paid === NO_CARDS) return playPaidShift(state, move as unknown as Shift, needs);
  return afterShift(state, move as unknown as Shift, paid);
}

/** Where a payment is not plainly right. */
function playPaidShift(state: Acting, shift: Shift, kind: number): Played<PerlynaState> {
  const { pay, stands } = shift;
  if (!isKinds(pay)) return MALFORMED;
  const verdict = judgePaid(purseOf(state, stands), kind, pay);
  return verdict.ok ? afterShift(state, shift, countsOfKinds(pay)) : verdict;
}

function judgePaid(purse: Purse, kind: number, pay: readonly Kind[]): Verdict {
  // A-E3: three cards only when the pearl itself goes round.
  if (kind < 0) return judgePearlPayment('E-3.5', PRICE, purse, pay);
  return judgePayment(PRICE, purse, KINDS[kind] as Kind, pay);
}

function playTake(state: Acting, move: Json): Played<PerlynaState> {
  if (!hasSeatOnly(move)) return MALFORMED;
  if (state.shifts > 0) return refuseBy('E-2.1', { why: 'shifting', shifts: state.shifts });
  return canDraw(state.stock) ? taken(state) : refuseBy('E-2.2', { why: 'nothingLeft' });
}

function playDraw(state: Drawing, move: Json): Played<PerlynaState> {
  const { cards } = move;
  if (keyCount(move) !== 2 || !Array.isArray(cards)) return MALFORMED;
  const came = plainDraw(state.stock, TAKE, cards);
  return came === NO_CARDS ? playOddDraw(state, cards) : drawn(state, cards as Kind[], came);
}

/** Where the deck runs out on the way, or a draw cannot be. */
function playOddDraw(state: Drawing, cards: unknown[]): Played<PerlynaState> {
  if (!isKinds(cards)) return MALFORMED;
  const verdict = judgeDrawn(DRAW, state.stock, TAKE, NO_LAST_OUT, cards);
  return verdict.ok ? drawn(state, cards, countsOfKinds(cards)) : verdict;
}

function hasTasks(move: Json): boolean {
  return isKinds(move['tasks']) && keyCount(move) === 3;
}

function playDone(state: Acting, move: Json): Played<PerlynaState> {
  if (!hasTasks(move)) return MALFORMED;
  if (state.shifts === 0) return refuseBy('E-3.6', { why: 'noShift' });
  const { tasks } = move as unknown as Tally;
  const verdict = tasks.length === 0 ? OK : judgeTasks(state, tasks);
  return verdict.ok ? claimed(state, tasks) : verdict;
}

function judgeTasks(state: Acting, tasks: readonly Kind[]): Verdict {
  const { natural, pearlOnly } = completedKinds(state.grid);
  for (const task of tasks)
    if (!natural.includes(task) && !pearlOnly.includes(task))
      return refuseBy('E-4.1', { why: 'noLine', task });
  const fresh = judgeFresh(state, tasks);
  if (!fresh.ok) return fresh;
  const [one, other] = tasks.filter((task) => !natural.includes(task));
  if (one !== undefined && other !== undefined)
    return refuseBy('E-4.3', { why: 'onePearl', tasks: [one, other] });
  return judgeBlocked(state, tasks);
}

/** Each task has one card, and it leaves the task deck once (E-4.1). */
function judgeFresh(state: Acting | Scoring, tasks: readonly Kind[]): Verdict {
  const pile = state.piles[state.toPlay] as readonly Kind[];
  for (let i = 0; i < tasks.length; i += 1) {
    const task = tasks[i] as Kind;
    if (pile.includes(task)) return refuseBy('E-4.1', { why: 'alreadyDone', task });
    if (tasks.indexOf(task) < i) return refuseBy('E-4.1', { why: 'twice', task });
  }
  return OK;
}

function judgeBlocked(state: Acting | Scoring, tasks: readonly Kind[]): Verdict {
  for (const task of tasks) {
    const by = blockedBy(state, task);
    if (by.length > 0) return refuseBy('E-4.6', { why: 'blocked', task, by });
  }
  return OK;
}

function playResult(state: Scoring, move: Json): Played<PerlynaState> {
  const { type } = move;
  if (state.phase === 'over' || (type !== 'tally' && type !== 'stop')) return notNow(state, move);
  const verdict = judgeEntry(move, state.toPlay) ?? judgeTally(state, move);
  if (!verdict.ok) return verdict;
  return type === 'stop' ? stopped(state) : tallied(state, (move as unknown as Tally).tasks);
}

function judgeTally(state: Scoring, move: Json): Verdict {
  if (!hasTasks(move)) return MALFORMED;
  const { tasks } = move as unknown as Tally;
  const fresh = judgeFresh(state, tasks);
  return fresh.ok ? judgeBlocked(state, tasks) : fresh;
}
