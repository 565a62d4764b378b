/**
 * The hostile files and honest ones, taken in by the app's own modules: what came of each and how long it took, in
 * Node and in Chromium with the CPU slowed down four times, where the longest task counts as well.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { CDPSession, Page } from 'playwright-core';

import type { openBackup } from '../../../src/match/backup';
import type { Store } from '../../../src/storage';
import { bundled, ROOT } from '../../../src/tools/bench/engine/bundle';
import { openApp, type OpenApp } from '../browser/app';
import { HOSTILE_FILES, honestFiles } from './hostileFiles';
import type { ImportRow } from './importInNode';

export const expectedOutcome = ({ outcome, trouble }: (typeof HOSTILE_FILES)[number]): string =>
  outcome === 'refused' ? `refused: ${trouble}` : `1 here, aside: ${trouble}`;

type Workshop = typeof globalThis & {
  arbitr: { store: Store; openBackup: typeof openBackup };
  longest: number;
};

const THROTTLE = 4;

/** The app's page, slowed down, with its longest task and its time of the processor watched. */
async function slowPage({ page }: OpenApp): Promise<CDPSession> {
  await page.waitForFunction(() => 'arbitr' in globalThis);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(() => {
    const here = globalThis as Workshop;
    here.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) here.longest = Math.max(here.longest, duration);
    }).observe({ type: 'longtask' });
  });
  return session;
}

/** Of the page's own thread, slowed down as it is: whatever else the machine does does not count. */
async function cpuMsOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
}

/** Hands the bytes over first: their way into the page is not the app's. */
async function importInPage(
  page: Page,
  session: CDPSession,
  file: string,
  bytes: Uint8Array,
): Promise<ImportRow> {
  const handle = await page.evaluateHandle(
    (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)),
    Buffer.from(bytes).toString('base64'),
  );
  const before = await cpuMsOf(session);
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
  const cpuMs = Math.round((await cpuMsOf(session)) - before);
  await handle.dispose();
  return { file, ...found, cpuMs };
}

export interface ImportFigures {
  node: ImportRow[];
  browser: ImportRow[];
  /** Honest matches a second of the processor in Node. */
  perSecond: number;
}

/**
 * In a process of its own and as one file, like the app's own code: the loader of TypeScript that runs `npm run torture`
 * puts a call around every function that is made, and the app has none of them.
 */
export function importsInNode(honest: number): ImportRow[] {
  const folder = path.join(ROOT, '.cache');
  const program = path.join(folder, 'importInNode.cjs');
  mkdirSync(folder, { recursive: true });
  const pictures = Object.fromEntries(['.png', '.ttf', '.wav'].map((ext) => [ext, 'empty']));
  writeFileSync(
    program,
    bundled('__tests__/support/torture/importInNode.ts', {
      ...{ platform: 'node', format: 'cjs', packages: 'external', target: 'node20' },
      loader: pictures as Record<string, 'empty'>,
    }),
  );
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, String(honest)], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as ImportRow[];
}

/** `honest`: how many matches the honest file has in Node; the browser gets a tenth. */
export async function runHostileImports(honest: number): Promise<ImportFigures> {
  const node = importsInNode(honest);
  const many = node[node.length - 1] as ImportRow;
  const browser: ImportRow[] = [];
  const app = await openApp('/settings');
  try {
    const session = await slowPage(app);
    for (const { name, bytes } of HOSTILE_FILES)
      browser.push(await importInPage(app.page, session, name, bytes()));
    const some = Math.ceil(honest / 10);
    for (const bytes of honestFiles(some))
      browser.push(await importInPage(app.page, session, `${some} honest matches`, bytes));
  } finally {
    await app.close();
  }
  const perSecond = Math.round((honest / many.cpuMs) * 1000);
  return { node, browser, perSecond };
}
