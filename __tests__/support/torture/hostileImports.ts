/**
 * The hostile files and honest ones, taken in by the app's own modules: what came of each and how long it took, in
 * Node and in Chromium with the CPU slowed down four times, where the longest task counts as well.
 */
import type { Page } from 'playwright-core';

import { openBackup, type Taken } from '../../../src/match/backup';
import type { Store } from '../../../src/storage';
import { openApp, type OpenApp } from '../browser/app';
import { testPlace } from '../sqlite/openTestStore';
import { HOSTILE_FILES, honestFiles } from './hostileFiles';

export interface ImportRow {
  file: string;
  outcome: string;
  ms: number;
  /** Of the processor, in Node: other people's work on the same machine does not count. */
  cpuMs?: number;
  /** In the browser. */
  longestTask?: number;
}

/** In a store that is used again some are here already. */
const outcomeOf = ({ taken, known, aside }: Taken): string =>
  [`${taken + known} here`, ...aside.map(({ trouble }) => `aside: ${trouble}`)].join(', ');

const refusalOf = (error: unknown): string => {
  if (!(error instanceof Error) || error.name !== 'BackupError') throw error;
  return `refused: ${(error as Error & { trouble: string }).trouble}`;
};

export const expectedOutcome = ({ outcome, trouble }: (typeof HOSTILE_FILES)[number]): string =>
  outcome === 'refused' ? `refused: ${trouble}` : `1 here, aside: ${trouble}`;

/** Into a new store, one file after another. */
export async function importInNode(
  file: string,
  ...files: readonly Uint8Array[]
): Promise<ImportRow> {
  const place = testPlace();
  const store = await place.open();
  const started = performance.now();
  const before = process.cpuUsage();
  try {
    const outcomes: string[] = [];
    for (const bytes of files)
      outcomes.push(
        await openBackup(store, bytes)
          .then(({ take }) => take())
          .then(outcomeOf, refusalOf),
      );
    const ms = Math.round(performance.now() - started);
    const { user, system } = process.cpuUsage(before);
    return {
      file,
      outcome: outcomes.join(', '),
      ms,
      cpuMs: Math.round((user + system) / 1000),
    };
  } finally {
    await store.close();
    place.remove();
  }
}

type Workshop = typeof globalThis & {
  arbitr: { store: Store; openBackup: typeof openBackup };
  longest: number;
};

const THROTTLE = 4;

/** The app's page, slowed down, with its longest task watched. */
async function slowPage({ page }: OpenApp): Promise<void> {
  await page.waitForFunction(() => 'arbitr' in globalThis);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await page.evaluate(() => {
    const here = globalThis as Workshop;
    here.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) here.longest = Math.max(here.longest, duration);
    }).observe({ type: 'longtask' });
  });
}

/** Hands the bytes over first: their way into the page is not the app's. */
async function importInPage(page: Page, file: string, bytes: Uint8Array): Promise<ImportRow> {
  const handle = await page.evaluateHandle(
    (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)),
    Buffer.from(bytes).toString('base64'),
  );
  const found = await page.evaluate(async (given) => {
    const here = globalThis as Workshop;
    // Tasks that came before are told before this one ends.
    await new Promise((resolve) => setTimeout(resolve, 200));
    here.longest = 0;
    const started = performance.now();
    const outcome = await here.arbitr
      .openBackup(here.arbitr.store, given)
      .then(({ take }) => take())
      .then(
        ({ taken, known, aside }) =>
          [`${taken + known} here`, ...aside.map(({ trouble }) => `aside: ${trouble}`)].join(', '),
        (error: Error & { trouble?: string }) => `refused: ${error.trouble ?? error.message}`,
      );
    const ms = Math.round(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, 200));
    return { outcome, ms, longestTask: Math.round(here.longest) };
  }, handle);
  await handle.dispose();
  return { file, ...found };
}

export interface ImportFigures {
  node: ImportRow[];
  browser: ImportRow[];
  /** Honest matches a second of the processor in Node. */
  perSecond: number;
}

/** `honest`: how many matches the honest file has in Node; the browser gets a tenth. */
export async function runHostileImports(honest: number): Promise<ImportFigures> {
  const node: ImportRow[] = [];
  for (const { name, bytes } of HOSTILE_FILES) node.push(await importInNode(name, bytes()));
  const many = await importInNode(`${honest} honest matches`, ...honestFiles(honest));
  const browser: ImportRow[] = [];
  const app = await openApp('/settings');
  try {
    await slowPage(app);
    for (const { name, bytes } of HOSTILE_FILES)
      browser.push(await importInPage(app.page, name, bytes()));
    const some = Math.ceil(honest / 10);
    for (const bytes of honestFiles(some))
      browser.push(await importInPage(app.page, `${some} honest matches`, bytes));
  } finally {
    await app.close();
  }
  const perSecond = Math.round((honest / (many.cpuMs ?? many.ms)) * 1000);
  return { node: [...node, many], browser, perSecond };
}
