/** Asks the store for statistics. Everything is added up by SQL; here answers only get their names. */
import type { GameId } from '../engine/types';
import type { Store } from '../storage';
import * as sql from './sql';
import type {
  Bucket,
  Contender,
  Contest,
  FactTotal,
  FactTotals,
  FormPoint,
  GameRecord,
  GameStats,
  MatchMark,
  Meeting,
  Overview,
  Rivalry,
  SoloRun,
  Streaks,
  Versus,
  VersusGame,
} from './types';

export type * from './types';

/** As many points as a line on a phone can show apart. */
const LATEST = 20;
const MOST_BUCKETS = 8;

async function visible(store: Store): Promise<Set<string>> {
  return new Set((await store.players()).map(({ id }) => id));
}

async function recordsOf(store: Store, player: string): Promise<GameRecord[]> {
  const rows = await store.read<Record<keyof GameRecord, number | GameId | null>>(sql.RECORDS, [
    player,
  ]);
  return rows.map(({ game, ...numbers }) => ({
    game: game as GameId,
    played: Number(numbers.played),
    solo: Number(numbers.solo),
    won: Number(numbers.won),
    shared: Number(numbers.shared),
    average: Number(numbers.average),
    least: Number(numbers.least),
    most: Number(numbers.most),
  }));
}

async function streaksOf(store: Store, player: string, game: GameId | null): Promise<Streaks> {
  const [row] = game
    ? await store.read<Streaks>(sql.STREAKS_IN_GAME, [player, game])
    : await store.read<Streaks>(sql.STREAKS, [player]);
  return { best: row?.best ?? 0, current: row?.current ?? 0, drought: row?.drought ?? 0 };
}

export async function overview(store: Store, player: string): Promise<Overview> {
  const seen = await visible(store);
  const games = await recordsOf(store, player);
  const streaks = await streaksOf(store, player, null);
  const form = await store.read<FormPoint>(sql.FORM, [player, LATEST + 9, LATEST]);
  const rivals = await store.read<Rivalry>(sql.RIVALS, [player]);
  return {
    games: games.sort((a, b) => b.played + b.solo - (a.played + a.solo)),
    streaks,
    form: form.reverse(),
    rivals: rivals.filter((rival) => seen.has(rival.player)).sort((a, b) => b.met - a.met),
  };
}

/** Null when this player has never finished a match of this game. */
export async function gameStats(
  store: Store,
  player: string,
  game: GameId,
): Promise<GameStats | null> {
  const record = (await recordsOf(store, player)).find((one) => one.game === game);
  if (!record) return null;
  const mine = [player, game];
  const [best] = await store.read<MatchMark>(sql.BEST, mine);
  const [worst] = await store.read<MatchMark>(sql.WORST, mine);
  const series = await store.read<MatchMark>(sql.SERIES, [...mine, LATEST]);
  const solo = await store.read<SoloRun>(sql.SOLO, [...mine, LATEST]);
  return {
    record,
    best: marked(best),
    worst: marked(worst),
    streaks: await streaksOf(store, player, game),
    series: series.reverse(),
    spread: record.played > 0 ? await spreadOf(store, player, record) : [],
    facts: await factsOf(store, player, game),
    solo: solo.reverse(),
  };
}

/** An aggregate over nothing still answers with a row. */
function marked(mark: MatchMark | undefined): MatchMark | null {
  return mark && (mark.match as string | null) !== null ? mark : null;
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
  const rows = await store.read<{ bucket: number; matches: number }>(sql.SPREAD, [
    from,
    width,
    player,
    record.game,
  ]);
  const count = Math.floor((record.most - from) / width) + 1;
  return Array.from({ length: count }, (_, i) => ({
    from: from + i * width,
    to: from + (i + 1) * width - 1,
    matches: rows.find(({ bucket }) => bucket === i)?.matches ?? 0,
  }));
}

async function factsOf(store: Store, player: string, game: GameId): Promise<FactTotals> {
  const rows = await store.read<FactTotal & { key: string }>(sql.FACTS, [player, game]);
  return Object.fromEntries(rows.map(({ key, ...total }) => [key, total]));
}

export interface ContestOf {
  game: GameId | null;
  /** The earliest end of a match that counts. */
  since?: number;
  /** Only tables at which all of them sat. */
  people?: readonly string[];
}

type ContestRow = Contender & { tables: number };

function contestRows(store: Store, { game, since = 0, people = [] }: ContestOf) {
  const [one] = people;
  if (one !== undefined) {
    const all = JSON.stringify(people);
    return store.read<ContestRow>(sql.CONTEST_WITH, [one, since, game, game, all, people.length]);
  }
  return game
    ? store.read<ContestRow>(sql.CONTEST_IN_GAME, [game, since])
    : store.read<ContestRow>(sql.CONTEST, [since]);
}

/** Everyone at the tables that are asked for. */
export async function contest(store: Store, of: ContestOf): Promise<Contest> {
  const seen = await visible(store);
  const rows = await contestRows(store, of);
  const matches = rows.reduce((n, row) => n + row.tables, 0);
  const seats = rows.reduce((n, row) => n + row.played, 0);
  const contenders = rows
    .filter((row) => seen.has(row.player))
    .map(({ player, played, won, shared }) => ({ player, played, won, shared }))
    .sort((a, b) => b.won - a.won || a.played - b.played || (a.player < b.player ? -1 : 1));
  return { matches, evenShare: seats === 0 ? 0 : matches / seats, contenders };
}

export async function versus(store: Store, player: string, rival: string): Promise<Versus> {
  const games = await store.read<VersusGame>(sql.VERSUS, [rival, player]);
  const meetings = await store.read<Meeting>(sql.VERSUS_SERIES, [rival, player, LATEST]);
  return { games: games.sort((a, b) => b.met - a.met), meetings: meetings.reverse() };
}
