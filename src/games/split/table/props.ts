/** The contract of the table, with this game's view and moves. Types and tiny readers of a view only. */
import type { Seat } from '../../../engine/types';
import type { SeatPlayer, TableProps } from '../../table';
import type { ClauseId } from '../rules/clauses';
import type { Card, SplitMove, SplitView } from '../rules/types';
import type { TableWords } from '../words/table';

export type Props = TableProps<SplitView, SplitMove, ClauseId>;

/** The props of one phase's table: its own view instead of the union. */
export type PropsOf<P extends SplitView['phase']> = Omit<Props, 'view'> & {
  view: Extract<SplitView, { phase: P }>;
};

export const PARTS = ['white', 'lightBlue', 'black'] as const;

export interface Span {
  from: number;
  to: number;
}

/** The stretches that separators at `at` (counted from `from`) make. */
export function spansOf({ from, to }: Span, at: readonly number[]): Span[] {
  const ends = [from, ...at.map((place) => from + place), to];
  return ends.slice(1).map((end, i) => ({ from: ends[i] ?? from, to: end }));
}

export function nameOf(players: readonly SeatPlayer[], seat: Seat): string {
  return players[seat]?.name ?? '';
}

export function cardWord(card: Card | null, words: TableWords): string {
  if (card === null) return words.someCard;
  return card === 'joker' ? words.joker : String(card);
}
