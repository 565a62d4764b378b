/** Timings of the store in the page, on the real expo-sqlite: what `npm run bench storage` prints. */
import { exportEverything } from '../../../../src/match/backup';
import { importBackup } from '../../takeIn';
import type { GameRules, Setup } from '../../../../src/engine/types';
import { nizam } from '../../../../src/games/nizam/rules';
import { promin } from '../../../../src/games/promin/rules';
import { commitTo } from '../../../../src/match/chance';
import { openLiveMatch } from '../../../../src/match/live';
import type { ImportedMatch, Json, NewEntry, Player, Store } from '../../../../src/storage/types';
import { gameStats, overview } from '../../../../src/stats';

const SEED = '0a'.repeat(32);
const BATCH = 500;

const COUNTED: Setup = { seats: 2, first: 0, mode: 'score' };

/** Moves on offer, one after another. */
function moves(rules: GameRules, setup: Setup, count: number): NewEntry[] {
  let state = rules.begin(setup);
  return Array.from({ length: count }, (_, i) => {
    const offers = rules.offers(state, rules.turn(state).actors[0] ?? 0);
    const move = offers[i % offers.length] as Json;
    state = rules.applyJudged(state, move);
    return { kind: 'happened', payload: { move }, at: 1_700_000_000_000 + i * 1000 };
  });
}

/** «Нізам» counted on paper: so many turns as one likes, and after each it is the other's. */
let counted: NewEntry[] = [];
function countedMoves(count: number): NewEntry[] {
  if (counted.length < count) counted = moves(nizam as GameRules, COUNTED, count);
  return counted.slice(0, count);
}

function storedMatch(
  id: string,
  { game, setup }: Pick<ImportedMatch['match'], 'game' | 'setup'>,
  people: readonly Player[],
  entries: readonly NewEntry[],
  at: number,
): ImportedMatch {
  const begun = {
    game,
    rulesVersion: 1,
    setup,
    seed: SEED,
    commitment: commitTo(SEED),
    words: [],
    parent: null,
  };
  const points = people.map((_, seat) => seat + 1);
  const summary = { points, phase: 'act', actors: [0], over: false, winners: [] };
  return {
    match: {
      ...begun,
      id,
      players: people.map((player) => player.id),
      summary: { ...summary, moves: entries.length },
      at,
    },
    begun: {
      ...begun,
      players: people.map(({ id: player, name, colour }) => ({ id: player, name, colour })),
    } as unknown as Json,
    entries,
    outcome: null,
    deletedAt: null,
    device: { holder: 'table' },
    knownSeq: null,
  };
}

const countedMatch = (
  id: string,
  players: readonly Player[],
  count: number,
  at: number,
): ImportedMatch =>
  storedMatch(
    id,
    { game: 'nizam', setup: COUNTED },
    players.slice(0, COUNTED.seats),
    countedMoves(count),
    at,
  );

/** Adds matches until there are `count`, with some entries each; ids m0, m1, … */
export async function growTo(store: Store, count: number, entries: number): Promise<void> {
  let players = await store.players();
  if (players.length === 0) {
    for (const name of ['Олена', 'Тарас']) await store.createPlayer({ name, colour: 1 });
    players = await store.players();
  }
  let have = await store.archive.countMatches();
  while (have < count) {
    const size = Math.min(BATCH, count - have);
    const start = have;
    const matches = Array.from({ length: size }, (_, i) =>
      countedMatch(`m${start + i}`, players, entries, 1_600_000_000_000 + (start + i) * 60_000),
    );
    await store.importAll({ players: [], matches, settings: [] });
    have += size;
  }
}

async function timed(runs: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < runs; i += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times;
}

/** What the first screen asks. */
export const timeHome = (store: Store, runs: number): Promise<number[]> =>
  timed(runs, () => store.unfinished({ limit: 10 }));

export const timeHistory = (store: Store, runs: number): Promise<number[]> =>
  timed(runs, () => store.history({}, { limit: 30 }));

export const timeOpen = (store: Store, id: string, runs: number): Promise<number[]> =>
  timed(runs, async () => {
    const live = await openLiveMatch(store, id);
    if (live?.state().status !== 'ready') throw new Error('not ready');
    live.leave();
  });

/** A match played move by move, so that it has its snapshots; gives back the time of each move. */
export async function timeMoves(store: Store, id: string, count: number): Promise<number[]> {
  const [first, second] = await store.players();
  if (!first || !second) throw new Error('no players');
  await store.importAll({
    players: [],
    matches: [countedMatch(id, [first, second], 0, 1_650_000_000_000)],
    settings: [],
  });
  const live = await openLiveMatch(store, id);
  if (!live) throw new Error('no match');
  const times: number[] = [];
  for (const { payload } of countedMoves(count)) {
    const state = live.state();
    if (state.status !== 'ready') throw new Error(state.status);
    const started = performance.now();
    const verdict = await state.match.attempt((payload as { move: unknown }).move);
    times.push(performance.now() - started);
    if (!verdict.ok) throw new Error(verdict.clause);
  }
  live.leave();
  return times;
}

const TABLE = 4;
const EVENING_FACTS = ['made.1', 'made.2', 'made.3', 'made.4', 'beads', 'missed', 'off'];

/** A finished match of four of five people, with as many facts as «Промінь» leaves. */
function finishedMatch(index: number, players: readonly Player[]): ImportedMatch {
  const at = 1_600_000_000_000 + index * 3_600_000;
  const seated = Array.from({ length: TABLE }, (_, seat) => (index + seat) % players.length);
  const people = seated.flatMap((i) => players[i] ?? []);
  const points = seated.map((i, seat) => (index * 37 + i * 11 + seat * 5) % 100);
  const best = Math.max(...points);
  const setup: Setup = { seats: TABLE, first: 0, mode: 'score' };
  const entries = moves(promin as GameRules, setup, 1);
  return {
    ...storedMatch(`s${index}`, { game: 'promin', setup }, people, entries, at),
    outcome: {
      results: points.map((n, seat) => ({
        seat,
        points: n,
        rank: 1 + points.filter((m) => m > n).length,
        won: n === best,
        shared: n === best && points.filter((m) => m === best).length > 1,
      })),
      facts: points.flatMap((n, seat) =>
        EVENING_FACTS.map((key, i) => ({ seat, key, value: (n + i) % 4 })),
      ),
    },
  };
}

/** Adds finished matches until there are `count`; ids s0, s1, … */
export async function playTo(store: Store, count: number): Promise<void> {
  while ((await store.players()).length < TABLE + 1)
    await store.createPlayer({ name: `Гравець ${(await store.players()).length}`, colour: 1 });
  const players = (await store.players()).sort((a, b) => (a.id < b.id ? -1 : 1));
  for (let have = await store.archive.countMatches(); have < count; have += BATCH) {
    const matches = Array.from({ length: Math.min(BATCH, count - have) }, (_, i) =>
      finishedMatch(have + i, players),
    );
    await store.importAll({ players: [], matches, settings: [] });
  }
}

/** What a player's page asks, and the page of one game. */
export async function timeStats(
  store: Store,
  runs: number,
): Promise<{ player: number[]; game: number[]; played: number }> {
  const [someone] = await store.players();
  if (!someone) throw new Error('no players');
  const player = await timed(runs, () => overview(store, someone.id));
  const game = await timed(runs, () => gameStats(store, someone.id, 'promin'));
  const record = (await gameStats(store, someone.id, 'promin'))?.record;
  return { player, game, played: record?.played ?? 0 };
}

export interface RestoreTimes {
  bytes: number;
  files: number;
  exportMs: number;
  importMs: number;
  progressSteps: number;
}

/** Everything out of one store and into another. */
export async function timeRestore(from: Store, into: Store): Promise<RestoreTimes> {
  const started = performance.now();
  const files = await exportEverything(from);
  const exported = performance.now();
  let progressSteps = 0;
  for (const file of files)
    await importBackup(into, file.bytes, {
      onProgress: () => (progressSteps += 1),
    });
  return {
    bytes: files.reduce((n, file) => n + file.bytes.length, 0),
    files: files.length,
    exportMs: exported - started,
    importMs: performance.now() - exported,
    progressSteps,
  };
}
