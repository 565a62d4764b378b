/** From the address to a page that can be used, cold; and what had to be loaded for it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { newPage, throttle } from './page';

/** `ready` is only there once the page can be used. */
export async function startTime(url: string, ready: string): Promise<number> {
  const page = await newPage();
  await throttle(page);
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

export function firstScreenGzip(folder: string): number {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  return [...html.matchAll(/<script[^>]+src="\/([^"]+)"/g)]
    .map(([, file]) => gzipSync(readFileSync(path.join(folder, file ?? '')), { level: 9 }).length)
    .reduce((sum, n) => sum + n, 0);
}
