/**
 * What one viewer may know, built up from nothing. A hand shows its owner and the open table only
 * backs (P-2.5); collected tricks are never shown, only counted (A-P17).
 */
import { at, sum } from '../../../engine/arrays';
import type { Seat, Viewer } from '../../../engine/types';
import {
  bitOf,
  COLOUR_COUNT,
  colourName,
  COLOURS,
  colourOf,
  highestValue,
  sizeOf,
  valueOf,
  valuesIn,
} from './cards';
import {
  dealerOf,
  dealPoints,
  DEALS,
  holderOf,
  openerOf,
  outcomeOf,
  tieFirst,
  totals,
} from './scoring';
import { toBid, toPlay } from './turn';
import type {
  Bid,
  Bidding,
  ColourCounts,
  Entered,
  Known,
  PadRow,
  Playing,
  SeenCard,
  State,
  TrickCard,
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
      return {
        ...common,
        phase: 'over',
        ...outcomeOf(state.table, state.pad),
        firstPlayer: tieFirst(state.table, state.pad),
      };
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
    house: table.openerFirst ? ['A-P11'] : [],
  };
}

function cardsView(state: Bidding | Playing, viewer: Viewer) {
  const { known, table } = state;
  return {
    hands: handsView(known, table.seats, viewer),
    colours: coloursView(known, table.seats),
    entered: enteredView(known),
  };
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

function enteredView(known: Known): Entered | null {
  switch (known.by) {
    case 'colours':
      return { by: 'colours', said: known.said, shown: known.shown };
    case 'plays':
      return { by: 'plays', failed: known.failed, shown: known.shown };
    case 'deal':
    case 'paper':
      return null;
  }
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
    cards: trick.map((card, i) => trickCard(state.known, (leader + i) % table.seats, card)),
  };
}

function trickCard(known: Known, seat: Seat, card: number): TrickCard {
  const colour = colourOf(card);
  const rank =
    known.by === 'deal'
      ? sizeOf(at(known.hands, seat * COLOUR_COUNT + colour) & (bitOf(card) - 1))
      : null;
  return { seat, card: { colour: colourName(colour), value: valueOf(card) }, rank };
}
