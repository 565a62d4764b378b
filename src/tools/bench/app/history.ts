/**
 * From the tap to a painted list: our history of 10,000 matches and a plain list as long in the blank app. Both
 * load their page on that tap. The matches go through the store's door, like those of a backup.
 */
import type { Browser, Page } from 'playwright-core';

import type { GameId } from '../../../engine/types';
import type { ImportBatch, Store } from '../../../storage';
import { newPage, served, throttle } from './page';

export const MATCHES_LISTED = 10_000;
const RUNS = 7;
const REST_MS = 1000;
/** What a list draws at first. */
const ROWS = 10;

export interface ListOpening {
  /** The button that opens it. */
  press: string;
  /** Its rows. */
  row: string;
}

export const OUR_LIST: ListOpening = {
  press: '[aria-label="Історія"]',
  row: '[aria-label$="Відкрити"]',
};
export const PLAIN_LIST: ListOpening = { press: '#blank-list', row: '[data-testid="row"]' };

/** Runs inside the page; everything it needs is passed in. */
function openInPage({ press, row, rows }: ListOpening & { rows: number }): Promise<number> {
  const button = document.querySelector<HTMLElement>(press);
  if (!button) throw new Error(`nothing to tap: ${press}`);
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the list does not open')), 60_000);
    const watch = new MutationObserver(() => {
      if (document.querySelectorAll(row).length < rows) return;
      watch.disconnect();
      clearTimeout(late);
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - started);
        port2.postMessage(null);
      });
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    const started = performance.now();
    button.click();
  });
}

/** Runs inside the page. Two players, «Нізам» and «Веселка» by turns, a match an hour. */
function seedInPage(count: number): Promise<void> {
  const { store } = (globalThis as unknown as { arbitr: { store: Store } }).arbitr;
  const day = 86_400_000;
  const start = Date.now() - count * 3_600_000;
  const players = ['Оля', 'Тарас'].map((name, i) => ({
    id: `p${i}`,
    name,
    colour: i + 1,
    hidden: false,
    createdAt: start - day,
    mergedInto: null,
  }));
  const matches: ImportBatch['matches'] = Array.from({ length: count }, (_, i) => {
    const points = [i % 50, (i * 7) % 50];
    const [mine = 0, theirs = 0] = points;
    const won = (seat: number): boolean => (seat === 0 ? mine >= theirs : theirs >= mine);
    const game: GameId = i % 2 === 0 ? 'nizam' : 'veselka';
    return {
      match: {
        id: `m${i}`,
        game,
        rulesVersion: 1,
        setup: { seats: 2, first: 0, mode: 'score' },
        players: players.map(({ id }) => id),
        seed: '0'.repeat(64),
        commitment: '0'.repeat(64),
        words: [],
        parent: null,
        summary: {
          points,
          phase: 'over',
          actors: [],
          over: true,
          winners: [0, 1].filter(won),
          moves: 1,
        },
        at: start + i * 3_600_000,
      },
      begun: {},
      entries: [],
      outcome: {
        results: points.map((score, seat) => ({
          seat,
          points: score,
          rank: won(seat) ? 1 : 2,
          won: won(seat),
          shared: mine === theirs,
        })),
        facts: [],
      },
      deletedAt: null,
      device: { holder: 'table' as const },
      knownSeq: null,
    };
  });
  return store.importAll({ players, matches, settings: [] });
}

/** The TypeScript loader wraps named functions in a helper that the page does not have. */
const helped = (page: Page): Promise<unknown> => page.evaluate('globalThis.__name ??= (f) => f');

/** Every opening is the first of its page; the matches stay, in the same context. */
export async function openTimes(
  browser: Browser,
  folder: string,
  list: ListOpening,
  seeded: boolean,
): Promise<number[]> {
  return served(folder, async (url) => {
    const page = await newPage(browser);
    await page.goto(url);
    if (seeded) {
      await page.waitForFunction(() => 'arbitr' in globalThis);
      await helped(page);
      await page.evaluate(seedInPage, MATCHES_LISTED);
    }
    await throttle(page);
    const times: number[] = [];
    for (let i = 0; i < RUNS; i += 1) {
      await page.goto(url);
      await page.locator(list.press).waitFor();
      if (seeded) await page.waitForFunction(() => 'arbitr' in globalThis);
      await page.waitForTimeout(REST_MS);
      await helped(page);
      times.push(await page.evaluate(openInPage, { ...list, rows: ROWS }));
    }
    await page.context().close();
    return times;
  });
}
