/** What a judged move changes. Legality is ./judge's. */
import { at, withAt } from '../../../engine/arrays';
import type { Seat } from '../../../engine/types';
import { assertNever } from '../../../engine/verdict';
import { type Counts, countsOfKinds, minus, plus } from '../../gems/rules/counts';
import type { Kind } from '../../gems/rules/kinds';
import { SHORTEST_RUN } from './circle';
import { EMPTY_SHEET, FULL_RAINBOW } from './scoring';
import {
  dealReferee,
  dealVirtual,
  drawReferee,
  drawVirtual,
  pileAfterRun,
  topAfterRun,
} from './stock';
import type {
  Acting,
  Drawing,
  Over,
  Sheet,
  Stock,
  Table,
  VeselkaMove,
  VeselkaState,
} from './types';

type Run = Extract<VeselkaMove, { type: 'run' }>;
type Swap = Extract<VeselkaMove, { type: 'swap' }>;

export function apply(state: VeselkaState, move: VeselkaMove): VeselkaState {
  switch (move.type) {
    case 'deal': {
      const { table } = state;
      const stock =
        move.hands === undefined
          ? dealReferee(move.top, table.seats)
          : dealVirtual(move.top, move.hands);
      return opening(table, stock);
    }
    case 'run':
      return applyRun(state as Acting, move);
    case 'swap':
      return applySwap(state as Acting, move);
    case 'draw': {
      const { table, sheets, stock, toAct, lapLeft } = state as Drawing;
      return endTurn(table, sheets, drawVirtual(stock, toAct, move.cards), toAct, lapLeft);
    }
    case 'tally': {
      const { table, sheets, stock, toAct, lapLeft } = state as Acting;
      const noted = withRun(sheets, toAct, move.length, move.keep);
      return endTurn(table, noted, stock, toAct, lapLeft);
    }
    case 'stop': {
      const { table, sheets, stock } = state as Acting;
      return { phase: 'over', table, sheets, stock, ended: 'stop' };
    }
    default:
      return assertNever(move);
  }
}

export function opening(table: Table, stock: Stock): Acting {
  const sheets: Sheet[] = [];
  for (let seat = 0; seat < table.seats; seat += 1) sheets.push(EMPTY_SHEET);
  return { phase: 'act', table, sheets, stock, toAct: table.first, lapLeft: null };
}

/** A length of 0 is a swap and leaves the sheet as it was. */
function withRun(
  sheets: readonly Sheet[],
  seat: Seat,
  length: number,
  keep: Kind | null,
): readonly Sheet[] {
  if (length === 0) return sheets;
  const sheet = at(sheets, seat);
  const i = length - SHORTEST_RUN;
  const runs = withAt(sheet.runs, i, at(sheet.runs, i) + 1);
  return withAt(sheets, seat, {
    runs,
    rainbow: keep === null ? sheet.rainbow : sheet.rainbow.concat(keep),
  });
}

function applyRun(state: Acting, move: Run): VeselkaState {
  const { table, stock, toAct, lapLeft } = state;
  if (stock.mode === 'score') throw new Error('apply: no runs are laid in score mode');
  const { cards, keep } = move;
  const kept = keep ? at(cards, cards.length - 1) : null;
  const sheets = withRun(state.sheets, toAct, cards.length, kept);
  const pile = pileAfterRun(stock.pile, cards, keep);
  const top = topAfterRun(cards, keep);
  if (stock.mode === 'referee') {
    const { mode, deck, discard } = stock;
    // A-V14, A-V15: as many as were played, after the card was kept.
    const drawn = drawReferee({ mode, top, pile, deck, discard }, cards.length);
    return endTurn(table, sheets, drawn, toAct, lapLeft);
  }
  const { mode, deck, discard } = stock;
  const hand = stock.hands[toAct] as Counts;
  const hands = withAt(stock.hands, toAct, minus(hand, countsOfKinds(cards)));
  const played = { mode, top, pile, deck, discard, hands };
  return {
    phase: 'draw',
    table,
    sheets,
    stock: played,
    toAct,
    lapLeft,
    count: cards.length,
    after: 'run',
  };
}

/** A-V6: the cards are in the discard pile before the draw, so they may come back. */
function applySwap(state: Acting, move: Swap): VeselkaState {
  const { table, sheets, stock, toAct, lapLeft } = state;
  if (stock.mode === 'virtual' && 'cards' in move) {
    const { cards } = move;
    // House reading of A-V4: nothing leaves the hand, so nothing is drawn.
    if (cards.length === 0) return endTurn(table, sheets, stock, toAct, lapLeft);
    const { mode, top, pile, deck } = stock;
    const swappedAway = countsOfKinds(cards);
    const discard = plus(stock.discard, swappedAway);
    const hand = stock.hands[toAct] as Counts;
    const hands = withAt(stock.hands, toAct, minus(hand, swappedAway));
    const swapped = { mode, top, pile, deck, discard, hands };
    return {
      phase: 'draw',
      table,
      sheets,
      stock: swapped,
      toAct,
      lapLeft,
      count: cards.length,
      after: 'swap',
    };
  }
  if (stock.mode !== 'referee' || !('count' in move))
    throw new Error('apply: not a swap of this mode');
  const { mode, top, pile, deck } = stock;
  const discard = stock.discard + move.count;
  const drawn = drawReferee({ mode, top, pile, deck, discard }, move.count);
  return endTurn(table, sheets, drawn, toAct, lapLeft);
}

/** A-V16: a completed rainbow counts here, after the draw. A-V8: another one in the last lap starts none. */
function endTurn(
  table: Table,
  sheets: readonly Sheet[],
  stock: Stock,
  seat: Seat,
  lapLeft: number | null,
): Acting | Over {
  const left = lapLeft === null ? lapAfter(table, sheets[seat] as Sheet) : lapLeft - 1;
  if (left === 0) return { phase: 'over', table, sheets, stock, ended: 'lap' };
  const toAct = seat + 1 === table.seats ? 0 : seat + 1;
  return { phase: 'act', table, sheets, stock, toAct, lapLeft: left };
}

/** A-V7: everybody has one more turn, the finisher last; or, by house reading, only the others. */
function lapAfter(table: Table, sheet: Sheet): number | null {
  if (sheet.rainbow.length < FULL_RAINBOW) return null;
  return table.finisherRests ? table.seats - 1 : table.seats;
}
