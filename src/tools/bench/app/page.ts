/** Pages of an exported app with the CPU throttled, and how figures are drawn from many of them. */
import { chromium, type Page } from 'playwright-core';

import { gameIds } from '../../../games';
import { CHROMIUM_FLAGS, NO_CHROMIUM, findChromium } from '../../lib/chromium.mjs';
import { serve } from '../../lib/server.mjs';

export const THROTTLE = 4;

export function quantile(xs: readonly number[], share = 0.5): number {
  const sorted = [...xs].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** Playwright makes a new profile and removes it again. */
const FRESH = '';

/**
 * A page in a browser of its own with a profile on disk, as people have one: a private window keeps SQLite's
 * files in the browser process, where every write is a call between processes. Ends with its context.
 */
export async function newPage(): Promise<Page> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(NO_CHROMIUM);
  const context = await chromium.launchPersistentContext(FRESH, {
    executablePath,
    args: CHROMIUM_FLAGS,
    viewport: { width: 390, height: 844 },
    locale: 'uk-UA',
    hasTouch: true,
    serviceWorkers: 'block',
  });
  // Starts and taps are those of somebody who has seen the first cards.
  const seen = JSON.stringify({ onboardingSeen: true, tableHelpSeen: gameIds() });
  await context.addInitScript(`localStorage.setItem('arbitr.settings', '${seen}')`);
  return context.pages()[0] ?? context.newPage();
}

export async function throttle(page: Page, rate = THROTTLE): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Chromium’s, not yet in TypeScript’s library. */
declare const scheduler: {
  postTask(task: () => void, options: { priority: 'user-blocking' }): Promise<void>;
};

/** Runs inside the page: the first task after the next frame; what the app has put off until then is not waited for. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => void scheduler.postTask(act, { priority: 'user-blocking' }));
}

/** For functions that run inside the page; the TypeScript loader's helper for names is not there either. */
export const AFTER_PAINT = `globalThis.__name ??= (f) => f; globalThis.afterPaint ??= ${afterPaint.toString()}`;

/** Serves a folder while `work` runs; the address ends with a slash. */
export async function served<T>(folder: string, work: (url: string) => Promise<T>): Promise<T> {
  const server = await serve(folder, 0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  try {
    return await work(`http://localhost:${address.port}/`);
  } finally {
    server.close();
  }
}
