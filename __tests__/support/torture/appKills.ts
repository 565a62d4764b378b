/**
 * Chromium killed while a dealt match is played in the app's own screens, reopened, compared. The scripted
 * player goes on where the kill left it, until the match is over; then comes the next game. What counts as
 * acknowledged is what the screen had shown.
 */
import type { Page } from 'playwright-core';

import type { GameId } from '../../../src/games';
import type { KeptMatch } from '../../../src/match/types';
import type { Store } from '../../../src/storage';
import { openKeptApp, type KeptApp } from '../browser/app';
import { playToEnd } from '../browser/scriptedPlayer';
import { find, look } from '../browser/scriptedPlayerScreen';
import { NAMES } from '../browser/seeded';
import { killChromium } from '../sqlite/browser/windows';
import { createDice } from './dice';

const GAMES: readonly GameId[] = ['qwinto', 'promin', 'split', 'veselka'];
const SEATS = 3;
const MOST_PRESSES = 12;
/** Long enough for a write to be begun and ended. */
const MOST_MS = 300;
const HELD = /^Далі$/;
/** `npm run torture`'s TypeScript loader wraps named functions in a helper that the page does not have. */
export const NAMED = 'globalThis.__name ??= (f) => f';

export interface AppKillFigures {
  kills: number;
  /** Matches played to their end in spite of them. */
  finished: number;
  acknowledged: number;
  /** Entries that a screen had shown and that were not there again. */
  lost: number;
  /** A damaged store, a changed entry, a hand in sight after a start, another player's curtain. */
  unsound: number;
}

type Workshop = typeof globalThis & {
  arbitr: { store: Store; seed(match: object): Promise<string>; open(id: string): KeptMatch };
};

/** What the open screen shows, as one text an entry. */
const shownLog = (page: Page, id: string): Promise<string[]> =>
  page.evaluate(
    (match) =>
      (globalThis as Workshop).arbitr
        .open(match)
        .log.map(({ seq, kind, move }) => JSON.stringify([seq, kind, move])),
    id,
  );

/** Until the screen shows this match. */
const isShown = (page: Page, id: string): Promise<unknown> =>
  page.waitForFunction((match) => {
    try {
      return (globalThis as Workshop).arbitr.open(match) !== null;
    } catch {
      return false;
    }
  }, id);

async function begin(page: Page, game: GameId): Promise<string> {
  await page.waitForFunction(() => 'arbitr' in globalThis);
  return page.evaluate((match) => (globalThis as Workshop).arbitr.seed(match), {
    game,
    setup: { seats: SEATS, first: 0, mode: 'virtual' },
    players: NAMES.slice(0, SEATS),
    moves: [],
  });
}

/** True when the store is sound and nobody's hand is in sight: their own curtain is, or the open table. */
async function comesBackSound(page: Page, id: string): Promise<boolean> {
  const { persistence, damage, holder } = await page.evaluate((match) => {
    const { store, open } = (globalThis as Workshop).arbitr;
    return { persistence: store.persistence, damage: store.damage, holder: open(match).holder };
  }, id);
  if (persistence !== 'disk' || damage !== null || holder.open) return false;
  if (holder.who === 'table') return true;
  const screen = await look(page);
  // What ended a trick or a round lies open until everybody has seen it.
  if (find(screen, HELD)) return true;
  return screen.headings[0]?.includes(NAMES[holder.who] ?? '') ?? false;
}

interface Played {
  id: string;
  game: GameId;
  /** The log as the last screen showed it. */
  log: string[];
}

interface Watched extends Played {
  app: KeptApp;
}

/** The kill comes so long after that press: in moves, because a slow machine makes few of them in a second. */
interface Moment {
  press: number;
  afterMs: number;
}

/** Plays until the kill comes; true when the match was over before it. */
async function playUntilKilled(watched: Watched, { press, afterMs }: Moment): Promise<boolean> {
  const { app, id, game } = watched;
  let killed = false;
  let presses = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const kill = (): void => {
    killed = true;
    killChromium({ directory: app.profile });
  };
  try {
    await playToEnd(app.page, game, {
      onScreen: async () => {
        watched.log = await shownLog(app.page, id);
      },
      onPressed: async () => {
        presses += 1;
        if (presses === press) timer = setTimeout(kill, afterMs);
      },
    });
    return true;
  } catch (error) {
    if (!killed) throw error;
    return false;
  } finally {
    clearTimeout(timer);
    if (!killed) killChromium({ directory: app.profile });
  }
}

export async function runAppKills(
  count: number,
  seed: number,
  onKill?: (done: number) => void,
): Promise<AppKillFigures> {
  const dice = createDice(seed);
  const figures: AppKillFigures = { kills: 0, finished: 0, acknowledged: 0, lost: 0, unsound: 0 };
  let profile: string | undefined;
  let played: Played | null = null;
  for (let i = 0; i <= count; i += 1) {
    const route: string = played ? `/match/${played.id}` : '/';
    const app: KeptApp = await openKeptApp(route, profile === undefined ? {} : { profile });
    profile = app.profile;
    await app.context.addInitScript(NAMED);
    await app.page.evaluate(NAMED);
    if (!played) {
      const game = GAMES[figures.finished % GAMES.length] ?? 'qwinto';
      played = { id: await begin(app.page, game), game, log: [] };
      await app.page.goto(`${app.url}/match/${played.id}`);
    }
    const { id, game, log }: Played = played;
    await app.page.getByRole('heading').first().waitFor();
    await isShown(app.page, id);
    const found = await shownLog(app.page, id);
    figures.lost += Math.max(0, log.length - found.length);
    if (log.some((line, at) => at < found.length && line !== found[at])) figures.unsound += 1;
    if (!(await comesBackSound(app.page, id))) figures.unsound += 1;
    if (i === count) {
      await app.close();
      break;
    }
    const watched: Watched = { app, id, game, log: found };
    const moment = { press: 1 + dice.below(MOST_PRESSES), afterMs: dice.below(MOST_MS) };
    const over = await playUntilKilled(watched, moment);
    figures.acknowledged += watched.log.length - found.length;
    figures.kills += 1;
    onKill?.(figures.kills);
    if (over) figures.finished += 1;
    played = over ? null : { id, game, log: watched.log };
    await app.context.close().catch(() => undefined);
  }
  return figures;
}
