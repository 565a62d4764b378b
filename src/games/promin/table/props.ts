/** The contract of the table with this game's view and moves, and tiny readers of a view. No rules. */
import type { Seat } from '../../../engine/types';
import type { SeatPlayer, TableProps } from '../../table';
import type { ClauseId } from '../rules/clauses';
import { TRICKS } from '../rules/scoring';
import type { Bid, Move, View } from '../rules/types';

export type ProminProps = TableProps<View, Move, ClauseId>;

/** The props of one phase's table: its own view instead of the union. */
export type PropsOf<P extends View['phase']> = Omit<ProminProps, 'view'> & {
  view: Extract<View, { phase: P }>;
};

/** How many bet beads lie in the box (A-P2: the rules do not limit bets by them). */
export const BOX_BEADS = 15;

export function nameOf(players: readonly SeatPlayer[], seat: Seat): string {
  return players[seat]?.name ?? '';
}

/** Everybody, clockwise from one seat. */
export function clockwise(seats: number, from: Seat): Seat[] {
  return Array.from({ length: seats }, (_, i) => (from + i) % seats);
}

/** The tricks a bet asks for: one number, or two neighbours with a shield (P-3.4). */
export function targetOf({ beads, shield }: Bid): readonly [number, number] {
  return [beads, Math.min(beads + (shield ? 1 : 0), TRICKS)];
}

export function beadsOnTable(bids: readonly (Bid | null)[]): number {
  return bids.reduce((sum, bid) => sum + (bid?.beads ?? 0), 0);
}
