/** What one viewer may know, built up from nothing. A-V19: hands are secret, of the discard pile only the size shows. */
import { argmax, at, sum } from '../../engine/arrays';
import type { Viewer } from '../../engine/types';
import { listKinds } from '../gems';
import type { Kind } from '../gems';
import { totals } from './scoring';
import { HAND, seenCounts } from './stock';
import type { Acting, Drawing, Over, PlayerView, Stock, VeselkaState, VeselkaView } from './types';

export function view(state: VeselkaState, viewer: Viewer): VeselkaView {
  const { mode, seats } = state.table;
  const shown: VeselkaView = {
    phase: state.phase,
    mode,
    toAct: null,
    players: [],
    top: null,
    pile: null,
    deck: null,
    discard: null,
    seen: null,
    hand: null,
    lap: null,
    winners: [],
  };
  if (state.phase === 'deal') {
    for (let s = 0; s < seats; s += 1) shown.players.push({ points: 0, rainbow: [], hand: 0 });
    return shown;
  }
  const points = totals(state.sheets, state.phase === 'over');
  shown.players = players(state, points);
  if (state.phase === 'over') shown.winners = argmax(points);
  else {
    shown.toAct = state.toAct;
    if (state.lapLeft !== null) shown.lap = { left: state.lapLeft };
  }
  const { stock } = state;
  if (stock.mode === 'score') return shown;
  shown.top = stock.top;
  shown.pile = sum(stock.pile);
  shown.deck = stock.mode === 'virtual' ? sum(stock.deck) : stock.deck;
  shown.discard = stock.mode === 'virtual' ? sum(stock.discard) : stock.discard;
  shown.seen = seenCounts(stock.pile, state.sheets);
  shown.hand = ownHand(stock, viewer);
  return shown;
}

function players(state: Acting | Drawing | Over, points: readonly number[]): PlayerView[] {
  return state.sheets.map((sheet, seat) => ({
    points: at(points, seat),
    rainbow: sheet.rainbow.slice(),
    hand: handSize(state.stock, seat),
  }));
}

function handSize(stock: Stock, seat: number): number | null {
  if (stock.mode === 'score') return null;
  return stock.mode === 'virtual' ? sum(at(stock.hands, seat)) : HAND;
}

function ownHand(stock: Stock, viewer: Viewer): Kind[] | null {
  if (stock.mode !== 'virtual' || viewer === 'table') return null;
  const hand = stock.hands[viewer];
  return hand === undefined ? null : listKinds(hand);
}
