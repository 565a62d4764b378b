/**
 * Chromium killed in the middle of a match, reopened, compared: the real expo-sqlite on OPFS or, at a plain
 * address, the pages in IndexedDB. Moves are sent one after another; the kill comes at any moment, also in the
 * middle of a write.
 */
import type { Page } from 'playwright-core';

import {
  call,
  killChromium,
  newProfile,
  newWindow,
  serveStorePage,
  type Profile,
} from '../sqlite/browser/windows';
import { createDice } from './dice';

export interface BrowserKillFigures {
  kills: number;
  acknowledged: number;
  lost: number;
  unsound: number;
}

export async function runBrowserKills(
  address: 'url' | 'plainUrl',
  count: number,
  seed: number,
  onKill?: (done: number) => void,
): Promise<BrowserKillFigures> {
  const served = await serveStorePage();
  const profile = newProfile();
  const dice = createDice(seed);
  const figures: BrowserKillFigures = { kills: 0, acknowledged: 0, lost: 0, unsound: 0 };
  let id: string | null = null;
  /** Entries that were acknowledged; one more may be there that was not. */
  let known = 1;
  try {
    for (let i = 0; i <= count; i += 1) {
      const context = await profile.launch();
      const page = await newWindow(context, served[address]);
      const opened = await call(page, 'start');
      if (opened !== 'open') throw new Error(`the store is ${opened}`);
      const [persistence, , damage] = await call(page, 'persistence');
      if (persistence !== 'disk' || damage) figures.unsound += 1;
      id ??= await call(page, 'begin');
      const found = await call(page, 'entries', id);
      if (found < known) figures.lost += known - found;
      if ((await call(page, 'checkup')) !== null) figures.unsound += 1;
      if (i < count) {
        const { length } = await playUntilKilled(page, profile, id, found, 5 + dice.below(400));
        figures.acknowledged += length - found;
        figures.kills += 1;
        known = length;
        onKill?.(figures.kills);
      }
      await context.close().catch(() => undefined);
    }
  } finally {
    await served.close();
    profile.remove();
  }
  return figures;
}

async function playUntilKilled(
  page: Page,
  profile: Profile,
  id: string,
  found: number,
  afterMs: number,
): Promise<{ length: number }> {
  let length = found;
  setTimeout(() => killChromium(profile), afterMs);
  try {
    for (;;) {
      await call(page, 'append', id, length - 1);
      length += 1;
    }
  } catch {
    // The page went away with the browser; what was acknowledged until then counts.
    return { length };
  }
}
