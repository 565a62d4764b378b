/** What a process does by itself: looks whether its tables are still its own, can be found, and are wanted at all. */
import { matchMaker } from '@colyseus/core';

import type { Journal } from './journal';
import type { Tables } from './log/tables';
import type { Routes } from './redis';
import type { OpenTable } from './room';

const LOOK_MS = 3000;
const BEAT_MS = 15_000;
const HOUR_MS = 60 * 60 * 1000;
/** Nothing of a table stays longer than that after its last day. */
const KEPT_MS = 30 * 24 * HOUR_MS;

export interface Upkeep {
  open: ReadonlySet<OpenTable>;
  tables: Tables;
  routes: Routes | null;
  journal: Journal;
}

/** The end of it. */
export function keepUp(upkeep: Upkeep): () => void {
  const { open, tables, routes, journal } = upkeep;
  const now = Date.now;
  const forget = (): Promise<unknown> => tables.forgetBefore(now() - KEPT_MS);
  forget().catch((error: unknown) => journal.trouble(error, 'upkeep'));
  const timers = [
    every(HOUR_MS, forget, journal),
    every(BEAT_MS, async () => open.forEach((table) => table.beat()), journal),
    ...(routes ? [every(LOOK_MS, () => lookRound(upkeep, routes), journal)] : []),
  ];
  return () => timers.forEach((timer) => clearInterval(timer));
}

/** One at a time, and what goes wrong is tried again the next time. */
function every(ms: number, work: () => Promise<unknown>, journal: Journal): NodeJS.Timeout {
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    work()
      .catch((error: unknown) => journal.trouble(error, 'upkeep'))
      .finally(() => (isBusy = false));
  }, ms);
  return timer.unref();
}

async function lookRound({ open, tables, journal }: Upkeep, routes: Routes): Promise<void> {
  const all = [...open];
  const lost = new Set(await tables.lost(new Map(all.map(({ code, owner }) => [code, owner]))));
  for (const table of all) if (lost.has(table.code)) table.giveUp();
  if (lost.size > 0) journal.info({ tables: lost.size }, 'tables are kept elsewhere now');
  const mended = await routes.driver.mend([...open].map(({ listing }) => listing));
  if (mended === 0) return;
  journal.info({ tables: mended }, 'Redis had forgotten tables; it knows them again');
  // Only a process that is listed is struck off with its rooms when it dies.
  await matchMaker.stats.persist(true);
}
