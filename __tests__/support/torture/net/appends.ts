/** How long until an entry is durable, at so many a second over as many tables as a core has. */
import type { KeptEntry, TablePage } from '../../../../src/net/table/store';
import type { Tables } from '../../../../src/server/log/tables';
import { percentile, wait } from './crowd';

export interface Appends {
  tables: number;
  perSecond: number;
  p50: number;
  p95: number;
  bytesARow: number;
}

const TICK_MS = 10;

export async function runAppends(
  tables: Tables,
  { count, perSecond, seconds }: { count: number; perSecond: number; seconds: number },
): Promise<Appends> {
  const pages = Array.from({ length: count }, (_, i) => ({
    code: `T${i}`,
    id: `match${i}`,
  })) as unknown as TablePage[];
  for (const page of pages) await tables.make(page, 'one');
  const heads = pages.map(() => -1);
  const times: number[] = [];
  const under: Promise<void>[] = [];
  let next = 0;
  const bytes = JSON.stringify(entryAt(1)).length;
  const started = performance.now();
  const end = started + seconds * 1000;
  let asked = 0;
  for (let now = started; now < end; now = performance.now()) {
    for (const due = ((now - started) * perSecond) / 1000; asked < due; asked += 1) {
      const i = (next += 1) % pages.length;
      heads[i] = (heads[i] ?? 0) + 1;
      const at = performance.now();
      const page = pages[i] as TablePage;
      under.push(
        tables
          .append(page, entryAt(heads[i] as number), 'one')
          .then(() => void times.push(performance.now() - at)),
      );
    }
    await wait(TICK_MS);
  }
  await Promise.all(under);
  const perSecondNow = Math.round(times.length / ((performance.now() - started) / 1000));
  return {
    tables: count,
    perSecond: perSecondNow,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    bytesARow: bytes,
  };
}

/** As long as a move's entry is. */
function entryAt(seq: number): KeptEntry {
  return {
    seq,
    kind: 'happened',
    payload: { move: { type: 'play', seat: 1, card: 7 } },
    at: 1_900_000_000_000 + seq,
    prev: seq === 0 ? '' : `${seq - 1}`.padStart(64, '0'),
    hash: `${seq}`.padStart(64, '0'),
    said: `1:${'0'.repeat(24)}`,
  };
}
