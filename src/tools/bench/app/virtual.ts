/**
 * Whole dealt matches by the scripted player with the CPU throttled: the longest task, frames dropped while
 * things move, and the memory that is left after two matches and after twenty.
 */
import type { Page } from 'playwright-core';

import { playToEnd } from '../../../../__tests__/support/browser/scriptedPlayer';
import { GAME_IDS, type GameId } from '../../../engine/types';
import { newPage, throttle } from './page';

const SEATS: Record<GameId, number> = {
  promin: 3,
  split: 3,
  veselka: 2,
  qwinto: 2,
  nizam: 2,
  perlyna: 2,
};
const NAMES = ['Оля', 'Тарас', 'Соломія'];
/** What tsx leaves in functions that are sent to the page. */
const NAMES_STAY = 'globalThis.__name = (named) => named';
const FEW = 2;
const MANY = 20;

export interface MatchFigures {
  game: GameId;
  /** Milliseconds of the longest task while it was played. */
  longest: number;
  /** Tasks longer than 200 ms. */
  long: number;
  /** Share of frames that came too late, of those asked for while something moved. */
  dropped: number;
}

interface Seen {
  tasks: number[];
  frames: number[];
}

/** A frame is late when a whole one is missing before it. */
const LATE_MS = 1000 / 30;

/** Notes long tasks, and the time between frames while any animation runs. */
function watchFrames(): void {
  const seen: Seen = { tasks: [], frames: [] };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  let last = 0;
  requestAnimationFrame(function tick(now) {
    if (last > 0 && document.getAnimations().length > 0) seen.frames.push(now - last);
    last = now;
    requestAnimationFrame(tick);
  });
}

async function open(page: Page, url: string, game: GameId): Promise<void> {
  await page.waitForFunction(() => 'arbitr' in globalThis);
  const setup = { seats: SEATS[game], first: 0, mode: 'virtual' };
  const match = { game, setup, players: NAMES.slice(0, SEATS[game]), moves: [] };
  const id = await page.evaluate(
    (request) =>
      (globalThis as unknown as { arbitr: { seed(m: unknown): Promise<string> } }).arbitr.seed(
        request,
      ),
    match,
  );
  await page.goto(`${url}match/${id}`);
}

export async function matchFigures(url: string, game: GameId): Promise<MatchFigures> {
  const page = await newPage();
  await page.addInitScript(NAMES_STAY);
  await page.addInitScript(watchFrames);
  await page.goto(url);
  await open(page, url, game);
  await throttle(page);
  await page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: Seen };
    seen.tasks.length = 0;
    seen.frames.length = 0;
  });
  await playToEnd(page, game);
  const { tasks, frames } = await page.evaluate(
    () => (globalThis as unknown as { seen: Seen }).seen,
  );
  await page.context().close();
  return {
    game,
    longest: Math.max(0, ...tasks),
    long: tasks.filter((ms) => ms > 200).length,
    dropped: frames.filter((ms) => ms > LATE_MS).length / Math.max(1, frames.length),
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
export async function memory(url: string): Promise<{ few: number; many: number }> {
  const page = await newPage();
  await page.addInitScript(NAMES_STAY);
  await page.addInitScript(watchFrames);
  await page.goto(url);
  await open(page, url, 'qwinto');
  let few = 0;
  for (let n = 1; ; n += 1) {
    await playToEnd(page, 'qwinto');
    if (n === FEW) few = await heapMb(page);
    if (n === MANY) break;
    const ended = page.url();
    await page.getByRole('button', { name: /^Ще партію/ }).click();
    await page.waitForURL((now) => now.href !== ended);
  }
  const many = await heapMb(page);
  await page.context().close();
  return { few, many };
}

export async function benchVirtual(url: string): Promise<void> {
  console.log('\nWhole dealt matches by the scripted player, CPU throttled');
  console.log('game        longest task   tasks > 200 ms   late frames in motion');
  for (const game of GAME_IDS) {
    const { longest, long, dropped } = await matchFigures(url, game);
    console.log(
      `${game.padEnd(10)}${longest.toFixed(0).padStart(11)} ms${String(long).padStart(15)}${(dropped * 100).toFixed(1).padStart(19)} %`,
    );
  }
  const { few, many } = await memory(url);
  console.log(
    `JS heap after ${FEW} matches ${few.toFixed(1)} MB, after ${MANY} ${many.toFixed(1)} MB: ${(many / few).toFixed(2)} × (≤ 1.2)`,
  );
}
