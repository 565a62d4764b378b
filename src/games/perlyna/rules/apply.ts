/** What a judged move makes of a state. */
import { withAt } from '../../../engine/arrays';
import type { Seat } from '../../../engine/types';
import { assertNever } from '../../../engine/verdict';
import { type Counts, countsOfKinds, minus, NO_CARDS, ofEach } from '../../gems/rules/counts';
import { type Kind, KINDS } from '../../gems/rules/kinds';
import { START_HAND, startHands } from '../../gems/rules/deal';
import { edgeKind, fieldOf, shiftField } from '../../gems/rules/field';
import { afterDraw, afterPayment, type Hand, withoutCards } from '../../gems/rules/hands';
import type { Shift } from '../../gems/rules/moves';
import { draw, withDiscards } from '../../gems/rules/stock';
import { handOf, NO_LAST_OUT, poolCopies, TAKE } from './position';
import { hasWon, isDeadlock } from './scoring';
import type {
  Acting,
  Deal,
  Dealing,
  Drawing,
  PerlynaMove,
  PerlynaState,
  Piles,
  Playing,
  Scoring,
} from './types';

export function apply(state: PerlynaState, move: PerlynaMove): PerlynaState {
  // The judge has let the move through, so the state is of the phase the move belongs to.
  switch (move.type) {
    case 'deal':
      return dealt(state as Dealing, move);
    case 'take':
      return taken(state as Acting);
    case 'draw':
      return drawn(state as Drawing, move.cards, countsOfKinds(move.cards));
    case 'shift':
      return afterShift(state as Acting, move, countsOfKinds(move.pay));
    case 'done':
      return claimed(state as Acting, move.tasks);
    case 'pass':
      return nextTurn(state as Acting);
    case 'tally':
      return tallied(state as Scoring, move.tasks);
    case 'stop':
      return stopped(state as Acting | Scoring);
    default:
      return assertNever(move);
  }
}

export function dealt({ mode, table, first }: Dealing, { grid, hands }: Deal): Acting {
  const { seats } = table;
  const copies = poolCopies(seats);
  let deck: number | null = null;
  if (hands !== undefined) {
    deck = ofEach(copies);
    for (const hand of hands) deck = minus(deck, countsOfKinds(hand));
  }
  const size = KINDS.length * copies - START_HAND * seats;
  return {
    mode,
    phase: 'act',
    table,
    toPlay: first,
    grid: fieldOf(grid),
    stock: { deck, size, discard: NO_CARDS },
    hands: startHands(seats, hands ?? null),
    piles: new Array<readonly Kind[]>(seats).fill([]),
    moves: 1,
    shifts: 0,
  };
}

function leftOf(state: Playing | Scoring): Seat {
  const next = state.toPlay + 1;
  return next === state.table.seats ? 0 : next;
}

/** A copy one move on, to be changed where the move changes something. Written out: it is the hot path. */
function acting(state: Playing, toPlay: Seat, shifts: number): Acting {
  return {
    mode: state.mode,
    phase: 'act',
    table: state.table,
    toPlay,
    grid: state.grid,
    stock: state.stock,
    hands: state.hands,
    piles: state.piles,
    moves: state.moves + 1,
    shifts,
  };
}

/** As `acting`, for the phases in which no player acts. */
function waiting<Phase extends 'draw' | 'over'>(state: Playing, phase: Phase) {
  return {
    mode: state.mode,
    phase,
    table: state.table,
    toPlay: state.toPlay,
    grid: state.grid,
    stock: state.stock,
    hands: state.hands,
    piles: state.piles,
    moves: state.moves + 1,
  };
}

export function nextTurn(state: Playing): Acting {
  return acting(state, leftOf(state), 0);
}

/** At a real table the cards go straight to the hand; a virtual deck deals them as a move of its own. */
export function taken(state: Acting): PerlynaState {
  return state.mode === 'virtual' ? waiting(state, 'draw') : drawn(state, null, null);
}

/** `counts`: what `cards` count. */
export function drawn(
  state: Playing,
  cards: readonly Kind[] | null,
  counts: Counts | null,
): Acting {
  const { stock, count } = draw(state.stock, TAKE, NO_LAST_OUT, cards, counts);
  const next = nextTurn(state);
  next.stock = stock;
  next.hands = withAt(state.hands, state.toPlay, afterDraw(handOf(state), count, counts));
  return next;
}

/** `paid`: what `pay` counts. */
export function afterShift(state: Acting, shift: Shift, paid: Counts): Acting {
  const { line, index, edge } = shift;
  const next = acting(state, state.toPlay, state.shifts + 1);
  next.grid = shiftField(state.grid, line, index, edge);
  next.hands = withAt(state.hands, state.toPlay, handAfter(state, shift, paid));
  next.stock = withDiscards(state.stock, paid);
  return next;
}

function handAfter(state: Acting, shift: Shift, paid: Counts): Hand {
  const { pay, stands } = shift;
  const hand = handOf(state);
  if (hand.cards !== null) return withoutCards(hand, hand.cards, pay.length, paid);
  const { line, index, edge } = shift;
  const needs = edgeKind(state.grid, line, index, edge);
  // The pearl has no condition (A-E12), so nothing is said by paying three for it.
  const lacks = pay.length === 3 && needs >= 0 && !state.table.freeThree;
  const said = lacks ? (KINDS[needs] as Kind) : null;
  return afterPayment(hand, pay, said, shift, state.moves, stands);
}

function withTasks(state: Acting | Scoring, tasks: readonly Kind[]): Piles {
  const pile = state.piles[state.toPlay] as readonly Kind[];
  return tasks.length === 0 ? state.piles : withAt(state.piles, state.toPlay, pile.concat(tasks));
}

/** All eight tasks end it at once (E-5.1); so does a deadlock, unless the table lifts the block (A-E10). */
function endsGame(state: Acting | Scoring, piles: Piles): boolean {
  return (
    hasWon(piles[state.toPlay] as readonly Kind[]) ||
    (!state.table.deadlockOpens && isDeadlock(piles))
  );
}

export function claimed(state: Acting, tasks: readonly Kind[]): PerlynaState {
  if (tasks.length === 0) return nextTurn(state);
  const piles = withTasks(state, tasks);
  const next = endsGame(state, piles) ? waiting(state, 'over') : nextTurn(state);
  next.piles = piles;
  return next;
}

export function tallied(state: Scoring, tasks: readonly Kind[]): Scoring {
  const piles = withTasks(state, tasks);
  if (endsGame(state, piles)) return { ...state, piles, phase: 'over' };
  return { ...state, piles, toPlay: leftOf(state) };
}

export function stopped(state: Acting | Scoring): PerlynaState {
  return state.mode === 'score' ? { ...state, phase: 'over' } : waiting(state, 'over');
}
