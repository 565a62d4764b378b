/** May this move be made now? Every refusal with its clause and the facts its sentence needs. */
import { hasKeys, isRecord, type Json } from '../../engine/form';
import type { Refusal, Verdict } from '../../engine/types';
import { OK, refuse } from '../../engine/verdict';
import { countKinds, isKind, type Kind } from '../gems';
import { judgeCopies, judgeDrawn, judgeHandSizes, refuseDeal } from '../grid/deal';
import { deny } from '../grid/facts';
import { CELLS, edgeCard, type Gem, PEARL } from '../grid/grid';
import {
  type Draw,
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
import { judgePayment, judgePearlPayment, type PriceClauses } from '../grid/payment';
import { available, NO_CARDS, plusCards } from '../grid/stock';
import { completedKinds } from './lines';
import {
  blockedBy,
  canShift,
  canTake,
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

const PRICE: PriceClauses = { one: 'E-3.1', three: 'E-3.4', ruling: 'A-E12' };

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
    case 'over':
      return notNow(state);
  }
}

function notNow(state: PerlynaState): Refusal {
  return refuse('turn', { phase: state.phase });
}

function refuseBy(clause: string, facts: PerlynaFacts): Refusal {
  return deny(clause, facts);
}

function judgeDeal(state: Dealing, move: Json): Verdict {
  const virtual = state.mode === 'virtual';
  const keys = virtual ? ['type', 'grid', 'hands'] : ['type', 'grid'];
  if (!hasKeys(move, keys) || !isField(move['grid'])) return MALFORMED;
  if (virtual && !isHands(move['hands'])) return MALFORMED;
  const { grid, hands } = move as unknown as Deal;
  const field = judgeField(grid);
  if (!field.ok || hands === undefined) return field;
  const sizes = judgeHandSizes('E-1.2', hands, state.table.seats);
  if (!sizes.ok) return sizes;
  let counts: readonly number[] = NO_CARDS;
  for (const hand of hands) counts = plusCards(counts, hand);
  return judgeCopies('E-1.2', counts, poolCopies(state.table.seats));
}

function isField(value: unknown): value is Gem[] {
  return Array.isArray(value) && value.every((cell) => cell === PEARL || isKind(cell));
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
    case 'stop':
      return isBare(move) ? OK : MALFORMED;
    case 'shift':
      return judgeSeat(move, state.toPlay) ?? judgeShift(state, move);
    case 'done':
      return judgeSeat(move, state.toPlay) ?? judgeDone(state, move);
    case 'take':
      return judgeSeat(move, state.toPlay) ?? judgeTake(state, move);
    case 'pass':
      return judgeSeat(move, state.toPlay) ?? judgePass(state, move);
    default:
      return notNow(state);
  }
}

function judgeShift(state: Acting, move: Json): Verdict {
  if (!isShift(move)) return MALFORMED;
  const shift = move as unknown as Shift;
  const needs = edgeCard(state.grid, shift);
  const purse = purseOf(state);
  // A-E3: three cards only when the pearl itself goes round.
  if (needs === PEARL) return judgePearlPayment('E-3.5', PRICE, purse, shift.pay);
  return judgePayment(PRICE, purse, needs, shift.pay);
}

function judgeTake(state: Acting, move: Json): Verdict {
  if (!hasSeatOnly(move)) return MALFORMED;
  if (state.shifts > 0) return refuseBy('E-2.1', { why: 'shifting', shifts: state.shifts });
  return available(state.stock) === 0 ? refuseBy('E-2.2', { why: 'nothingLeft' }) : OK;
}

/** Only who can do nothing else passes (A-E9). */
function judgePass(state: Acting, move: Json): Verdict {
  if (!hasSeatOnly(move)) return MALFORMED;
  if (state.shifts > 0) return refuseBy('E-2.1', { why: 'able', can: 'done' });
  if (canTake(state)) return refuseBy('E-2.1', { why: 'able', can: 'take' });
  return canShift(state) ? refuseBy('E-2.1', { why: 'able', can: 'shift' }) : OK;
}

function judgeDraw(state: Drawing, move: Json): Verdict {
  if (!hasCardsOnly(move)) return MALFORMED;
  const { cards } = move as unknown as Draw;
  const clauses = { deck: 'E-2.2', rebuilt: 'E-2.2' };
  return judgeDrawn(clauses, state.stock, TAKE, NO_LAST_OUT, cards);
}

function hasTasks(move: Json): boolean {
  return hasKeys(move, ['type', 'seat', 'tasks']) && isKinds(move['tasks']);
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
  if (state.phase === 'over' || (type !== 'tally' && type !== 'stop')) return notNow(state);
  if (type === 'stop') return isBare(move) ? OK : MALFORMED;
  const seat = judgeSeat(move, state.toPlay);
  if (seat !== null) return seat;
  if (!hasTasks(move)) return MALFORMED;
  const { tasks } = move as unknown as Tally;
  const fresh = judgeFresh(state, tasks);
  return fresh.ok ? judgeBlocked(state, tasks) : fresh;
}
