/**
 * One person and strong opponents with the CPU throttled: the longest task while one of them thinks, and frames dropped
 * meanwhile, beside the same acts at a table of people. The person's acts are made beside the screen, which shows them.
 */
import type { Page } from 'playwright-core';

import { gameEntry, type GameId, gameIds } from '../../../games';
import { exportWebIfNeeded } from '../../lib/webExport.mjs';
import { printTable } from '../engine/table';
import { countFrames, type Frames } from './frames';
import { newPage, served, THROTTLE, throttle } from './page';

const TARGET_MS = 50;
/** Acts of the table that are looked at, and how long a person takes for one. */
const ACTS = 40;
const REST_MS = 300;
const NAMES = ['Оля', 'Пружина', 'Маятник', 'Метроном'];

interface Kept {
  seq: number;
  thinking: number | null;
  look: { isFlying: boolean } | null;
  turn: { chance: boolean; actors: readonly number[] };
  standing: { over: boolean };
  offers(seat: number): readonly unknown[];
  attempt(move: unknown): Promise<unknown>;
  seen(what: 'look'): void;
}

interface Span {
  start: number;
  end: number;
}

declare const arbitr: { seed(match: unknown): Promise<string>; open(id: string): Kept };
declare const noted: { tasks: Span[]; thinking: Span[] };

/** Runs in the page: long tasks, and when one of the app's chairs thinks; looked at before every frame and between. */
function watch(id: string): void {
  const tasks: Span[] = [];
  const thinking: Span[] = [];
  Object.assign(globalThis, { noted: { tasks, thinking } });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      tasks.push({ start: startTime, end: startTime + duration });
  }).observe({ type: 'longtask' });
  let since: number | null = null;
  setInterval(() => {
    const now = performance.now();
    const thinks = arbitr.open(id).thinking !== null;
    if (thinks) since ??= now;
    else if (since !== null) {
      thinking.push({ start: since, end: now });
      since = null;
    }
  }, 4);
}

/** Runs in the page: whoever plays decides by the first thing offered, then by the last, and so on. */
async function decide(id: string): Promise<'acted' | 'over' | 'waiting'> {
  const match = arbitr.open(id);
  if (match.standing.over) return 'over';
  if (match.look && !match.look.isFlying) match.seen('look');
  const seat = match.turn.actors.find((actor) => match.offers(actor).length > 0);
  if (match.thinking !== null || match.turn.chance || seat === undefined) return 'waiting';
  const offers = match.offers(seat);
  await match.attempt(offers[match.seq % 2 === 0 ? 0 : offers.length - 1]);
  return 'acted';
}

export interface Figures extends Frames {
  /** Milliseconds of the longest task while one of them thinks; 50 and less are not noted by the browser. */
  longest: number;
  long: number;
  thoughts: number;
}

async function play(page: Page, id: string): Promise<void> {
  for (let acts = 0, waits = 0; acts < ACTS && waits < 400;) {
    const done = await page.evaluate(decide, id);
    if (done === 'over') return;
    if (done === 'acted') acts += 1;
    else waits += 1;
    await page.waitForTimeout(REST_MS);
  }
}

async function botFigures(url: string, game: GameId): Promise<Figures> {
  const page = await newPage();
  await page.addInitScript('globalThis.__name ??= (f) => f');
  await page.goto(url);
  await page.waitForFunction(() => 'arbitr' in globalThis);
  const seats = Math.min(NAMES.length, gameEntry(game).seats.max);
  const players = NAMES.slice(0, seats);
  const bots = players.map((_, seat) => (seat === 0 ? null : 'strong'));
  const setup = { seats, first: 0, mode: 'virtual' };
  const match = { game, setup, players, bots, moves: [] };
  const id = await page.evaluate((request) => arbitr.seed(request), match);
  await page.goto(`${url}match/${id}`);
  await page.waitForFunction((shown) => {
    try {
      return arbitr.open(shown) !== null;
    } catch {
      return false;
    }
  }, id);
  await page.waitForTimeout(REST_MS);
  await throttle(page);
  await page.evaluate(watch, id);
  const frames = await countFrames(page);
  await play(page, id);
  const counted = await frames.stop();
  const { tasks, thinking } = await page.evaluate(() => noted);
  await page.context().close();
  const meanwhile = tasks
    .filter((task) => thinking.some(({ start, end }) => task.start < end && start < task.end))
    .map(({ start, end }) => end - start);
  return {
    ...counted,
    longest: Math.max(0, ...meanwhile),
    long: meanwhile.length,
    thoughts: thinking.length,
  };
}

export async function benchBotsInBrowser(): Promise<void> {
  const rows: string[][] = [];
  await served(await exportWebIfNeeded({ gallery: true }), async (url) => {
    for (const game of gameIds()) {
      const { longest, long, thoughts, shown, dropped } = await botFigures(url, game);
      rows.push([
        game,
        String(thoughts),
        longest === 0 ? `≤ ${TARGET_MS}` : `${longest.toFixed(0)} ✗`,
        String(long),
        String(shown + dropped),
        `${((100 * dropped) / Math.max(1, shown + dropped)).toFixed(1)} %`,
      ]);
    }
  });
  printTable(
    `A person and strong bots in Chromium, CPU throttled ${THROTTLE}×: tasks while one of them thinks, in milliseconds`,
    ['game', 'thoughts', 'longest task', `tasks > ${TARGET_MS}`, 'frames in motion', 'dropped'],
    rows,
  );
}
