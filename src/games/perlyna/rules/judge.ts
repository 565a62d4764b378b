/** May this move be made now? Every refusal with its clause and the facts its sentence needs. */
import { hasKeys, isArrayOf, isRecord, type Json, keyCount } from '../../../engine/form';
import type { Refusal, Verdict } from '../../../engine/types';
import { OK } from '../../../engine/verdict';
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
  judgeSeat,
  MALFORMED,
  outOfPhase,
  type Shift,
} from '../../gems/rules/moves';
import { judgePayment, judgePearlPayment, paysPlainly } from '../../gems/rules/payment';
import { canDraw, drawsPlainly } from '../../gems/rules/stock';
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
  if (!isRecord(move)) return MALFORMED;
  if (state.mode === 'score') return judgeScoring(state, move);
  const type = move['type'];
  switch (state.phase) {
    case 'act':
      return judgeAct(state, move);
    case 'draw':
      return type === 'draw' ? judgeDraw(state, move) : notNow(state, type);
    case 'deal':
      return type === 'deal' ? judgeDeal(state, move) : notNow(state, type);
    case 'over':
      return notNow(state, type);
  }
}

function notNow(state: PerlynaState, type: unknown): Verdict {
  return outOfPhase(TYPES, state.phase, type);
}

function refuseBy(clause: string, facts: PerlynaFacts): Refusal {
  return deny(clause, facts);
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

function judgeAct(state: Acting, move: Json): Verdict {
  switch (move['type']) {
    case 'shift':
      return judgeSeat(move, state.toPlay) ?? judgeShift(state, move);
    case 'take':
      return judgeSeat(move, state.toPlay) ?? judgeTake(state, move);
    case 'done':
      return judgeSeat(move, state.toPlay) ?? judgeDone(state, move);
    case 'pass':
      return judgeSeat(move, state.toPlay) ?? judgePass('E-2.1', move, able(state));
    case 'stop':
      return isBare(move) ? OK : MALFORMED;
    default:
      return notNow(state, move['type']);
  }
}

function able(state: Acting) {
  return { done: state.shifts > 0, take: canTake(state), shift: canShift(state) };
}

function judgeShift(state: Acting, move: Json): Verdict {
  if (!isShiftShaped(move, state.mode === 'referee')) return MALFORMED;
  const { line, index, edge, pay, stands } = move as unknown as Shift;
  const kind = edgeKind(state.grid, line, index, edge);
  if (paysPlainly(handOf(state), kind, pay, state.table.freeThree)) return OK;
  if (!isKinds(pay)) return MALFORMED;
  const purse = purseOf(state, stands);
  // A-E3: three cards only when the pearl itself goes round.
  if (kind < 0) return judgePearlPayment('E-3.5', PRICE, purse, pay);
  return judgePayment(PRICE, purse, KINDS[kind] as Kind, pay);
}

function judgeTake(state: Acting, move: Json): Verdict {
  if (!hasSeatOnly(move)) return MALFORMED;
  if (state.shifts > 0) return refuseBy('E-2.1', { why: 'shifting', shifts: state.shifts });
  return !canDraw(state.stock) ? refuseBy('E-2.2', { why: 'nothingLeft' }) : OK;
}

function judgeDraw(state: Drawing, move: Json): Verdict {
  const { cards } = move;
  if (keyCount(move) !== 2 || !Array.isArray(cards)) return MALFORMED;
  if (drawsPlainly(state.stock, TAKE, cards)) return OK;
  if (!isKinds(cards)) return MALFORMED;
  return judgeDrawn(DRAW, state.stock, TAKE, NO_LAST_OUT, cards);
}

function hasTasks(move: Json): boolean {
  return isKinds(move['tasks']) && keyCount(move) === 3;
}

function judgeDone(state: Acting, move: Json): Verdict {
  if (!hasTasks(move)) return MALFORMED;
  if (state.shifts === 0) return refuseBy('E-3.6', { why: 'noShift' });
  const { tasks } = move as unknown as Tally;
  if (tasks.length === 0) return OK;
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

function judgeScoring(state: Scoring, move: Json): Verdict {
  const type = move['type'];
  if (state.phase === 'over' || (type !== 'tally' && type !== 'stop')) return notNow(state, type);
  const early = judgeEntry(move, state.toPlay);
  if (early !== null) return early;
  if (!hasTasks(move)) return MALFORMED;
  const { tasks } = move as unknown as Tally;
  const fresh = judgeFresh(state, tasks);
  return fresh.ok ? judgeBlocked(state, tasks) : fresh;
}
