/** Tap to painted answer, measured in the page: from the press to the frame that shows what it changed. */
import type { Page } from 'playwright-core';

import { throttle } from './page';

/** People look before they tap again; what the last tap left to do is done by then. */
const REST_MS = 400;
const SEED = `arbitr.seed({
  game: 'promin',
  setup: { seats: 4, first: 0, mode: 'score' },
  players: ['Оля', 'Тарас', 'Соломія', 'Євген'],
  moves: [],
})`;

export interface Tap {
  /** What is pressed: the first button whose name begins so. */
  press: string;
  /** What the answer is: any change, or the heading of the table saying something else. */
  answer: 'change' | 'heading';
}

/** Runs inside the page; everything it needs is passed in. */
function tapInPage({ press, answer }: Tap): Promise<number> {
  const nameOf = (node: Element) => node.getAttribute('aria-label') ?? node.textContent;
  const headings = () =>
    [...document.querySelectorAll('h1, h2, [role="heading"]')].map(nameOf).join('|');
  const button = [...document.querySelectorAll<HTMLElement>('button, [role="button"]')].find(
    (node) => nameOf(node).startsWith(press),
  );
  if (!button) throw new Error(`nothing to tap: ${press}`);
  const before = headings();
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no answer to ${press}`)), 20_000);
    const watch = new MutationObserver(() => {
      if (answer === 'heading' && headings() === before) return;
      watch.disconnect();
      clearTimeout(late);
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - started);
        port2.postMessage(null);
      });
    });
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    watch.observe(document.body, everything);
    const started = performance.now();
    button.click();
  });
}

export async function tapToPaint(page: Page, tap: Tap): Promise<number> {
  // The TypeScript loader wraps named functions in a helper that the page does not have.
  await page.evaluate('globalThis.__name ??= (f) => f');
  return page.evaluate(tapInPage, tap);
}

const key = (beads: number): Tap => ({ press: `ставка ${beads}`, answer: 'change' });
const bid = (beads: number): Tap => ({ press: `Ставка ${beads}`, answer: 'heading' });
const tricks = (name: string, words: string): Tap => ({
  press: `${name}: ${words}`,
  answer: 'change',
});
const CLOSE: Tap = { press: 'Закрити роздачу', answer: 'heading' };

export interface TapTimes {
  /** Something typed: painted as chosen. */
  typed: number[];
  /** A move: stored by SQLite, then the next player is asked. */
  moves: number[];
}

/** Every tap of one deal for four in a score match of «Промінь», in a fresh one of our own builds. */
export async function playDeal(page: Page, url: string): Promise<TapTimes> {
  await page.goto(url);
  await page.waitForFunction(() => 'arbitr' in globalThis);
  const id = await page.evaluate(SEED);
  await page.goto(`${url}match/${id}`);
  await page.getByRole('heading', { name: 'Ставить Тарас' }).waitFor();
  await page.waitForTimeout(REST_MS);
  await throttle(page);
  const times: TapTimes = { typed: [], moves: [] };
  const typed = async (tap: Tap): Promise<void> => {
    times.typed.push(await tapToPaint(page, tap));
    await page.waitForTimeout(REST_MS);
  };
  const moved = async (tap: Tap): Promise<void> => {
    times.moves.push(await tapToPaint(page, tap));
    await page.waitForTimeout(REST_MS);
  };
  for (let i = 0; i < 4; i += 1) {
    await typed(key(3));
    await moved(bid(3));
  }
  await typed(tricks('Тарас', '3 взятки'));
  await typed(tricks('Соломія', '3 взятки'));
  await typed(tricks('Євген', '3 взятки'));
  await moved(CLOSE);
  return times;
}
