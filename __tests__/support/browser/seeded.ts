/** Matches that are there already: recorded ones, played past the interface through the workshop. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from 'playwright-core';

import type { GameId, Mode, Setup } from '../../../src/engine/types';

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

/** Waits until everything on the way is there: code, answers of the store, and what is painted of them. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => 'arbitr' in globalThis);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await (globalThis as Opened).arbitr.store.settings();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
  });
}
