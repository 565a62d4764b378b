/**
 * A page that does nothing but run the store on the real expo-sqlite: the contract, and single calls
 * for the tests that kill, share or damage it. Built by ./build, driven by playwright.
 */
import type { Driver } from '../../../../src/storage/driver';
import { expoDrivers } from '../../../../src/storage/expoDriver';
import { writeFiles } from '../../../../src/storage/opfsWriter';
import { openStore, type OpenOptions } from '../../../../src/storage/open';
import { randomId } from '../../../../src/storage/random';
import { createSession, type Session } from '../../../../src/storage/session';
import type { Store } from '../../../../src/storage/types';
import {
  growTo,
  playTo,
  timeHistory,
  timeHome,
  timeMoves,
  timeOpen,
  timeRestore,
  timeStats,
} from './measure';
import { runFlips } from '../../torture/flips';
import { idbGround } from '../../torture/idbGround';
import { opfsGround } from '../../torture/opfsGround';
import { newMatch, storeContract, twoPlayers, type ContractTools } from '../../storeContract';

interface Outcome {
  title: string;
  error: string | null;
}

function equal(actual: unknown, expected: unknown): void {
  const [a, b] = [JSON.stringify(sorted(actual)), JSON.stringify(sorted(expected))];
  if (a !== b) throw new Error(`expected ${b}, got ${a}`);
}

/** Keys in order and undefined kept apart, so that texts can be compared. */
function sorted(value: unknown): unknown {
  if (value === undefined) return '(undefined)';
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const record = value as Record<string, unknown>;
  return Object.keys(record)
    .sort()
    .map((key) => [key, sorted(record[key])]);
}

async function rejects(promise: Promise<unknown>, errorName: string): Promise<void> {
  const name = await promise.then(
    () => 'nothing',
    (error: Error) => error.name,
  );
  if (name !== errorName) throw new Error(`expected ${errorName}, got ${name}`);
}

let opened = 0;

async function runContract(options: OpenOptions = {}): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const tests: { title: string; run: () => Promise<void> }[] = [];
  const tools: ContractTools = { test: (title, run) => tests.push({ title, run }), equal, rejects };
  storeContract(tools, async () => {
    opened += 1;
    const name = `contract-${opened}.db`;
    const store = await openStore({ ...options, name });
    return {
      store,
      async reopen() {
        if (store.persistence === 'memory') return store;
        await store.close();
        return openStore({ ...options, name });
      },
    };
  });
  for (const { title, run } of tests) {
    const error = await run().then(
      () => null,
      (thrown: unknown) => String(thrown),
    );
    outcomes.push({ title, error });
    await removeDatabases();
  }
  return outcomes;
}

/** expo-sqlite's pool holds six files; each test of the contract has its own database. */
async function removeDatabases(): Promise<void> {
  const { deleteDatabaseAsync } = await import('expo-sqlite');
  for (let i = Math.max(1, opened - 1); i <= opened; i += 1)
    for (const suffix of ['', '-journal', '-wal'])
      await deleteDatabaseAsync(`contract-${i}.db${suffix}`).catch(() => undefined);
}

// ── a session as the app has it ─────────────────────────────────────────────────────────────────

let session: Session | null = null;

/** Past the store: what its connection is set to. */
let latest: Driver | null = null;
const { open } = expoDrivers;
expoDrivers.open = async (name) => (latest = await open(name));

async function start(): Promise<string> {
  session = createSession({ open: () => openStore() });
  await session.start();
  return told();
}

function told(): string {
  const status = session?.status();
  return status?.status === 'failed' ? `failed: ${status.cause}` : (status?.status ?? 'not there');
}

function store(): Store {
  const status = session?.status();
  if (status?.status !== 'open') throw new Error(`the store is ${status?.status ?? 'not there'}`);
  return status.store;
}

/** A store of its own: statistics are about finished matches, the other timings about open ones. */
let evenings: Store | null = null;

const page = {
  runContract,
  start,
  status: told,
  async again(): Promise<void> {
    const status = session?.status();
    if (!status || !('again' in status)) throw new Error('nothing to try again');
    await status.again();
  },
  pragmas: async () => {
    const names = ['journal_mode', 'synchronous', 'locking_mode'];
    const values: unknown[] = [];
    const connection = latest;
    if (!connection) throw new Error('no database was opened yet');
    for (const name of names) values.push((await connection.all(`PRAGMA ${name}`))[0]?.[name]);
    return values;
  },
  /** A file of expo-sqlite's pool, by its name there. */
  overwrite: (name: string, bytes: Uint8Array) => writeFiles('expo-sqlite', { [name]: bytes }),
  async takeOver(): Promise<void> {
    const status = session?.status();
    if (status?.status !== 'elsewhere') throw new Error('nothing to take over');
    await status.takeOver();
  },
  /** The main thread does nothing else for so long. */
  hang(ms: number): void {
    const end = Date.now() + ms;
    while (Date.now() < end);
  },
  persistence: () => [store().persistence, store().memoryReason, store().damage],
  setting: (key: string, value: number) => store().setSetting(key, value),
  settings: async () => ({ ...(await store().settings()) }),
  checkup: () => store().checkup({ deep: true }),
  close: () => store().close(),
  /** A match with some entries; gives back its id. */
  async begin(): Promise<string> {
    const [one, two] = await twoPlayers(store());
    const match = newMatch([one.id, two.id], { id: await randomId() });
    return (await store().createMatch(match)).id;
  },
  async append(id: string, seq: number): Promise<void> {
    const entry = { kind: 'happened' as const, payload: { move: seq }, at: Date.now() };
    await store().append(id, seq, [entry], { summary: newMatch([]).summary });
  },
  entries: async (id: string) => (await store().log(id)).entries.length,
  growTo: (count: number, entries: number) => growTo(store(), count, entries),
  timeHome: (runs: number) => timeHome(store(), runs),
  timeHistory: (runs: number) => timeHistory(store(), runs),
  timeOpen: (id: string, runs: number) => timeOpen(store(), id, runs),
  timeMoves: (id: string, count: number) => timeMoves(store(), id, count),
  async timeStats(matches: number, runs: number) {
    evenings ??= await openStore({ name: 'evenings.db' });
    await playTo(evenings, matches);
    return timeStats(evenings, runs);
  },
  runFlips: (count: number, seed: number) =>
    runFlips(isSecureContext ? opfsGround : idbGround, count, seed),
  /** A file that an earlier app wrote lies where this address keeps its own. */
  async putFile(base64: string): Promise<void> {
    const file = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const ground = isSecureContext ? opfsGround : idbGround;
    await ground.clear();
    await ground.write({ file, journal: new Uint8Array() }, null);
  },
  summary: async (id: string) => (await store().match(id))?.summary,
  timeRestore: async () => timeRestore(store(), await openStore({ name: 'restored.db' })),
};

export type StorePage = typeof page;

(globalThis as unknown as { page: StorePage }).page = page;
