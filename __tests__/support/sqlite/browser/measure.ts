/** Timings of the store in the page, on the real expo-sqlite: what `npm run bench storage` prints. */
import { exportEverything } from '../../../../src/match/backup';
import { importBackup } from '../../takeIn';
import { commitTo } from '../../../../src/match/chance';
import { openLiveMatch } from '../../../../src/match/live';
import type { ImportedMatch, Json, NewEntry, Player, Store } from '../../../../src/storage/types';
import { gameStats, overview } from '../../../../src/stats';
import { toyRules, type ToyMove } from '../../toyGame';

const SEED = '0a'.repeat(32);
const BATCH = 500;

/** Moves of a toy match that fit the rules: 1, 2, 3, then the dice. */
function moves(count: number): NewEntry[] {
  return Array.from({ length: count }, (_, i) => {
    const place = i % 4;
    const adds = Math.floor(i / 4) * 3 + place;
    const move: Json =
      place === 3 ? { type: 'roll', value: 1 } : { type: 'add', seat: adds % 2, n: place + 1 };
    return { kind: 'happened', payload: { move }, at: 1_700_000_000_000 + i * 1000 };
  });
}

function toyMatch(
  id: string,
  players: readonly Player[],
  entries: number,
  at: number,
): ImportedMatch {
  const setup = { seats: 2, first: 0, mode: 'score', house: { endless: true } } as const;
  const people = players.slice(0, 2);
  return {
    match: {
      id,
      game: 'veselka',
      rulesVersion: 1,
      setup,
      players: people.map((player) => player.id),
      seed: SEED,
      commitment: commitTo(SEED),
      words: [],
      parent: null,
      summary: {
        points: [1, 2],
        phase: 'add',
        actors: [0],
        over: false,
        winners: [],
        moves: entries,
      },
      at,
    },
    begun: {
      game: 'veselka',
      rulesVersion: 1,
      setup,
      players: people.map(({ id: player, name, colour }) => ({ id: player, name, colour })),
      seed: SEED,
      commitment: commitTo(SEED),
      words: [],
      parent: null,
    },
    entries: moves(entries),
    outcome: null,
    deletedAt: null,
    device: { holder: 'table' },
    knownSeq: null,
  };
}

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
      toyMatch(`m${start + i}`, players, entries, 1_600_000_000_000 + (start + i) * 60_000),
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
    const live = await openLiveMatch(store, id, { rulesOf: toyRules });
    if (live?.state().status !== 'ready') throw new Error('not ready');
    live.leave();
  });

/** A match played move by move, so that it has its snapshots; gives back the time of each move. */
export async function timeMoves(store: Store, id: string, count: number): Promise<number[]> {
  const [first, second] = await store.players();
  if (!first || !second) throw new Error('no players');
  await store.importAll({
    players: [],
    matches: [toyMatch(id, [first, second], 0, 1_650_000_000_000)],
    settings: [],
  });
  const live = await openLiveMatch(store, id, { rulesOf: toyRules });
  if (!live) throw new Error('no match');
  const times: number[] = [];
  for (const { payload } of moves(count)) {
    const state = live.state();
    if (state.status !== 'ready') throw new Error(state.status);
    const started = performance.now();
    const verdict = await state.match.attempt((payload as { move: ToyMove }).move);
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
  const begun = toyMatch(`s${index}`, people, 1, at);
  const setup = { seats: TABLE, first: 0, mode: 'score' } as const;
  return {
    ...begun,
    match: { ...begun.match, game: 'promin', setup, players: people.map(({ id }) => id) },
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
      rulesOf: toyRules,
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
