/** Who sits where, for any number of matches in one query. */
import type { Driver, Row, Value } from '../driver';
import { DamagedRow } from '../errors';
import { playerOf } from '../rows';
import { sumOfRow } from '../sum';
import type { SeatedPlayer } from '../types';

export const SEATS_OF_MATCHES = `SELECT s.match, s.seat, s.player, s.created_at AS seated_at, s.sum AS seat_sum, p.* FROM json_each(?) m CROSS JOIN seats s ON s.match = m.value CROSS JOIN players p ON p.id = s.player`;

/** By match id; each list in seat order. */
export async function seatedIn(
  db: Driver,
  matches: readonly string[],
): Promise<Map<string, SeatedPlayer[]>> {
  const rows = await db.all<Row>(SEATS_OF_MATCHES, [JSON.stringify(matches)]);
  const byMatch = new Map<string, SeatedPlayer[]>();
  for (const row of rows) {
    const { match, seat, player, seated_at, seat_sum } = row;
    const seatValues = [match, seat, player, seated_at] as Value[];
    if (sumOfRow('seats', seatValues) !== seat_sum) throw new DamagedRow('a seat');
    const { id, name, colour } = playerOf(row);
    const list = byMatch.get(String(match)) ?? [];
    list.push({ seat: Number(seat), id, name, colour });
    byMatch.set(String(match), list);
  }
  for (const list of byMatch.values()) list.sort((a, b) => a.seat - b.seat);
  return byMatch;
}
