/** What the places are called that cards of the row fly to, and which card goes where. */
import type { Seat } from '../../../../engine/types';
import { pileValues } from '../../rules/notation';
import type { TableView } from '../../rules/types';
import type { Span } from '../props';

export const pilePlace = (seat: Seat, value: number): string => `pile ${seat} ${value}`;
export const loosePlace = (seat: Seat): string => `loose ${seat}`;
/** In the row that is cut. */
export const cutPlace = (i: number): string => `cut ${i}`;

const inside = (i: number, span: Span | null): span is Span =>
  span !== null && span.from <= i && i < span.to;

/** Where a card of the row goes after the votes that were turned up last; null where it stays. */
export function wayOf(table: TableView, i: number, cut: Span | null = null): string | null {
  const item = table.row[i];
  if (!item || !inside(i, table.ballot)) return null;
  const { card, fate } = item;
  if (inside(i, cut)) return cutPlace(i - cut.from);
  if (typeof fate !== 'number') return null;
  if (card !== 'joker') return pilePlace(fate, card);
  const front = table.fronts[fate];
  if (!front || front.loose > 0) return loosePlace(fate);
  // S-5.3: with one pile it has been laid there at once.
  return pilePlace(fate, pileValues(front)[0] ?? 0);
}
