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
  Deal,
  Dealing,
  Drawing,
  Over,
  Run,
  Sheet,
  Stock,
  Swap,
  Table,
  Tally,
  VeselkaMove,
  VeselkaState,
  VirtualStock,
} from './types';

export function apply(state: VeselkaState, move: VeselkaMove): VeselkaState {
  switch (move.type) {
    case 'deal':
      return dealt(state as Dealing, move);
    case 'run':
      return afterRun(state as Acting, move);
    case 'swap':
      return afterSwap(state as Acting, move);
    case 'draw':
      return drawn(state as Drawing, move.cards, countsOfKinds(move.cards));
    case 'tally':
      return tallied(state as Acting, move);
    case 'stop':
      return stopped(state as Acting);
    default:
      return assertNever(move);
  }
}

export function dealt({ table }: Dealing, { top, hands }: Deal): Acting {
  const stock = hands === undefined ? dealReferee(top, table.seats) : dealVirtual(top, hands);
  return opening(table, stock);
}

/** `counts`: what `cards` count. */
export function drawn(state: Drawing, cards: readonly Kind[], counts: Counts): VeselkaState {
  const { table, sheets, stock, toAct, lapLeft } = state;
  return endTurn(table, sheets, drawVirtual(stock, toAct, cards, counts), toAct, lapLeft);
}

export function tallied(state: Acting, { length, keep }: Tally): VeselkaState {
  const { table, sheets, stock, toAct, lapLeft } = state;
  return endTurn(table, withRun(sheets, toAct, length, keep), stock, toAct, lapLeft);
}

export function stopped({ table, sheets, stock }: Acting): Over {
  return { phase: 'over', table, sheets, stock, ended: 'stop' };
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

export function afterRun(state: Acting, move: Run): VeselkaState {
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
    const after = drawReferee({ mode, top, pile, deck, discard }, cards.length);
    return endTurn(table, sheets, after, toAct, lapLeft);
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

function afterSwap(state: Acting, move: Swap): VeselkaState {
  const { stock } = state;
  if (stock.mode === 'virtual' && 'cards' in move)
    return swapped(state, stock, move.cards.length, countsOfKinds(move.cards));
  if (!('count' in move)) throw new Error('apply: not a swap of this mode');
  return swappedUnseen(state, move.count);
}

/** A-V6: the cards are in the discard pile before the draw, so they may come back. */
export function swapped(
  state: Acting,
  stock: VirtualStock,
  count: number,
  swappedAway: Counts,
): VeselkaState {
  const { table, sheets, toAct, lapLeft } = state;
  // House reading of A-V4: nothing leaves the hand, so nothing is drawn.
  if (count === 0) return endTurn(table, sheets, stock, toAct, lapLeft);
  const { mode, top, pile, deck } = stock;
  const discard = plus(stock.discard, swappedAway);
  const hand = stock.hands[toAct] as Counts;
  const hands = withAt(stock.hands, toAct, minus(hand, swappedAway));
  return {
    phase: 'draw',
    table,
    sheets,
    stock: { mode, top, pile, deck, discard, hands },
    toAct,
    lapLeft,
    count,
    after: 'swap',
  };
}

export function swappedUnseen(state: Acting, count: number): VeselkaState {
  const { table, sheets, stock, toAct, lapLeft } = state;
  if (stock.mode !== 'referee') throw new Error('apply: not a swap of this mode');
  const { mode, top, pile, deck } = stock;
  const discard = stock.discard + count;
  const after = drawReferee({ mode, top, pile, deck, discard }, count);
  return endTurn(table, sheets, after, toAct, lapLeft);
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
