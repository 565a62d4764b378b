/**
 * From the tap to a painted list: our history of 10,000 matches and a plain list as long in the blank app, each
 * the first opening after a start. The blank app loads its list on that tap; ours has made its tabs ready in the
 * seconds before, as it does for everybody. The matches go through the store's door, like those of a backup.
 */
import type { Page } from 'playwright-core';

import type { GameId } from '../../../games';
import type { ImportBatch, Store } from '../../../storage';
import { FACTS_VERSION, QUIET_MS } from '../../../match/housekeeping';
import { newPage, served, throttle } from './page';

export const MATCHES_LISTED = 10_000;
const RUNS = 5;
const REST_MS = 500;
/** As many as fit on the screen. */
const ROWS = 8;

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
async function seedInPage({ count, facts }: { count: number; facts: number }): Promise<void> {
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
  await store.expectFacts(facts);
  await store.importAll({ players, matches, settings: [] });
}

/** The TypeScript loader wraps named functions in a helper that the page does not have. */
const helped = (page: Page): Promise<unknown> => page.evaluate('globalThis.__name ??= (f) => f');

/** The store answers one after another: what it looks through by itself after a start is not the list's time. */
const houseIsKept = (page: Page): Promise<unknown> =>
  page.evaluate('arbitr.store.purge().then(() => arbitr.store.settings())');

/** Every opening is the first of its page; the matches stay, in the same context. */
export async function openTimes(
  folder: string,
  list: ListOpening,
  seeded: boolean,
): Promise<number[]> {
  return served(folder, async (url) => {
    const page = await newPage();
    await page.goto(url);
    if (seeded) {
      await page.waitForFunction(() => 'arbitr' in globalThis);
      await helped(page);
      await page.evaluate(seedInPage, { count: MATCHES_LISTED, facts: FACTS_VERSION });
    }
    await throttle(page);
    const times: number[] = [];
    for (let i = 0; i < RUNS; i += 1) {
      await page.goto(url);
      await page.locator(list.press).waitFor();
      await page.waitForTimeout(seeded ? QUIET_MS + REST_MS : REST_MS);
      if (seeded) await houseIsKept(page);
      await helped(page);
      times.push(await page.evaluate(openInPage, { ...list, rows: ROWS }));
    }
    await page.context().close();
    return times;
  });
}
