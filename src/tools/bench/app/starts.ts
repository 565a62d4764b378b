/** From the address to a page that can be used, cold; and what had to be loaded for it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { AFTER_PAINT, newPage, throttle, type afterPaint as AfterPaint } from './page';

declare const afterPaint: typeof AfterPaint;

/** How the page hands over the time when it could first be used. */
interface Started {
  startedAt?: Promise<number>;
}

/** Runs inside the page before anything else: waits for what people come to touch, its paint, and a free thread. */
function watchInPage(ready: string): void {
  (globalThis as Started).startedAt = new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector(ready)) return;
      watch.disconnect();
      afterPaint(() => resolve(performance.now()));
    });
    watch.observe(document, { subtree: true, childList: true, attributes: true });
  });
}

/** `ready` finds what people come to touch. */
export async function startTime(url: string, ready: string): Promise<number> {
  const page = await newPage();
  await throttle(page);
  await page.addInitScript(`${AFTER_PAINT}; (${watchInPage.toString()})(${JSON.stringify(ready)})`);
  await page.goto(url);
  const time = await page.evaluate<number>('globalThis.startedAt');
  await page.context().close();
  return time;
}

export function firstScreenGzip(folder: string): number {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  return [...html.matchAll(/<script[^>]+src="\/([^"]+)"/g)]
    .map(([, file]) => gzipSync(readFileSync(path.join(folder, file ?? '')), { level: 9 }).length)
    .reduce((sum, n) => sum + n, 0);
}
