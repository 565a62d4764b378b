/** What one viewer may know, built up from nothing. A-V19: hands are secret, of the discard pile only the size shows. */
import { argmax, at } from '../../../engine/arrays';
import type { Viewer } from '../../../engine/types';
import { listKinds, total } from '../../gems/rules/counts';
import type { Kind } from '../../gems/rules/kinds';
import { EMPTY_SHEET, totals } from './scoring';
import { HAND, seenCounts } from './stock';
import type { Acting, Drawing, Over, PlayerView, Stock, VeselkaState, VeselkaView } from './types';

export function view(state: VeselkaState, viewer: Viewer): VeselkaView {
  const { mode, seats, first, swapNone, finisherRests } = state.table;
  const shown: VeselkaView = {
    phase: state.phase,
    mode,
    first,
    swapNone,
    finisherRests,
    toAct: null,
    players: [],
    top: null,
    pile: null,
    deck: null,
    discard: null,
    seen: null,
    hand: null,
    draw: null,
    lap: null,
    ended: null,
    winners: [],
  };
  if (state.phase === 'deal') {
    for (let s = 0; s < seats; s += 1) shown.players.push({ points: 0, ...EMPTY_SHEET, hand: 0 });
    return shown;
  }
  const points = totals(state.sheets, state.phase === 'over');
  shown.players = players(state, points);
  if (state.phase === 'over') {
    shown.winners = argmax(points);
    shown.ended = state.ended;
  } else {
    shown.toAct = state.toAct;
    if (state.lapLeft !== null) shown.lap = { left: state.lapLeft };
    if (state.phase === 'draw') shown.draw = { count: state.count, after: state.after };
  }
  const { stock } = state;
  if (stock.mode === 'score') return shown;
  shown.top = stock.top;
  shown.pile = total(stock.pile);
  shown.deck = stock.mode === 'virtual' ? total(stock.deck) : stock.deck;
  shown.discard = stock.mode === 'virtual' ? total(stock.discard) : stock.discard;
  shown.seen = seenCounts(stock.pile, state.sheets);
  shown.hand = ownHand(stock, viewer);
  return shown;
}

function players(state: Acting | Drawing | Over, points: readonly number[]): PlayerView[] {
  return state.sheets.map((sheet, seat) => ({
    points: at(points, seat),
    runs: sheet.runs,
    rainbow: sheet.rainbow,
    hand: handSize(state.stock, seat),
  }));
}

function handSize(stock: Stock, seat: number): number | null {
  if (stock.mode === 'score') return null;
  return stock.mode === 'virtual' ? total(at(stock.hands, seat)) : HAND;
}

function ownHand(stock: Stock, viewer: Viewer): Kind[] | null {
  if (stock.mode !== 'virtual' || viewer === 'table') return null;
  const hand = stock.hands[viewer];
  return hand === undefined ? null : listKinds(hand);
}
