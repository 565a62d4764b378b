/** What a legal move makes of a state. Throws on any other move: that is our mistake. */
import { withAt } from '../../engine/arrays';
import type { Seat } from '../../engine/types';
import { assertNever, mustBeOk } from '../../engine/verdict';
import { COPIES, countKinds, type Kind, KINDS } from '../gems';
import { START_HAND, startHands } from '../grid/deal';
import {
  CELLS,
  cellOf,
  edgeCard,
  type Grid,
  type Run,
  runIn,
  shifted,
  signature,
  signatures,
} from '../grid/grid';
import { afterDraw, afterPayment } from '../grid/hands';
import type { Shift } from '../grid/moves';
import { type Counts, draw, type Drawn, minusCards, NO_CARDS, plusCards } from '../grid/stock';
import { judge } from './judge';
import { handOf, holeCount, outsLeft, scoringLines, wanted } from './position';
import { BLANK, type Sheet, withTurn } from './scoring';
import type {
  Acting,
  Deal,
  Dealing,
  Drawing,
  NizamMove,
  NizamState,
  OnTable,
  Playing,
  Refilling,
  Scoring,
  Shifting,
} from './types';

/** Twelve of each kind. */
const FULL_BOX: Counts = KINDS.map(() => COPIES);

export function apply(state: NizamState, move: NizamMove): NizamState {
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
      return activated(state as Acting);
    case 'refill':
      return refilled(state as Refilling, move.cards);
    case 'pass':
      return nextTurn(state as Acting);
    case 'tally':
      return tallied(state as Scoring, move.lengths);
    case 'stop':
      return { ...(state as Scoring), phase: 'over' };
    default:
      return assertNever(move);
  }
}

function dealt(state: Dealing, { grid, hands }: Deal): Acting {
  const { mode, seats, freeThree, drawToLimit } = state;
  const size = KINDS.length * COPIES - CELLS - START_HAND * seats;
  let deck: number[] | null = null;
  if (hands !== undefined) {
    deck = minusCards(FULL_BOX, grid);
    for (const hand of hands) deck = minusCards(deck, hand);
  }
  return {
    mode,
    seats,
    freeThree,
    drawToLimit,
    toPlay: state.first,
    stock: { deck, size, discard: NO_CARDS },
    hands: startHands(seats, hands ?? null, countKinds),
    sheets: new Array<Sheet>(seats).fill(BLANK),
    outs: 0,
    moves: 1,
    phase: 'act',
    grid: grid.slice(),
    shifting: null,
  };
}

/** Everything that lasts from phase to phase, one move on. */
function tableAfter(state: Playing): OnTable {
  return {
    mode: state.mode,
    seats: state.seats,
    freeThree: state.freeThree,
    drawToLimit: state.drawToLimit,
    toPlay: state.toPlay,
    stock: state.stock,
    hands: state.hands,
    sheets: state.sheets,
    outs: state.outs,
    moves: state.moves + 1,
  };
}

function leftOf(state: { toPlay: Seat; seats: number }): number {
  return (state.toPlay + 1) % state.seats;
}

/** At a real table the cards go straight to the hand; a virtual deck deals them as a move of its own. */
function taken(state: Acting): NizamState {
  if (state.mode === 'virtual') return { ...tableAfter(state), phase: 'draw', grid: state.grid };
  return drawn(state, null);
}

function drawn(state: Acting | Drawing, cards: readonly Kind[] | null): NizamState {
  const result = draw(state.stock, wanted(state), outsLeft(state), cards);
  const hand = afterDraw(handOf(state), result.count, cards);
  const hands = withAt(state.hands, state.toPlay, hand);
  return afterCards({ ...tableAfter(state), hands }, result, state.grid);
}

/** The end at the last deck-out comes at once, whatever was still to be drawn (A-N14). */
function afterCards(table: OnTable, drawn: Drawn, grid: Grid<Kind | null>): NizamState {
  const stock = drawn.stock;
  const outs = table.outs + drawn.outs;
  if (drawn.ended) return { ...table, stock, outs, phase: 'over', grid };
  // Every hole is filled then: what scored lies in the pile the deck is rebuilt from.
  const full = grid as Grid<Kind>;
  const toPlay = leftOf(table);
  return { ...table, stock, outs, toPlay, phase: 'act', grid: full, shifting: null };
}

function afterShift(state: Acting, shift: Shift): Acting {
  const needs = edgeCard(state.grid, shift);
  const { line, index, edge, pay } = shift;
  const lacks = pay.length === 3 && !state.freeThree;
  const said = lacks ? { kind: needs, end: { line, index, edge }, move: state.moves } : null;
  const grid = shifted(state.grid, shift);
  const table = tableAfter(state);
  table.hands = withAt(state.hands, state.toPlay, afterPayment(handOf(state), pay, said));
  const { deck, size, discard } = state.stock;
  table.stock = { deck, size, discard: plusCards(discard, pay) };
  return { ...table, phase: 'act', grid, shifting: noted(state, grid) };
}

/** Keeps for each line whether its run was ever another than when the turn began (N-4.4). */
function noted(state: Acting, grid: Grid<Kind>): Shifting {
  const { shifting } = state;
  const before = shifting?.before ?? signatures(state.grid);
  const varied = before.map(
    (was, line) => (shifting?.varied[line] ?? false) || signature(grid, line) !== was,
  );
  return { shifts: (shifting?.shifts ?? 0) + 1, before, varied };
}

/** Combinations are counted, their cards leave, crossing ones once (A-N9). */
function activated(state: Acting): NizamState {
  const lines = scoringLines(state.grid, state.shifting);
  if (lines.length === 0) return nextTurn(state);
  const grid: (Kind | null)[] = state.grid.slice();
  const lengths: number[] = [];
  const scored: Kind[] = [];
  for (const line of lines) {
    const { start, length, kind } = runIn(state.grid, line) as Run;
    lengths.push(length);
    for (let place = start; place < start + length; place += 1) {
      const cell = cellOf(line, place);
      if (grid[cell] !== null) scored.push(kind);
      grid[cell] = null;
    }
  }
  const table = tableAfter(state);
  const { deck, size, discard } = state.stock;
  table.stock = { deck, size, discard: plusCards(discard, scored) };
  const sheet = withTurn(state.sheets[state.toPlay] as Sheet, lengths);
  table.sheets = withAt(state.sheets, state.toPlay, sheet);
  return { ...table, phase: 'refill', grid };
}

/** The holes in row-major order; where the last deck ran out, some stay (A-N28). */
function refilled(state: Refilling, cards: readonly Kind[]): NizamState {
  const grid = state.grid.slice();
  let next = 0;
  for (let cell = 0; cell < CELLS && next < cards.length; cell += 1) {
    if (grid[cell] !== null) continue;
    grid[cell] = cards[next] as Kind;
    next += 1;
  }
  const result = draw(state.stock, holeCount(state.grid), outsLeft(state), cards);
  return afterCards(tableAfter(state), result, grid);
}

function nextTurn(state: Acting): Acting {
  const toPlay = leftOf(state);
  return { ...tableAfter(state), toPlay, phase: 'act', grid: state.grid, shifting: null };
}

function tallied(state: Scoring, lengths: readonly number[]): Scoring {
  const sheet = withTurn(state.sheets[state.toPlay] as Sheet, lengths);
  return { ...state, sheets: withAt(state.sheets, state.toPlay, sheet), toPlay: leftOf(state) };
}
