/** Matches that are there already: recorded ones, played past the interface through the workshop. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from 'playwright-core';

import type { Mode, Setup } from '../../../src/engine/types';
import type { GameId } from '../../../src/games';
import { onItsWay } from './app';

export const NAMES = ['Оля', 'Тарас', 'Соломія', 'Євген', 'Марко', 'Іра'] as const;

interface Workshop {
  store: { settings(): Promise<unknown>; setSetting(key: string, value: unknown): Promise<void> };
  seed(match: object): Promise<string>;
}

type Opened = typeof globalThis & { arbitr: Workshop };

export function recorded(game: GameId, mode: Mode): { setup: Setup; moves: unknown[] } {
  const file = path.join(__dirname, '../../games', game, 'transcripts', `${mode}.json`);
  const { setup, steps } = JSON.parse(readFileSync(file, 'utf8')) as {
    setup: Setup;
    steps: { move: unknown }[];
  };
  return { setup, moves: steps.map(({ move }) => move) };
}

/** Plays the first part of a recorded match; 1 is the whole of it. Gives back its route. */
export async function seedRecorded(
  page: Page,
  game: GameId,
  mode: Mode,
  part: number,
): Promise<string> {
  const { setup, moves } = recorded(game, mode);
  return seedMatch(page, game, setup, moves.slice(0, Math.round(moves.length * part)));
}

/** Plays the first moves of a recorded match, that many. */
export async function seedFirst(
  page: Page,
  game: GameId,
  mode: Mode,
  count: number,
): Promise<string> {
  const { setup, moves } = recorded(game, mode);
  return seedMatch(page, game, setup, moves.slice(0, count));
}

export async function seedMatch(
  page: Page,
  game: GameId,
  setup: Setup,
  moves: readonly unknown[],
): Promise<string> {
  const players = NAMES.slice(0, setup.seats);
  await page.waitForFunction(() => 'arbitr' in globalThis);
  const id = await page.evaluate((match) => (globalThis as Opened).arbitr.seed(match), {
    game,
    setup,
    players,
    moves,
  });
  return `/match/${id}`;
}

export async function setSetting(page: Page, key: string, value: unknown): Promise<void> {
  await page.waitForFunction(() => 'arbitr' in globalThis);
  await page.evaluate(([name, to]) => (globalThis as Opened).arbitr.store.setSetting(name, to), [
    key,
    value,
  ] as const);
}

/** To another page, until it is at rest. */
export async function visit(page: Page, route: string): Promise<void> {
  await page.goto(new URL(route, page.url()).href);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await settled(page);
}

/** Waits until everything on the way is there: code, answers of the store, and what is painted of them. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => 'arbitr' in globalThis);
  await page.waitForLoadState('networkidle');
  while (!(await isQuiet(page)));
}

/** True when the store answers and the page comes to rest without anything new being drawn or fetched. */
async function isQuiet(page: Page): Promise<boolean> {
  const unchanged = await page.evaluate(async () => {
    let drawn = false;
    const watching = new MutationObserver((changes) => {
      // What moves for as long as one looks changes nothing but its style.
      drawn ||= changes.some(({ attributeName }) => attributeName !== 'style');
    });
    watching.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    await (globalThis as Opened).arbitr.store.settings();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    watching.disconnect();
    return !drawn;
  });
  return unchanged && onItsWay(page) === 0;
}
