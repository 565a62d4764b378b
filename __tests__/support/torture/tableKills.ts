/**
 * Chromium killed while any of the six games is played in any of the three modes: the app's own match on the app's own
 * screen, moved as fast as it acknowledges, reopened and compared. ./appKills does the same through fingers.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Page } from 'playwright-core';

import { MODES, type Mode, type Setup } from '../../../src/engine/types';
import { type GameId, gameIds } from '../../../src/games';
import type { KeptMatch } from '../../../src/match/types';
import type { Store } from '../../../src/storage';
import { KITS } from '../../conformance/kits';
import { openKeptApp, type KeptApp } from '../browser/app';
import { NAMES } from '../browser/seeded';
import { playOut } from '../playout';
import { quickRng } from '../quickRng';
import { killChromium } from '../sqlite/browser/windows';
import { NAMED } from './appKills';
import { createDice } from './dice';

const SEATS = 3;
/** Long enough for some moves, short enough to hit a write. */
const MOST_MS = 1500;

export const TABLES: readonly { game: GameId; mode: Mode }[] = gameIds().flatMap((game) =>
  MODES.map((mode) => ({ game, mode })),
);

export interface TableKillFigures {
  kills: number;
  tables: number;
  acknowledged: number;
  /** Entries that were acknowledged and were not there again, or were others. */
  lost: number;
  /** A damaged or forgetful store. */
  unsound: number;
}

type Workshop = typeof globalThis & {
  arbitr: { store: Store; seed(match: object): Promise<string>; open(id: string): KeptMatch };
  acknowledged(log: string[]): Promise<void>;
};

/** Runs in the page: what people at a real table would enter, or whatever is offered next where the app deals. */
async function playOn({ id, script }: { id: string; script: unknown[] | null }): Promise<void> {
  const { arbitr, acknowledged } = globalThis as Workshop;
  for (let turns = 0; ; turns += 1) {
    const now = arbitr.open(id);
    if (now.standing.over) return;
    if (turns % 9 === 8 && now.canUndo) {
      await now.undo();
      await arbitr.open(id).redo();
    } else if (script === null && now.turn.chance) await now.draw();
    else {
      const offers = script === null ? now.offers(now.turn.actors[0] ?? 0) : [];
      const counted = now.log.filter(({ kind, undone }) => kind === 'move' && !undone).length;
      const move = script === null ? offers[turns % offers.length] : script[counted];
      if (move === undefined) return;
      await now.attempt(move);
    }
    const { log } = arbitr.open(id);
    await acknowledged(log.map(({ seq, kind, move }) => JSON.stringify([seq, kind, move])));
  }
}

function scriptOf(game: GameId, setup: Setup, seed: number): unknown[] | null {
  return setup.mode === 'virtual' ? null : playOut(KITS[game], setup, quickRng(seed)).moves;
}

async function logOf(page: Page, id: string): Promise<string[]> {
  await page.waitForFunction((match) => {
    try {
      return (globalThis as Workshop).arbitr.open(match) !== null;
    } catch {
      return false;
    }
  }, id);
  return page.evaluate(
    (match) =>
      (globalThis as Workshop).arbitr
        .open(match)
        .log.map(({ seq, kind, move }) => JSON.stringify([seq, kind, move])),
    id,
  );
}

const isSound = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { persistence, damage } = (globalThis as Workshop).arbitr.store;
    return persistence === 'disk' && damage === null;
  });

/** Playwright waits for some answers for ever: a run of hours says which one does not come, and ends. */
const NEVER_MS = 5 * 60_000;

async function answered<T>(what: string, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const never = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer: ${what}`)), NEVER_MS);
  });
  return Promise.race([answer, never]).finally(() => clearTimeout(timer));
}

/** On a machine that is busy with other things Chromium may take longer than anyone waits; it is killed and asked again. */
const TRIES = 5;

async function open(route: string, profile: string, tries = TRIES): Promise<KeptApp> {
  try {
    return await openOnce(route, profile);
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError';
    if (!late || tries === 1) throw error;
    console.log(`  late: ${error.message.split('\n')[0] ?? ''}`);
    killChromium({ directory: profile });
    return open(route, profile, tries - 1);
  }
}

async function openOnce(route: string, profile: string): Promise<KeptApp> {
  const app = await openKeptApp(route, { profile });
  await app.context.addInitScript(NAMED);
  await answered('the page, opened', app.page.evaluate(NAMED));
  await app.page.waitForFunction(() => 'arbitr' in globalThis);
  return app;
}

interface Round {
  game: GameId;
  mode: Mode;
  seed: number;
  /** The kill comes so long after the match was opened. */
  afterMs: number;
}

interface Told {
  acknowledged: number;
  lost: number;
  sound: boolean;
}

/** One match of one table: begun, played, killed, found again. */
async function killOnce(profile: string, { game, mode, seed, afterMs }: Round): Promise<Told> {
  const setup: Setup = { seats: SEATS, first: 0, mode };
  const app = await open('/', profile);
  const players = NAMES.slice(0, SEATS);
  const id = await answered(
    'a match is begun',
    app.page.evaluate((match) => (globalThis as Workshop).arbitr.seed(match), {
      ...{ game, setup, players },
      moves: [],
    }),
  );
  let acknowledged: string[] = [];
  await app.page.exposeFunction('acknowledged', (log: string[]) => {
    acknowledged = log;
  });
  await app.page.goto(`${app.url}/match/${id}`);
  await logOf(app.page, id);
  const script = scriptOf(game, setup, seed);
  const playing = app.page.evaluate(playOn, { id, script }).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  killChromium({ directory: profile });
  await answered('the page that was killed', playing);
  await answered(
    'the browser that was killed',
    app.context.close().catch(() => undefined),
  );
  const again = await open(`/match/${id}`, profile);
  const found = await answered('the match, reopened', logOf(again.page, id));
  const sound = await answered('its store', isSound(again.page));
  await answered('the browser, closed', again.context.close());
  const lost = acknowledged.filter((line, at) => found[at] !== line).length;
  return { acknowledged: acknowledged.length, lost, sound };
}

/** What is lost is said when it is found: a run of hours may not reach its end. */
export async function runTableKills(
  count: number,
  seed: number,
  onKill?: (done: number) => void,
): Promise<TableKillFigures> {
  const dice = createDice(seed);
  const figures: TableKillFigures = { kills: 0, tables: 0, acknowledged: 0, lost: 0, unsound: 0 };
  const profile = mkdtempSync(path.join(os.tmpdir(), 'arbitr-'));
  for (let i = 0; i < count; i += 1) {
    const table = TABLES[(seed + i) % TABLES.length] as (typeof TABLES)[number];
    const round = { ...table, seed: seed + i, afterMs: dice.below(MOST_MS) };
    const { acknowledged, lost, sound } = await killOnce(profile, round);
    if (lost > 0 || !sound) console.log('BROKE', JSON.stringify({ ...round, lost, sound }));
    figures.lost += lost;
    figures.unsound += sound ? 0 : 1;
    figures.acknowledged += acknowledged;
    figures.kills += 1;
    figures.tables = Math.min(TABLES.length, figures.kills);
    onKill?.(figures.kills);
  }
  rmSync(profile, { recursive: true, force: true });
  return figures;
}
