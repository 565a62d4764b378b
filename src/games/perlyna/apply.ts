/** What a legal move makes of a state. Throws on any other move: that is our mistake. */
import { withAt } from '../../engine/arrays';
import type { Seat } from '../../engine/types';
import { assertNever, mustBeOk } from '../../engine/verdict';
import { countKinds, type Kind, KINDS } from '../gems';
import { START_HAND, startHands } from '../grid/deal';
import { edgeCard, PEARL, shifted } from '../grid/grid';
import { afterDraw, afterPayment } from '../grid/hands';
import type { Shift } from '../grid/moves';
import { draw, minusCards, NO_CARDS, plusCards } from '../grid/stock';
import { judge } from './judge';
import { handOf, NO_LAST_OUT, poolCopies, TAKE } from './position';
import { hasWon, isDeadlock } from './scoring';
import type {
  Acting,
  Deal,
  Dealing,
  Drawing,
  OnTable,
  PerlynaMove,
  PerlynaState,
  Piles,
  Playing,
  Scoring,
} from './types';

export function apply(state: PerlynaState, move: PerlynaMove): PerlynaState {
  mustBeOk(judge(state, move));
  // The judge has let the move through, so the state is of the phase the move belongs to.
  switch (move.type) {
    case 'deal':
      return dealt(state as Dealing, move);
    case 'take':
      return taken(state as Acting);
    case 'draw':
      return drawn(state as Drawing, move.cards);
    case 'shift':
      return afterShift(state as Acting, move);
    case 'done':
      return claimed(state as Acting, move.tasks);
    case 'pass':
      return nextTurn(tableAfter(state as Acting));
    case 'tally':
      return tallied(state as Scoring, move.tasks);
    case 'stop':
      return stopped(state as Acting | Scoring);
    default:
      return assertNever(move);
  }
}

function dealt(state: Dealing, { grid, hands }: Deal): Acting {
  const { mode, seats, freeThree, deadlockOpens } = state;
  const copies = poolCopies(seats);
  let deck: number[] | null = null;
  if (hands !== undefined) {
    deck = KINDS.map(() => copies);
    for (const hand of hands) deck = minusCards(deck, hand);
  }
  const size = KINDS.length * copies - START_HAND * seats;
  return {
    mode,
    seats,
    freeThree,
    deadlockOpens,
    toPlay: state.first,
    grid: grid.slice(),
    stock: { deck, size, discard: NO_CARDS },
    hands: startHands(seats, hands ?? null, countKinds),
    piles: new Array<readonly Kind[]>(seats).fill([]),
    moves: 1,
    phase: 'act',
    shifts: 0,
  };
}

/** Everything that lasts from phase to phase, one move on. */
function tableAfter(state: Playing): OnTable {
  return {
    mode: state.mode,
    seats: state.seats,
    freeThree: state.freeThree,
    deadlockOpens: state.deadlockOpens,
    toPlay: state.toPlay,
    grid: state.grid,
    stock: state.stock,
    hands: state.hands,
    piles: state.piles,
    moves: state.moves + 1,
  };
}

function leftOf(state: { toPlay: Seat; seats: number }): Seat {
  return (state.toPlay + 1) % state.seats;
}

function nextTurn(table: OnTable): Acting {
  return { ...table, toPlay: leftOf(table), phase: 'act', shifts: 0 };
}

/** At a real table the cards go straight to the hand; a virtual deck deals them as a move of its own. */
function taken(state: Acting): PerlynaState {
  return state.mode === 'virtual' ? { ...tableAfter(state), phase: 'draw' } : drawn(state, null);
}

function drawn(state: Playing, cards: readonly Kind[] | null): Acting {
  const { stock, count } = draw(state.stock, TAKE, NO_LAST_OUT, cards);
  const table = tableAfter(state);
  table.stock = stock;
  table.hands = withAt(state.hands, state.toPlay, afterDraw(handOf(state), count, cards));
  return nextTurn(table);
}

function afterShift(state: Acting, shift: Shift): Acting {
  const needs = edgeCard(state.grid, shift);
  const { line, index, edge, pay } = shift;
  // The pearl has no condition (A-E12), so nothing is said by paying three for it.
  const lacks = pay.length === 3 && needs !== PEARL && !state.freeThree;
  const said = lacks ? { kind: needs, end: { line, index, edge }, move: state.moves } : null;
  const table = tableAfter(state);
  table.grid = shifted(state.grid, shift);
  table.hands = withAt(state.hands, state.toPlay, afterPayment(handOf(state), pay, said));
  const { deck, size, discard } = state.stock;
  table.stock = { deck, size, discard: plusCards(discard, pay) };
  return { ...table, phase: 'act', shifts: state.shifts + 1 };
}

function withTasks(state: Acting | Scoring, tasks: readonly Kind[]): Piles {
  const pile = state.piles[state.toPlay] as readonly Kind[];
  return tasks.length === 0 ? state.piles : withAt(state.piles, state.toPlay, pile.concat(tasks));
}

/** All eight tasks end it at once (E-5.1); so does a deadlock, unless the table lifts the block (A-E10). */
function endsGame(state: Acting | Scoring, piles: Piles): boolean {
  return (
    hasWon(piles[state.toPlay] as readonly Kind[]) || (!state.deadlockOpens && isDeadlock(piles))
  );
}

function claimed(state: Acting, tasks: readonly Kind[]): PerlynaState {
  const table = tableAfter(state);
  table.piles = withTasks(state, tasks);
  return endsGame(state, table.piles) ? { ...table, phase: 'over' } : nextTurn(table);
}

function tallied(state: Scoring, tasks: readonly Kind[]): Scoring {
  const piles = withTasks(state, tasks);
  if (endsGame(state, piles)) return { ...state, piles, phase: 'over' };
  return { ...state, piles, toPlay: leftOf(state) };
}

function stopped(state: Acting | Scoring): PerlynaState {
  if (state.mode === 'score') return { ...state, phase: 'over' };
  return { ...tableAfter(state), phase: 'over' };
}
