/** The album's chapters: matches by the month they were played in. Pure. */
import { minutesOf } from '../../../src/stats';
import type { MatchRow } from '../../../src/storage';
import { firstOfMonth } from './days';

export interface Month {
  key: string;
  /** Its first moment. */
  at: number;
  data: readonly MatchRow[];
  /** Null as long as more of this month may come with the next page. */
  sums: { matches: number; minutes: number } | null;
}

/** `rows` newest first, as they are read. */
export function monthsOf(rows: readonly MatchRow[], hasMore: boolean): Month[] {
  const months: { at: number; data: MatchRow[] }[] = [];
  for (const row of rows) {
    const at = firstOfMonth(row.createdAt);
    const last = months[months.length - 1];
    if (last?.at === at) last.data.push(row);
    else months.push({ at, data: [row] });
  }
  return months.map(({ at, data }, i) => ({
    key: String(at),
    at,
    data,
    sums:
      hasMore && i === months.length - 1
        ? null
        : {
            matches: data.length,
            minutes: data.reduce((sum, row) => sum + (minutesOf(row) ?? 0), 0),
          },
  }));
}
