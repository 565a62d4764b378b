/**
 * The exported app beside a blank Expo app, in one run, with the CPU throttled four times: start, tap to
 * paint, weight. Ratios are what counts; the milliseconds are this machine's.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { chromium, type Browser, type Page } from 'playwright-core';

import { CHROMIUM_FLAGS, NO_CHROMIUM, findChromium } from '../../lib/chromium.mjs';
import { serve } from '../../lib/server.mjs';
import { exportWebIfNeeded } from '../../lib/webExport.mjs';
import { exportBlank } from './blank';

const STARTS = 9;
const TAPS = 25;
const THROTTLE = 4;

interface Subject {
  name: string;
  folder: string;
  /** Something that is only there once the page can be used. */
  ready: string;
  /** What a tap is made on, and what changes. */
  tap(page: Page): Promise<number>;
}

function median(xs: readonly number[], share = 0.5): number {
  const sorted = [...xs].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** From pressing to the frame after the change is painted, in the page's own clock. */
function tapToPaint(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    (target) =>
      new Promise<number>((resolve) => {
        const node = document.querySelector<HTMLElement>(target);
        if (!node) throw new Error(`nothing to tap: ${target}`);
        const started = performance.now();
        node.click();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - started);
          port2.postMessage(null);
        });
      }),
    selector,
  );
}

async function throttled(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'uk-UA',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  return page;
}

async function startTime(browser: Browser, url: string, ready: string): Promise<number> {
  const page = await throttled(browser);
  await page.goto(url);
  await page.locator(ready).first().waitFor();
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now()), 0)),
      ),
  );
  await page.context().close();
  return time;
}

async function tapTimes(browser: Browser, url: string, subject: Subject): Promise<number[]> {
  const page = await throttled(browser);
  await page.goto(url);
  await page.locator(subject.ready).first().waitFor();
  const times: number[] = [];
  for (let i = 0; i < TAPS; i += 1) times.push(await subject.tap(page));
  await page.context().close();
  return times;
}

function firstScreenGzip(folder: string): number {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  return [...html.matchAll(/<script[^>]+src="\/([^"]+)"/g)]
    .map(([, file]) => gzipSync(readFileSync(path.join(folder, file ?? '')), { level: 9 }).length)
    .reduce((sum, n) => sum + n, 0);
}

export async function benchApp(): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(NO_CHROMIUM);
  const subjects: readonly Subject[] = [
    {
      name: 'blank Expo app',
      folder: await exportBlank(),
      ready: '#blank-button',
      tap: (page) => tapToPaint(page, '#blank-button'),
    },
    {
      name: 'Арбітр',
      folder: await exportWebIfNeeded(),
      ready: 'a[aria-label="Історія"], [role="link"][aria-label="Історія"]',
      tap: async (page) => {
        const time = await tapToPaint(page, '[aria-label="Гравці"]');
        await tapToPaint(page, '[aria-label="Стіл"]');
        return time;
      },
    },
  ];
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const rows: { name: string; start: number; tap: number; gzip: number }[] = [];
  for (const subject of subjects) {
    const server = await serve(subject.folder, 0);
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const url = `http://localhost:${address.port}/`;
    const starts: number[] = [];
    for (let i = 0; i < STARTS; i += 1) starts.push(await startTime(browser, url, subject.ready));
    const taps = await tapTimes(browser, url, subject);
    rows.push({
      name: subject.name,
      start: median(starts),
      tap: median(taps, 0.75),
      gzip: firstScreenGzip(subject.folder),
    });
    server.close();
  }
  await browser.close();
  const [blank, ours] = rows;
  if (!blank || !ours) throw new Error('nothing was measured');
  console.log(
    `\nThe exported app, CPU throttled ${THROTTLE}×, ${STARTS} cold starts, ${TAPS} taps`,
  );
  console.log('                     interactive   tap to paint p75   first JavaScript, gzip');
  for (const row of rows)
    console.log(
      `${row.name.padEnd(20)} ${row.start.toFixed(0).padStart(8)} ms ${row.tap.toFixed(1).padStart(15)} ms ${(row.gzip / 1000).toFixed(1).padStart(20)} kB`,
    );
  console.log(
    `${'ratio'.padEnd(20)} ${(ours.start / blank.start).toFixed(2).padStart(8)} × ${(ours.tap / blank.tap).toFixed(2).padStart(16)} × ${(ours.gzip / blank.gzip).toFixed(2).padStart(21)} ×`,
  );
}
