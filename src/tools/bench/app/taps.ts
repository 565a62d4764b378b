/** Tap to painted answer, measured in the page: from the finger lifted to the frame that shows what it changed. */
import type { Page } from 'playwright-core';

import { AFTER_PAINT, throttle, type afterPaint as AfterPaint } from './page';

declare const afterPaint: typeof AfterPaint;

/** People look before they tap again; what the last tap left to do is done by then. */
export const REST_MS = 400;
/** How long a finger rests on the glass in a quick tap. */
const FINGER_MS = 80;
const SEED = `arbitr.seed({
  game: 'promin',
  setup: { seats: 4, first: 0, mode: 'score' },
  players: ['Оля', 'Тарас', 'Соломія', 'Євген'],
  moves: [],
})`;

export interface Tap {
  /** What is pressed: the first button whose name begins so. */
  press: string;
  /** What the answer is: the button says something else, is shown as pressed, or a heading says something else. */
  answer: 'words' | 'pressed' | 'heading';
}

/** How the page hands over the time when the answer is painted. */
interface Watching {
  tapAnswered?: Promise<number>;
}

interface Point {
  x: number;
  y: number;
}

/** Runs inside the page; everything it needs is passed in. Begins to watch and says where to tap. */
function watchInPage({ press, answer }: Tap): Point {
  const nameOf = (node: Element) => node.getAttribute('aria-label') ?? node.textContent;
  const headings = () =>
    [...document.querySelectorAll('h1, h2, [role="heading"]')].map(nameOf).join('|');
  const button = [...document.querySelectorAll<HTMLElement>('button, [role="button"]')].find(
    (node) => nameOf(node).startsWith(press),
  );
  if (!button) throw new Error(`nothing to tap: ${press}`);
  button.scrollIntoView({ block: 'nearest' });
  const words = nameOf(button);
  const before = headings();
  const answered = () => {
    if (answer === 'words') return nameOf(button) !== words;
    if (answer === 'pressed') return button.getAttribute('aria-pressed') === 'true';
    return headings() !== before;
  };
  (globalThis as Watching).tapAnswered = new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no answer to ${press}`)), 20_000);
    let lifted = Infinity;
    const watch = new MutationObserver(() => {
      if (!answered()) return;
      watch.disconnect();
      clearTimeout(late);
      afterPaint(() => resolve(performance.now() - lifted));
    });
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    watch.observe(document.body, everything);
    const up = (event: Event) => (lifted = event.timeStamp);
    document.addEventListener('touchend', up, { capture: true, once: true });
  });
  const { left, top, width, height } = button.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** A finger, not a click made by a script: from the moment the browser says it was lifted. */
export async function tapToPaint(page: Page, tap: Tap): Promise<number> {
  await page.evaluate(AFTER_PAINT);
  const { x, y } = await page.evaluate(watchInPage, tap);
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(FINGER_MS);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
  return page.evaluate<number>('globalThis.tapAnswered');
}

const key = (beads: number): Tap => ({ press: `ставка ${beads}`, answer: 'pressed' });
const bid = (beads: number): Tap => ({ press: `Ставка ${beads}`, answer: 'heading' });
const tricks = (name: string, words: string): Tap => ({
  press: `${name}: ${words}`,
  answer: 'heading',
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
