/** What a judged move makes of a state. */
import { withAt } from '../../../engine/arrays';
import type { Seat } from '../../../engine/types';
import { assertNever } from '../../../engine/verdict';
import {
  type Counts,
  countsOfKinds,
  minus,
  NO_CARDS,
  ofEach,
  oneOf,
  plus,
} from '../../gems/rules/counts';
import { COPIES, type Kind, kindIndex, KINDS } from '../../gems/rules/kinds';
import { START_HAND, startHands } from '../../gems/rules/deal';
import {
  digHoles,
  edgeKind,
  type Field,
  fieldOf,
  holeCount,
  noHoles,
  refillField,
  runIn,
  shiftField,
  withHoles,
} from '../../gems/rules/field';
import { CELLS, type Run, type Shifts, withShift } from '../../gems/rules/grid';
import { afterDraw, afterPayment, type Hand, withoutCards } from '../../gems/rules/hands';
import type { Shift } from '../../gems/rules/moves';
import { draw, type Drawn, withDiscards } from '../../gems/rules/stock';
import { handOf, outsLeft, scoringLines, wanted } from './position';
import { BLANK, type Sheet, withTurn } from './scoring';
import type {
  Acting,
  Deal,
  Dealing,
  Drawing,
  Ended,
  NizamMove,
  NizamState,
  Playing,
  Refilling,
  Scoring,
} from './types';

const NO_SHIFTS: Shifts = '';

export function apply(state: NizamState, move: NizamMove): NizamState {
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
      return activated(state as Acting);
    case 'refill':
      return refilled(state as Refilling, move.cards, countsOfKinds(move.cards));
    case 'pass':
      return nextTurn(state as Acting);
    case 'tally':
      return tallied(state as Scoring, move.lengths);
    case 'stop':
      return stopped(state as Scoring);
    default:
      return assertNever(move);
  }
}

export function dealt({ mode, table, first }: Dealing, { grid, hands }: Deal): Acting {
  const { seats } = table;
  let deck: number | null = null;
  if (hands !== undefined) {
    deck = minus(ofEach(COPIES), countsOfKinds(grid));
    for (const hand of hands) deck = minus(deck, countsOfKinds(hand));
  }
  const size = KINDS.length * COPIES - CELLS - START_HAND * seats;
  return {
    mode,
    phase: 'act',
    table,
    toPlay: first,
    grid: fieldOf(grid),
    stock: { deck, size, discard: NO_CARDS },
    hands: startHands(seats, hands ?? null),
    sheets: new Array<Sheet>(seats).fill(BLANK),
    outs: 0,
    moves: 1,
    made: NO_SHIFTS,
  };
}

function leftOf(state: Playing | Scoring): Seat {
  const next = state.toPlay + 1;
  return next === state.table.seats ? 0 : next;
}

/** A copy one move on, to be changed where the move changes something. Written out: it is the hot path. */
function acting(state: Playing, toPlay: Seat, grid: Field, made: Shifts): Acting {
  return {
    mode: state.mode,
    phase: 'act',
    table: state.table,
    toPlay,
    grid,
    stock: state.stock,
    hands: state.hands,
    sheets: state.sheets,
    outs: state.outs,
    moves: state.moves + 1,
    made,
  };
}

/** As `acting`, for the phases in which no player acts. */
function waiting<Phase extends 'draw' | 'refill' | 'over'>(
  state: Playing,
  phase: Phase,
  grid: Field,
) {
  return {
    mode: state.mode,
    phase,
    table: state.table,
    toPlay: state.toPlay,
    grid,
    stock: state.stock,
    hands: state.hands,
    sheets: state.sheets,
    outs: state.outs,
    moves: state.moves + 1,
  };
}

export function nextTurn(state: Acting): Acting {
  return acting(state, leftOf(state), state.grid, NO_SHIFTS);
}

/** At a real table the cards go straight to the hand; a virtual deck deals them as a move of its own. */
export function taken(state: Acting): NizamState {
  return state.mode === 'virtual' ? waiting(state, 'draw', state.grid) : drawn(state, null, null);
}

/** `counts`: what `cards` count. */
export function drawn(
  state: Acting | Drawing,
  cards: readonly Kind[] | null,
  counts: Counts | null,
): NizamState {
  const result = draw(state.stock, wanted(state), outsLeft(state), cards, counts);
  const next = afterCards(state, result, state.grid);
  const hand = afterDraw(handOf(state), result.count, counts);
  next.hands = withAt(state.hands, state.toPlay, hand);
  return next;
}

/** The end at the last deck-out comes at once, whatever was still to be drawn (A-N14). */
function afterCards(state: Playing, result: Drawn, grid: Field): Acting | Ended {
  // Unless it ends, every hole is filled: what scored lies in the pile the deck is rebuilt from.
  const next = result.ended
    ? waiting(state, 'over', grid)
    : acting(state, leftOf(state), grid, NO_SHIFTS);
  next.stock = result.stock;
  next.outs = state.outs + result.outs;
  return next;
}

/** `paid`: what `pay` counts. */
export function afterShift(state: Acting, shift: Shift, paid: Counts): Acting {
  const { line, index, edge } = shift;
  const made = withShift(state.made, line, index, edge);
  const next = acting(state, state.toPlay, shiftField(state.grid, line, index, edge), made);
  next.hands = withAt(state.hands, state.toPlay, handAfter(state, shift, paid));
  next.stock = withDiscards(state.stock, paid);
  return next;
}

function handAfter(state: Acting, shift: Shift, paid: Counts): Hand {
  const { pay, stands } = shift;
  const hand = handOf(state);
  if (hand.cards !== null) return withoutCards(hand, hand.cards, pay.length, paid);
  const { line, index, edge } = shift;
  const said = pay.length === 3 && !state.table.freeThree;
  const lacking = said ? (KINDS[edgeKind(state.grid, line, index, edge)] as Kind) : null;
  return afterPayment(hand, pay, lacking, shift, state.moves, stands);
}

/** Combinations are counted, their cards leave, crossing ones once (A-N9). */
export function activated(state: Acting): NizamState {
  const lines = scoringLines(state.grid, state.made);
  if (lines.length === 0) return nextTurn(state);
  const holes = noHoles();
  const lengths: number[] = [];
  let scored = NO_CARDS;
  for (let i = 0; i < lines.length; i += 1) {
    const run = runIn(state.grid, lines[i] as number) as Run;
    const leaving = digHoles(holes, run);
    scored = plus(scored, leaving * oneOf(kindIndex(run.kind)));
    lengths.push(run.length);
  }
  const next = waiting(state, 'refill', withHoles(state.grid, holes));
  next.stock = withDiscards(state.stock, scored);
  const sheet = withTurn(state.sheets[state.toPlay] as Sheet, lengths);
  next.sheets = withAt(state.sheets, state.toPlay, sheet);
  return next;
}

/** The holes in row-major order; where the last deck ran out, some stay (A-N28). `counts`: what `cards` count. */
export function refilled(
  state: Refilling,
  cards: readonly Kind[],
  counts: Counts,
  holes = holeCount(state.grid),
): NizamState {
  const result = draw(state.stock, holes, outsLeft(state), cards, counts);
  return afterCards(state, result, refillField(state.grid, cards));
}

export function tallied(state: Scoring, lengths: readonly number[]): Scoring {
  const sheet = withTurn(state.sheets[state.toPlay] as Sheet, lengths);
  return { ...state, sheets: withAt(state.sheets, state.toPlay, sheet), toPlay: leftOf(state) };
}

export function stopped(state: Scoring): Scoring {
  return { ...state, phase: 'over' };
}
