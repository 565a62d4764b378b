/**
 * Writes the next folder of the archive from the present app: `npx tsx __tests__/support/archive/write.ts 2`, once,
 * when a format or a state changes (see README.md). What earlier apps wrote is never written again. With `--app`
 * the app itself is kept too.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { exportBackup, exportEverything } from '../../../src/match/backup';
import { keepHouse } from '../../../src/match/housekeeping';
import type { Settings } from '../../../src/match/settings';
import type { Json, Player, Store } from '../../../src/storage';
import { testPlace } from '../sqlite/openTestStore';
import { holdStill, setClock } from './outside';
import { deletedPlan, LAST_EVENING, plans, TWIN, type Plan } from './plans';
import { playPlan, seatPlayers } from './play';
import type { Archived, Whole } from './read';
import { tell } from './tell';

const SETTINGS: Partial<Settings> = {
  language: 'en',
  theme: 'dark',
  sound: false,
  textScale: 1.15,
  missingCards: { nizam: { red: 1, violet: 2 } },
  onboardingSeen: true,
  tableHelpSeen: ['promin', 'nizam'],
};

const ids = new Map<string, string>();

/** One store in a folder of its own; gives back its database file and what `work` made of it. */
async function inNewStore<T>(
  work: (store: Store) => Promise<T>,
): Promise<{ database: Buffer; made: T }> {
  const place = testPlace();
  const store = await place.open();
  const made = await work(store);
  if (store.persistence !== 'disk' || store.damage) throw new Error('not written as it should be');
  await store.close();
  const database = fs.readFileSync(place.file);
  place.remove();
  return { database, made };
}

async function play(store: Store, plan: Plan, players: readonly Player[]): Promise<string> {
  const parent = plan.rematchOf === null ? null : (ids.get(plan.rematchOf) ?? null);
  const id = await playPlan(store, plan, players, parent);
  ids.set(plan.name, id);
  return id;
}

async function archived(store: Store, { name, game, state }: Plan): Promise<Archived> {
  const id = ids.get(name) ?? '';
  const telling = await tell(store, id);
  return { name, game, mode: telling.told.setup.mode, state, ...telling };
}

async function writeOne(folder: string, plan: Plan): Promise<Archived> {
  const { database, made } = await inNewStore(async (store) => {
    setClock(plan.began);
    const id = await play(store, plan, await seatPlayers(store, plan.players));
    const { bytes } = await exportBackup(store, { matchId: id });
    return { bytes, one: await archived(store, plan) };
  });
  put(folder, plan.name, database, made.bytes);
  return made.one;
}

async function writeWhole(folder: string, singles: readonly Archived[]): Promise<Whole> {
  const { database, made } = await inNewStore(async (store) => {
    const [first, ...all] = [...plans(), deletedPlan()];
    if (!first) throw new Error('nothing is planned');
    setClock(first.began);
    const names = new Set([first, ...all].flatMap(({ players }) => players));
    const players = await seatPlayers(store, [...names]);
    const named = (name: string): Player => {
      const player = players.find((one) => one.name === name);
      if (!player) throw new Error(`nobody is called ${name}`);
      return player;
    };
    for (const plan of [first, ...all]) await play(store, plan, plan.players.map(named));
    for (const one of singles) await expectSame(store, one);
    const deleted = await archived(store, deletedPlan());
    setClock(LAST_EVENING);
    await store.deleteMatch(deleted.told.id);
    await store.mergePlayers(named(TWIN).id, named('Оля').id);
    await store.renamePlayer(named('Соломія').id, 'Соля');
    await store.recolourPlayer(named('Марко').id, 6);
    await store.hidePlayer(named('Іра').id, true);
    for (const [key, value] of Object.entries(SETTINGS)) await store.setSetting(key, value as Json);
    await keepHouse(store);
    const files = await exportEverything(store);
    const whole: Whole = {
      deleted,
      players: await listed(store),
      settings: await store.settings(),
      unfinished: (await store.unfinished({ limit: 100 })).rows.map(({ id }) => id),
      finished: (await store.history({ finished: true }, { limit: 100 })).rows.map(({ id }) => id),
    };
    if (files.length !== 1) throw new Error('one backup file is expected');
    return { bytes: files[0]?.bytes ?? new Uint8Array(), whole };
  });
  put(folder, 'everything', database, made.bytes);
  return made.whole;
}

/** Played again in a store with all the others a match is the same match. */
async function expectSame(store: Store, one: Archived): Promise<void> {
  const { told, beside } = one;
  if (JSON.stringify(await tell(store, told.id)) !== JSON.stringify({ told, beside }))
    throw new Error(`${one.name} was played differently the second time`);
}

async function listed(store: Store): Promise<Whole['players']> {
  const players = await store.players({ includeHidden: true });
  return players.map(({ id, name, colour, hidden }) => ({ id, name, colour, hidden }));
}

function put(folder: string, name: string, database: Uint8Array, backup: Uint8Array): void {
  fs.writeFileSync(path.join(folder, `${name}.db.gz`), gzipSync(database, { level: 9 }));
  fs.writeFileSync(path.join(folder, `${name}.jsonl.gz`), backup);
}

/** One match a line, so that a change is seen where it is. */
function putStandings(folder: string, matches: readonly Archived[], whole: Whole): void {
  const lines = matches.map((one) => JSON.stringify(one)).join(',\n');
  const text = `{"matches":[\n${lines}\n],\n"whole":${JSON.stringify(whole)}}\n`;
  fs.writeFileSync(path.join(folder, 'standings.json'), text);
}

/** What the matches are to have between them; an archive without it would prove less than it seems to. */
function expectVariety(matches: readonly Archived[]): void {
  const logs = matches.map(({ told }) => told.log);
  const having = (what: RegExp): number =>
    logs.filter((log) => log.some((line) => what.test(line))).length;
  const figures = {
    'an undo': having(/ undo /),
    'a redo': having(/ redo /),
    'a correction': having(/ correction .* of \d+$/),
    'a correction that drops later entries': having(/ correction .* of \d+ \d/),
    'something to redo': matches.filter(({ told }) => told.canRedo).length,
    'players’ words': matches.filter(({ told }) => told.words.length > 0).length,
    'a parent': matches.filter(({ told }) => told.parent !== null).length,
    'another reading': matches.filter(({ told }) => told.setup.house).length,
    snapshots: matches.filter(({ beside }) => beside.snapshots.length > 0).length,
    drafts: matches.filter(({ beside }) => beside.device.drafts !== undefined).length,
    'a seat that holds the device': matches.filter(({ beside }) => beside.device.holder !== 'table')
      .length,
  };
  const missing = Object.entries(figures).filter(([, count]) => count < 4);
  if (missing.length > 0) throw new Error(`too few matches have ${String(missing)}`);
  for (const { name, state, told } of matches)
    if (told.standing.over !== (state === 'finished')) throw new Error(`${name} is not ${state}`);
}

/** The web app as it is shipped, so that a later one can be put in its place under a running match. */
async function putApp(folder: string): Promise<void> {
  const { exportWebIfNeeded } = (await import('../../../src/tools/lib/webExport.mjs')) as {
    exportWebIfNeeded(): Promise<string>;
  };
  const app = await exportWebIfNeeded();
  const names = fs.readdirSync(app).sort();
  const packed = spawnSync(
    'tar',
    ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner', '-c', ...names],
    { cwd: app, maxBuffer: 256 * 1024 * 1024 },
  );
  if (packed.status !== 0) throw new Error(String(packed.stderr));
  // Half of what gzip makes of it: parts of the app have much in common, and its window is larger.
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_LGWIN: window } = constants;
  const params = { [quality]: 11, [window]: constants.BROTLI_MAX_WINDOW_BITS };
  fs.writeFileSync(path.join(folder, 'app.tar.br'), brotliCompressSync(packed.stdout, { params }));
}

async function main(): Promise<void> {
  const number = Number(process.argv[2]);
  if (!Number.isInteger(number) || number < 1) throw new Error('which folder? a number, please');
  const folder = path.join(__dirname, String(number));
  if (fs.existsSync(folder)) throw new Error(`${number} is there already and stays as it is`);
  holdStill();
  const fresh = fs.mkdtempSync(path.join(__dirname, '.new-'));
  try {
    const matches: Archived[] = [];
    for (const plan of plans()) matches.push(await writeOne(fresh, plan));
    expectVariety(matches);
    putStandings(fresh, matches, await writeWhole(fresh, matches));
    if (process.argv.includes('--app')) await putApp(fresh);
    fs.renameSync(fresh, folder);
  } finally {
    fs.rmSync(fresh, { recursive: true, force: true });
  }
}

void main();
