/**
 * SIGKILL of a process that is writing moves, over and over on the same database. After each: what was
 * acknowledged is there with the same hash, and the database is sound.
 */
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import { testPlace, type TestPlace } from '../sqlite/openTestStore';
import { createDice } from './dice';

const ROOT = path.resolve(__dirname, '../../..');
/** In node_modules, so that the bundle finds node-sqlite3-wasm. */
const CHILD = path.join(ROOT, 'node_modules/.cache/arbitr/killChild.cjs');

export interface KillFigures {
  kills: number;
  acknowledged: number;
  lost: number;
  unsound: number;
}

/** A file of its own starts several times faster than TypeScript through a loader. */
export function buildChild(): void {
  const esbuild = path.join(ROOT, 'node_modules/.bin/esbuild');
  execFileSync(esbuild, [
    path.join(__dirname, 'killChild.ts'),
    '--bundle',
    '--platform=node',
    // A game's tables are behind its door and stay closed here.
    '--packages=external',
    '--loader:.ttf=empty',
    '--log-level=error',
    `--outfile=${CHILD}`,
  ]);
}

export async function runKills(
  count: number,
  seed: number,
  onKill?: (done: number) => void,
): Promise<KillFigures> {
  buildChild();
  const dice = createDice(seed);
  const figures: KillFigures = { kills: 0, acknowledged: 0, lost: 0, unsound: 0 };
  let place = testPlace();
  for (let i = 0; i < count; i += 1) {
    // A new database now and then, so that the first minutes of one are killed often too.
    if (i % 25 === 24) {
      place.remove();
      place = testPlace();
    }
    const moment = { entries: 1 + dice.below(12), afterMs: dice.below(40) };
    const said = await killOnce(place, dice.below(2 ** 31), moment);
    const { lost, sound } = await check(place, said);
    figures.kills += 1;
    figures.acknowledged += said.length;
    figures.lost += lost;
    figures.unsound += sound ? 0 : 1;
    onKill?.(figures.kills);
  }
  place.remove();
  return figures;
}

interface Acknowledged {
  match: string;
  seq: number;
  hash: string;
}

/** So long after so many entries: in entries, because a slow machine writes few of them in a second. */
interface Moment {
  entries: number;
  afterMs: number;
}

/** Gives back all that were acknowledged until the kill. */
function killOnce(
  place: TestPlace,
  seed: number,
  { entries, afterMs }: Moment,
): Promise<Acknowledged[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CHILD, place.directory, String(seed)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    let errors = '';
    let timer: NodeJS.Timeout | null = null;
    child.stdout.on('data', (data: Buffer) => {
      out += data.toString();
      if (parse(out).length >= entries) timer ??= setTimeout(() => child.kill('SIGKILL'), afterMs);
    });
    child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
    child.on('close', (_code, signal) => {
      if (signal === 'SIGKILL') resolve(parse(out));
      else reject(new Error(`the child ended by itself: ${errors}`));
    });
  });
}

/** Whole lines only: half a line was not yet said. */
function parse(out: string): Acknowledged[] {
  return out
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      const [match = '', seq = '', hash = ''] = line.split(' ');
      return { match, seq: Number(seq), hash };
    });
}

async function check(
  place: TestPlace,
  said: readonly Acknowledged[],
): Promise<{ lost: number; sound: boolean }> {
  const store = await place.open();
  let lost = 0;
  for (const { match, seq, hash } of said) {
    if ((await hashAt(place, match, seq)) !== hash) lost += 1;
  }
  const sound = (await store.checkup({ deep: true })) === null && store.damage === null;
  await store.close();
  const set = fs.readdirSync(place.directory).filter((name) => /^arbitr-/.test(name));
  return { lost, sound: sound && set.length === 0 };
}

async function hashAt(place: TestPlace, match: string, seq: number): Promise<string | undefined> {
  const rows = await place.sql<{ hash: string }>(
    'SELECT hash FROM entries WHERE match = ? AND seq = ?',
    [match, seq],
  );
  return rows[0]?.hash;
}
