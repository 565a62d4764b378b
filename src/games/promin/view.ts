/**
 * What one viewer may know, built up from nothing. A hand shows its owner and the open table only
 * backs (P-2.5); collected tricks are never shown, only counted (A-P17).
 */
import { at, sum } from '../../engine/arrays';
import type { Seat, Viewer } from '../../engine/types';
import {
  COLOUR_COUNT,
  colourName,
  COLOURS,
  colourOf,
  highestValue,
  valueOf,
  valuesIn,
} from './cards';
import { dealerOf, dealPoints, DEALS, holderOf, openerOf, outcomeOf, totals } from './scoring';
import { toBid, toPlay } from './turn';
import type {
  Bid,
  Bidding,
  ColourCounts,
  Known,
  PadRow,
  Playing,
  SeenCard,
  State,
  TrickView,
  View,
} from './types';

export function view(state: State, viewer: Viewer): View {
  const common = commonView(state, viewer);
  switch (state.phase) {
    case 'deal':
      return { ...common, phase: 'deal' };
    case 'bid':
      return {
        ...common,
        phase: 'bid',
        ...cardsView(state, viewer),
        bids: bidsBySeat(state),
        toAct: toBid(state),
      };
    case 'play':
      return {
        ...common,
        phase: 'play',
        ...cardsView(state, viewer),
        bids: state.bids,
        toAct: state.table.mode === 'score' ? null : toPlay(state),
        won: state.won,
        trick: trickView(state),
      };
    case 'over':
      return { ...common, phase: 'over', ...outcomeOf(state.table, state.pad) };
  }
}

function commonView({ table, pad }: State, viewer: Viewer) {
  const deal = Math.min(pad.length + 1, DEALS);
  return {
    viewer,
    mode: table.mode,
    seats: table.seats,
    highest: highestValue(table.seats),
    deal,
    dealer: dealerOf(table, deal),
    holder: holderOf(table, deal),
    opener: openerOf(table, pad.slice(0, deal - 1)),
    pad: pad.map((sheet, i): PadRow => {
      return { bids: sheet.bids, won: sheet.won, points: dealPoints(i + 1, sheet) };
    }),
    totals: totals(table, pad),
  };
}

function cardsView(state: Bidding | Playing, viewer: Viewer) {
  const { known, table } = state;
  return { hands: handsView(known, table.seats, viewer), colours: coloursView(known, table.seats) };
}

function handsView(known: Known, seats: number, viewer: Viewer): SeenCard[][] | null {
  if (known.by !== 'deal') return null;
  const out: SeenCard[][] = [];
  for (let seat = 0; seat < seats; seat += 1)
    out.push(handView(known.hands, seat, viewer !== 'table' && viewer !== seat));
  return out;
}

function handView(hands: readonly number[], seat: Seat, fronts: boolean): SeenCard[] {
  const out: SeenCard[] = [];
  COLOURS.forEach((colour, i) => {
    for (const value of valuesIn(at(hands, seat * COLOUR_COUNT + i)))
      out.push(fronts ? { colour, value } : { colour });
  });
  return out;
}

function coloursView(known: Known, seats: number): ColourCounts[] | null {
  if (known.by !== 'colours') return null;
  const out: ColourCounts[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    const own = seat * COLOUR_COUNT;
    const [r, y, g, b, p] = known.left.slice(own, own + COLOUR_COUNT) as [
      number,
      number,
      number,
      number,
      number,
    ];
    out.push({ r, y, g, b, p });
  }
  return out;
}

function bidsBySeat(state: Bidding): (Bid | null)[] {
  const { seats } = state.table;
  const out: (Bid | null)[] = [];
  for (let seat = 0; seat < seats; seat += 1)
    out.push(state.bids[(seat - state.opener + seats) % seats] ?? null);
  return out;
}

function trickView(state: Playing): TrickView {
  const { leader, trick, table } = state;
  const first = trick[0];
  return {
    number: sum(state.won) + 1,
    leader,
    led: first === undefined ? null : colourName(colourOf(first)),
    cards: trick.map((card, i) => ({
      seat: (leader + i) % table.seats,
      card: { colour: colourName(colourOf(card)), value: valueOf(card) },
    })),
  };
}
