/**
 * Whole dealt matches by the scripted player with the CPU throttled: the longest task, frames dropped while
 * things move, and the memory that is left after two matches and after twenty.
 */
import type { Page } from 'playwright-core';

import { playToEnd } from '../../../../__tests__/support/browser/scriptedPlayer';
import { gameEntry, type GameId } from '../../../games';
import { countFrames, type Frames } from './frames';
import { newPage, THROTTLE, throttle } from './page';

/** The smallest table that has opponents. */
const seatsOf = (game: GameId): number => Math.max(2, gameEntry(game).seats.min);
const NAMES = ['Оля', 'Тарас', 'Соломія'];
/** What tsx leaves in functions that are sent to the page. */
const NAMES_STAY = 'globalThis.__name = (named) => named';
const FEW = 2;
const MANY = 20;

export interface MatchFigures extends Frames {
  game: GameId;
  /** Milliseconds of the longest task while it was played. */
  longest: number;
  /** Tasks longer than 150 ms. */
  long: number;
}

/** People look before they press again: what the last press left to do is done by then. */
const REST_MS = 300;
const LONG_MS = 150;

interface Span {
  start: number;
  end: number;
}

/** Notes long tasks from the start of the page on. */
function watchTasks(): void {
  const tasks: Span[] = [];
  Object.assign(globalThis, { tasks });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      tasks.push({ start: startTime, end: startTime + duration });
  }).observe({ type: 'longtask', buffered: true });
}

interface Noted {
  tasks: Span[];
  /** When the player looked at the page: it does so in the page, and that is not the app's time. */
  looks: Span[];
}

function read(page: Page): Promise<Noted> {
  return page.evaluate(() => ({
    tasks: (globalThis as unknown as { tasks: Span[] }).tasks,
    looks: performance
      .getEntriesByName('scripted player')
      .map(({ startTime, duration }) => ({ start: startTime, end: startTime + duration })),
  }));
}

const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

async function open(page: Page, url: string, game: GameId): Promise<void> {
  await page.waitForFunction(() => 'arbitr' in globalThis);
  const seats = seatsOf(game);
  const setup = { seats, first: 0, mode: 'virtual' };
  const match = { game, setup, players: NAMES.slice(0, seats), moves: [] };
  const id = await page.evaluate(
    (request) =>
      (globalThis as unknown as { arbitr: { seed(m: unknown): Promise<string> } }).arbitr.seed(
        request,
      ),
    match,
  );
  await page.goto(`${url}match/${id}`);
}

async function matchFigures(url: string, game: GameId): Promise<MatchFigures> {
  const page = await newPage();
  await page.addInitScript(NAMES_STAY);
  await page.addInitScript(watchTasks);
  await page.goto(url);
  await open(page, url, game);
  await page.waitForTimeout(REST_MS);
  await throttle(page);
  const begun = await page.evaluate(() => performance.now());
  const frames = await countFrames(page);
  await playToEnd(page, game, { onPressed: () => page.waitForTimeout(REST_MS) });
  const counted = await frames.stop();
  const { tasks, looks } = await read(page);
  await page.context().close();
  const lasted = tasks
    .filter((task) => task.start >= begun && !looks.some((look) => overlap(task, look)))
    .map(({ start, end }) => end - start);
  return {
    game,
    longest: Math.max(0, ...lasted),
    long: lasted.filter((ms) => ms > LONG_MS).length,
    ...counted,
  };
}

async function heapMb(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1e6;
}

/** Twenty matches one after another in one window, each begun where the last has ended. */
async function memory(url: string): Promise<{ few: number; many: number }> {
  const page = await newPage();
  await page.addInitScript(NAMES_STAY);
  await page.goto(url);
  await open(page, url, 'qwinto');
  let few = 0;
  for (let n = 1; ; n += 1) {
    await playToEnd(page, 'qwinto');
    // The scripted player's own notes are not the app's memory.
    await page.evaluate(() => performance.clearMeasures());
    if (n === FEW) few = await heapMb(page);
    if (n === MANY) break;
    const again = page.getByRole('button', { name: /^Ще партію/ });
    await again.click();
    // Until the end of the last match is gone: the player would take it for the end of the next one.
    await again.waitFor({ state: 'hidden' });
  }
  const many = await heapMb(page);
  await page.context().close();
  return { few, many };
}

export async function benchVirtual(url: string, games: readonly GameId[]): Promise<void> {
  console.log(`\nWhole dealt matches by the scripted player, CPU throttled ${THROTTLE}×`);
  console.log('game        longest task   tasks > 150 ms   frames in motion, dropped');
  for (const game of games) {
    const { longest, long, shown, dropped } = await matchFigures(url, game);
    const share = ((100 * dropped) / Math.max(1, shown + dropped)).toFixed(1);
    console.log(
      `${game.padEnd(10)}${longest.toFixed(0).padStart(11)} ms${String(long).padStart(15)}${String(shown + dropped).padStart(18)}${share.padStart(8)} %`,
    );
  }
}

export async function benchMemory(url: string): Promise<void> {
  const { few, many } = await memory(url);
  console.log(
    `JS heap after ${FEW} matches ${few.toFixed(1)} MB, after ${MANY} ${many.toFixed(1)} MB: ${(many / few).toFixed(2)} × (≤ 1.1)`,
  );
}
