/** How often the screen is touched and a key pressed, reloads included: what an entry costs whoever makes it. */
import type { Page } from 'playwright-core';

export interface Counted {
  taps: number;
  keys: number;
}

export async function countTaps(page: Page): Promise<void> {
  const listen = (): void => {
    const count = (event: string, key: string): void =>
      addEventListener(
        event,
        () => sessionStorage.setItem(key, `${Number(sessionStorage.getItem(key)) + 1}`),
        true,
      );
    count('pointerdown', 'taps');
    count('keydown', 'keys');
  };
  await page.addInitScript(listen);
  await page.evaluate(listen);
}

export function counted(page: Page): Promise<Counted> {
  return page.evaluate(() => ({
    taps: Number(sessionStorage.getItem('taps') ?? 0),
    keys: Number(sessionStorage.getItem('keys') ?? 0),
  }));
}

/** The touches that one entry takes. */
export async function tapsOf(page: Page, entry: () => Promise<void>): Promise<number> {
  const before = await counted(page);
  await entry();
  return (await counted(page)).taps - before.taps;
}
