/**
 * The score pad: what a deal pays, who opens, who wins. Knows bids and tricks won, nothing about cards
 * or whose turn it is.
 */
import { argmax, at, filled } from '../../../engine/arrays';
import type { LineOf, Seat, Standing } from '../../../engine/types';
import type { Bid, DealSheet, Lines, Table } from './types';

/** Who sits there and dealt first, and how a last tie is broken. */
type Chairs = Pick<Table, 'seats' | 'first'> & Partial<Pick<Table, 'openerFirst'>>;

export const DEALS = 4;
export const TRICKS = 10;

export interface DealLine {
  clause: 'P-5.3' | 'P-5.4';
  points: number;
}

/** `deal` is 1–4. A failure is measured from the beads and costs the same in every deal (P-5.4). */
export function scoreDeal(deal: number, bid: Bid, won: number): DealLine {
  const off = Math.abs(won - bid.beads);
  const made = off === 0 || (bid.shield && won === bid.beads + 1);
  // The shield halves because it was taken, not because it was needed.
  return made
    ? { clause: 'P-5.3', points: (bid.shield ? 5 : 10) * deal }
    : { clause: 'P-5.4', points: -5 * off };
}

/** What each seat got in one deal. */
export function dealPoints(deal: number, sheet: DealSheet): number[] {
  return sheet.bids.map((bid, seat) => scoreDeal(deal, bid, at(sheet.won, seat)).points);
}

export function totals(table: Chairs, pad: readonly DealSheet[]): number[] {
  const points = filled(table.seats, 0);
  for (let i = 0; i < pad.length; i += 1) {
    const { bids, won } = pad[i] as DealSheet;
    for (let seat = 0; seat < points.length; seat += 1) {
      const got = scoreDeal(i + 1, bids[seat] as Bid, won[seat] as number).points;
      points[seat] = (points[seat] as number) + got;
    }
  }
  return points;
}

/** P-2.1, P-4.11: the deal travels one seat to the left each time. */
export function dealerOf(table: Chairs, deal: number): Seat {
  return (table.first + deal - 1) % table.seats;
}

/** The first player of the match, told from who deals which deal. */
export function firstOf(seats: number, dealer: Seat, deal: number): Seat {
  return (dealer - (deal - 1) + seats) % seats;
}

/** P-2.6: the first-player card has been passed on with the hand. */
export function holderOf(table: Chairs, deal: number): Seat {
  return (table.first + deal) % table.seats;
}

type Seats = Pick<Table, 'seats'>;

/** A-P9: the first of these seats at or clockwise after the holder of the first-player card. */
function nearest(table: Seats, seats: readonly Seat[], holder: Seat): Seat {
  let seat = holder;
  while (!seats.includes(seat)) seat = (seat + 1) % table.seats;
  return seat;
}

/** P-3.6, P-3.7: whoever opens deal four with these points after three deals. */
export function lastOpener(table: Seats, points: readonly number[], holder: Seat): Seat {
  return nearest(table, argmax(points), holder);
}

/** Whoever bets first and leads the first trick of the deal after the pad's last one. */
export function openerOf(table: Chairs, pad: readonly DealSheet[]): Seat {
  const deal = pad.length + 1;
  const holder = holderOf(table, deal);
  return deal < DEALS ? holder : lastOpener(table, totals(table, pad), holder);
}

export interface Outcome {
  winner: Seat;
  /** The clause that left only one. */
  decidedBy: 'P-6.1' | 'P-6.2' | 'P-6.3';
}

/** After the fourth deal there is always exactly one winner (A-P30). */
export function outcomeOf(table: Chairs, pad: readonly DealSheet[]): Outcome {
  const last = dealPoints(DEALS, at(pad, DEALS - 1));
  return outcomeBy(table, totals(table, pad), last, tieFirst(table, pad));
}

/** A-P11: in the last tie whoever has the first-player card; or, by house reading, whoever opened deal four. */
export function tieFirst(table: Chairs, pad: readonly DealSheet[]): Seat {
  return table.openerFirst ? openerOf(table, pad.slice(0, DEALS - 1)) : holderOf(table, DEALS);
}

/** `points` in all and `last` in deal four, by seat; `last` is only asked of those who tie. */
export function outcomeBy(
  table: Seats,
  points: readonly number[],
  last: readonly number[],
  holder: Seat,
): Outcome {
  const best = argmax(points);
  if (best.length === 1) return { winner: at(best, 0), decidedBy: 'P-6.1' };
  const lead = argmax(best.map((seat) => at(last, seat))).map((i) => at(best, i));
  if (lead.length === 1) return { winner: at(lead, 0), decidedBy: 'P-6.2' };
  return { winner: nearest(table, lead, holder), decidedBy: 'P-6.3' };
}

export function standingOf(table: Chairs, pad: readonly DealSheet[]): Standing {
  const lines: LineOf<Lines>[] = [];
  pad.forEach((sheet, i) => {
    sheet.bids.forEach((bid, seat) => {
      const won = at(sheet.won, seat);
      const { clause, points } = scoreDeal(i + 1, bid, won);
      const facts = { deal: i + 1, beads: bid.beads, shield: bid.shield, won };
      lines.push({ seat, clause, points, facts });
    });
  });
  const over = pad.length === DEALS;
  const winners = over ? [outcomeOf(table, pad).winner] : [];
  return { points: totals(table, pad), over, winners, lines };
}
