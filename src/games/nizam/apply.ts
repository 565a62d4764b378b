/** What a legal move makes of a state. Throws on any other move: that is our mistake. */
import { withAt } from '../../engine/arrays';
import type { Seat } from '../../engine/types';
import { assertNever, mustBeOk } from '../../engine/verdict';
import { COPIES, countKinds, type Kind, KINDS } from '../gems';
import { START_HAND, startHands } from '../grid/deal';
import { CELLS, cellOf, edgeCard, type Grid, type Run, runIn, shifted } from '../grid/grid';
import { afterDraw, afterPayment } from '../grid/hands';
import type { Shift } from '../grid/moves';
import { type Counts, draw, type Drawn, minusCards, NO_CARDS, withDiscards } from '../grid/stock';
import { judge } from './judge';
import { handOf, holeCount, noteShift, outsLeft, scoringLines, wanted } from './position';
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

function dealt({ mode, table, first }: Dealing, { grid, hands }: Deal): Acting {
  const { seats } = table;
  let deck: number[] | null = null;
  if (hands !== undefined) {
    deck = minusCards(FULL_BOX, grid);
    for (const hand of hands) deck = minusCards(deck, hand);
  }
  const size = KINDS.length * COPIES - CELLS - START_HAND * seats;
  return {
    mode,
    phase: 'act',
    table,
    toPlay: first,
    grid: grid.slice(),
    stock: { deck, size, discard: NO_CARDS },
    hands: startHands(seats, hands ?? null, countKinds),
    sheets: new Array<Sheet>(seats).fill(BLANK),
    outs: 0,
    moves: 1,
    shifting: null,
  };
}

function leftOf(state: Playing | Scoring): Seat {
  return (state.toPlay + 1) % state.table.seats;
}

/** A copy one move on, to be changed where the move changes something. Written out: it is the hot path. */
function acting(state: Playing, toPlay: Seat, grid: Grid<Kind>, shifting: Shifting | null): Acting {
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
    shifting,
  };
}

/** As `acting`, for the phases in which no player acts. */
function waiting<Phase extends 'draw' | 'refill' | 'over', Cell extends Kind | null>(
  state: Playing,
  phase: Phase,
  grid: Grid<Cell>,
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

function nextTurn(state: Acting): Acting {
  return acting(state, leftOf(state), state.grid, null);
}

/** At a real table the cards go straight to the hand; a virtual deck deals them as a move of its own. */
function taken(state: Acting): NizamState {
  return state.mode === 'virtual' ? waiting(state, 'draw', state.grid) : drawn(state, null);
}

function drawn(state: Acting | Drawing, cards: readonly Kind[] | null): NizamState {
  const result = draw(state.stock, wanted(state), outsLeft(state), cards);
  const next = afterCards(state, result, state.grid);
  const hand = afterDraw(handOf(state), result.count, cards);
  next.hands = withAt(state.hands, state.toPlay, hand);
  return next;
}

/** The end at the last deck-out comes at once, whatever was still to be drawn (A-N14). */
function afterCards(state: Playing, result: Drawn, grid: Grid<Kind | null>): Acting | Ended {
  // Unless it ends, every hole is filled: what scored lies in the pile the deck is rebuilt from.
  const next = result.ended
    ? waiting(state, 'over', grid)
    : acting(state, leftOf(state), grid as Grid<Kind>, null);
  next.stock = result.stock;
  next.outs = state.outs + result.outs;
  return next;
}

function afterShift(state: Acting, shift: Shift): Acting {
  const needs = edgeCard(state.grid, shift);
  const { line, index, edge, pay } = shift;
  const lacks = pay.length === 3 && !state.table.freeThree;
  const said = lacks ? { kind: needs, end: { line, index, edge }, move: state.moves } : null;
  const grid = shifted(state.grid, shift);
  const next = acting(
    state,
    state.toPlay,
    grid,
    noteShift(state.shifting, state.grid, grid, shift),
  );
  next.hands = withAt(state.hands, state.toPlay, afterPayment(handOf(state), pay, said));
  next.stock = withDiscards(state.stock, pay);
  return next;
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
  const next = waiting(state, 'refill', grid);
  next.stock = withDiscards(state.stock, scored);
  const sheet = withTurn(state.sheets[state.toPlay] as Sheet, lengths);
  next.sheets = withAt(state.sheets, state.toPlay, sheet);
  return next;
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
  return afterCards(state, result, grid);
}

function tallied(state: Scoring, lengths: readonly number[]): Scoring {
  const sheet = withTurn(state.sheets[state.toPlay] as Sheet, lengths);
  return { ...state, sheets: withAt(state.sheets, state.toPlay, sheet), toPlay: leftOf(state) };
}
