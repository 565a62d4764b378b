/** What is told of finished matches. The store counts and adds up; here its answers are put together and get their order. */
import { type GameId, gameIds } from '../games';
import type { Store } from '../storage';
import type {
  Bucket,
  Contest,
  FactTotal,
  FactTotals,
  GameRecord,
  GameStats,
  Overview,
  Versus,
} from './types';

export type * from './types';
export * from './evening';

/** As many points as a line on a phone can show apart. */
const LATEST = 20;
const MOST_BUCKETS = 8;

async function visible(store: Store): Promise<Set<string>> {
  return new Set((await store.players()).map(({ id }) => id));
}

export async function overview(store: Store, player: string): Promise<Overview> {
  const { records, streaks, form, rivals, againstBots } = store.statistics;
  const bots = await againstBots(player);
  const seen = await visible(store);
  return {
    games: (await records(player)).sort((a, b) => b.played + b.solo - (a.played + a.solo)),
    streaks: await streaks(player, null),
    form: await form(player, LATEST),
    rivals: (await rivals(player))
      .filter((rival) => seen.has(rival.player))
      .sort((a, b) => b.met - a.met),
    bots: {
      played: bots.reduce((n, game) => n + game.played, 0),
      won: bots.reduce((n, game) => n + game.won, 0),
    },
  };
}

/** Null when this player has never finished a match of this game. */
export async function gameStats(
  store: Store,
  player: string,
  game: GameId,
): Promise<GameStats | null> {
  const { records, best, worst, streaks, series, solo } = store.statistics;
  const record = (await records(player)).find((one) => one.game === game);
  if (!record) return null;
  return {
    record,
    best: await best(player, game),
    worst: await worst(player, game),
    streaks: await streaks(player, game),
    series: await series(player, game, LATEST),
    spread: record.played > 0 ? await spreadOf(store, player, record) : [],
    facts: await factsOf(store, player, game),
    solo: await solo(player, game, LATEST),
  };
}

const WIDTHS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];

/** Round steps, few enough to be read under the columns; empty ones between are kept. */
export function bucketsFor(least: number, most: number): { from: number; width: number } {
  for (const width of WIDTHS) {
    const from = Math.floor(least / width) * width;
    if ((most - from) / width < MOST_BUCKETS) return { from, width };
  }
  const width = Math.ceil((most - least + 1) / MOST_BUCKETS);
  return { from: Math.floor(least), width };
}

async function spreadOf(store: Store, player: string, record: GameRecord): Promise<Bucket[]> {
  const { from, width } = bucketsFor(record.least, record.most);
  const found = await store.statistics.spread(player, record.game, { from, width });
  const count = Math.floor((record.most - from) / width) + 1;
  return Array.from({ length: count }, (_, i) => ({
    from: from + i * width,
    to: from + (i + 1) * width - 1,
    matches: found.find(({ bucket }) => bucket === i)?.matches ?? 0,
  }));
}

async function factsOf(store: Store, player: string, game: GameId): Promise<FactTotals> {
  return byKey(await store.statistics.facts(player, game));
}

const byKey = (totals: readonly (FactTotal & { key: string })[]): FactTotals =>
  Object.fromEntries(totals.map(({ key, ...total }) => [key, total]));

/** What only one game counts, by player, at the tables that are asked for. */
export async function contestFacts(
  store: Store,
  { game, since = 0, people = [] }: ContestOf & { game: GameId },
  players: readonly string[],
): Promise<ReadonlyMap<string, FactTotals>> {
  const { factsAt } = store.statistics;
  const facts = new Map<string, FactTotals>();
  for (const player of players)
    facts.set(player, byKey(await factsAt(player, game, { since, people })));
  return facts;
}

export interface ContestOf {
  game: GameId | null;
  /** The earliest end of a match that counts. */
  since?: number;
  /** Only tables at which all of them sat. */
  people?: readonly string[];
}

/** Everyone at the tables that are asked for. */
export async function contest(
  store: Store,
  { game, since = 0, people = [] }: ContestOf,
): Promise<Contest> {
  const seen = await visible(store);
  const games = game ? [game] : gameIds();
  const rows = await store.statistics.contest({ games, since, people });
  const matches = rows.reduce((n, row) => n + row.tables, 0);
  const seats = rows.reduce((n, row) => n + row.played, 0);
  const contenders = rows
    .filter((row) => seen.has(row.player))
    .map(({ player, played, won, shared, average = null }) => ({
      ...{ player, played, won, shared },
      // Points of different games have nothing to do with each other.
      average: game ? average : null,
    }))
    .sort((a, b) => b.won - a.won || a.played - b.played || (a.player < b.player ? -1 : 1));
  if (game && people.length === 0)
    for (const one of contenders)
      one.average = await store.statistics.average(one.player, game, since);
  return { matches, evenShare: seats === 0 ? 0 : matches / seats, contenders };
}

export async function versus(store: Store, player: string, rival: string): Promise<Versus> {
  const games = await store.statistics.versus(player, rival);
  const meetings = await store.statistics.meetings(player, rival, LATEST);
  return { games: games.sort((a, b) => b.met - a.met), meetings };
}
