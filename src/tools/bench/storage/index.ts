/**
 * `npm run bench storage`: the store on the real expo-sqlite in Chromium. How it grows with the number
 * of matches, how long a move takes to be stored, a long match to open, statistics to be told, a backup to
 * come back.
 */
import type { Page } from 'playwright-core';

import {
  call,
  newProfile,
  newWindow,
  serveStorePage,
} from '../../../../__tests__/support/sqlite/browser/windows';
import { printTable } from '../engine/table';

const SIZES = [100, 1000, 10_000];
const RUNS = 30;
const ENTRIES = 12;
const LONG = 2000;
/** A year of evenings, and five. */
const EVENINGS = [2000, 10_000];

function share(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

const ms = (time: number): string => time.toFixed(1);

async function growth(page: Page): Promise<void> {
  const rows: string[][] = [];
  for (const size of SIZES) {
    await call(page, 'growTo', size, ENTRIES);
    const home = await call(page, 'timeHome', RUNS);
    const history = await call(page, 'timeHistory', RUNS);
    const open = await call(page, 'timeOpen', 'm7', RUNS);
    rows.push([String(size), ...[home, history, open].map((times) => ms(share(times, 0.5)))]);
  }
  const head = ['matches stored', 'home', 'history page', 'open a match'];
  printTable('Store: growth, ms (p50)', head, rows);
}

async function moves(page: Page): Promise<void> {
  const times = await call(page, 'timeMoves', 'long', LONG);
  const open = await call(page, 'timeOpen', 'long', 10);
  printTable(
    'Store: a match of 2,000 moves, ms',
    ['', 'p50', 'p99'],
    [
      ['a move stored', ms(share(times, 0.5)), ms(share(times, 0.99))],
      [
        'the last 100 of them',
        ms(share(times.slice(-100), 0.5)),
        ms(share(times.slice(-100), 0.99)),
      ],
      ['opening it', ms(share(open, 0.5)), ms(share(open, 0.99))],
    ],
  );
}

async function statistics(page: Page): Promise<void> {
  const rows: string[][] = [];
  for (const size of EVENINGS) {
    const { player, game, played } = await call(page, 'timeStats', size, RUNS);
    const told = [player, game].map((times) => ms(share(times, 0.5)));
    rows.push([String(size), String(played), ...told]);
  }
  const head = ['matches finished', 'of this player', 'all games', 'one game'];
  printTable('Store: statistics of one player, ms (p50)', head, rows);
}

async function restore(page: Page): Promise<void> {
  const { bytes, files, exportMs, importMs, progressSteps } = await call(page, 'timeRestore');
  printTable(
    `Store: a backup of ${SIZES.at(-1)} matches`,
    ['', ''],
    [
      ['kB in files', `${Math.round(bytes / 1024)} in ${files}`],
      ['out, s', (exportMs / 1000).toFixed(1)],
      ['in again, s', (importMs / 1000).toFixed(1)],
      ['progress shown', `${progressSteps} times`],
    ],
  );
}

export async function benchStorage(): Promise<void> {
  const served = await serveStorePage();
  const profile = newProfile();
  const context = await profile.launch();
  try {
    const page = await newWindow(context, served.url);
    await call(page, 'start');
    await growth(page);
    await moves(page);
    await statistics(page);
    await restore(page);
  } finally {
    await context.close();
    await served.close();
    profile.remove();
  }
}
