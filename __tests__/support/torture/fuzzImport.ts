/**
 * Backup files that were cut, flipped, rewritten or made to hurt. Each is refused with a `BackupError`
 * or taken in whole; never a crash, a partial write, a polluted prototype or a wait of a second.
 */
import { gunzipSync, gzipSync, strFromU8, strToU8 } from 'fflate';

import { BackupError, exportEverything } from '../../../src/match/backup';
import { sha256Hex } from '../../../src/storage/chain';
import { TABLE_NAMES } from '../../../src/storage/tables';
import type { Store } from '../../../src/storage/types';
import { testPlace, type TestPlace } from '../sqlite/openTestStore';
import { importBackup } from '../takeIn';
import { createDice, type Dice } from './dice';
import { fill, tell } from './reference';

export interface FuzzFigures {
  files: number;
  refused: number;
  takenIn: number;
  slowestMs: number;
}

export async function runImportFuzz(
  count: number,
  seed: number,
  onFile?: (done: number) => void,
): Promise<FuzzFigures> {
  const dice = createDice(seed);
  const file = await someBackup(seed);
  const place = testPlace();
  const store = await place.open();
  const before = await census(place);
  const figures: FuzzFigures = { files: 0, refused: 0, takenIn: 0, slowestMs: 0 };
  for (let i = 0; i < count; i += 1) {
    const started = performance.now();
    const taken = await tryImport(store, mutated(file, dice));
    figures.slowestMs = Math.max(figures.slowestMs, performance.now() - started);
    figures.files += 1;
    figures[taken ? 'takenIn' : 'refused'] += 1;
    if (!taken && (await census(place)) !== before)
      throw new Error('a refused file left something');
    if (taken) await emptyAgain(place, store);
    mustBeClean();
    onFile?.(figures.files);
  }
  if ((await store.checkup({ deep: true })) !== null) throw new Error('the store was damaged');
  await store.close();
  place.remove();
  return figures;
}

async function tryImport(store: Store, file: Uint8Array): Promise<boolean> {
  try {
    await importBackup(store, file);
    return true;
  } catch (error) {
    if (error instanceof BackupError) return false;
    throw error;
  }
}

async function someBackup(seed: number): Promise<Uint8Array> {
  const place = testPlace();
  const store = await place.open();
  await fill(store, 3, 20, createDice(seed));
  const [file] = await exportEverything(store);
  await store.close();
  place.remove();
  if (!file) throw new Error('no file');
  return file.bytes;
}

async function census(place: TestPlace): Promise<string> {
  const counts: number[] = [];
  for (const table of TABLE_NAMES) {
    const rows = await place.sql<{ n: number }>(`SELECT count(*) AS n FROM ${table}`);
    counts.push(rows[0]?.n ?? -1);
  }
  return counts.join(' ');
}

/** A file that was taken in is fine if the rules say so; then the next one meets an empty store again. */
async function emptyAgain(place: TestPlace, store: Store): Promise<void> {
  await tell(store);
  const tables = [
    'match_facts',
    'match_results',
    'snapshots',
    'entries',
    'seats',
    'recounts',
    'matches',
    'settings',
  ];
  for (const table of tables) await place.sql(`DELETE FROM ${table}`);
  await place.sql('UPDATE players SET merged_into = NULL');
  await place.sql('DELETE FROM players');
}

function mustBeClean(): void {
  const probe = {} as Record<string, unknown>;
  if (Object.keys(Object.prototype).length > 0 || probe['polluted'] !== undefined)
    throw new Error('a prototype was polluted');
}

// ── mutations ───────────────────────────────────────────────────────────────────────────────────

function mutated(file: Uint8Array, dice: Dice): Uint8Array {
  switch (dice.below(8)) {
    case 0:
      return flipped(file, dice);
    case 1:
      return file.slice(0, dice.below(file.length));
    case 2:
      return noise(dice);
    case 3:
      return sealed(linesOf(file).filter(() => dice.below(5) > 0));
    default:
      return sealed(twisted(linesOf(file), dice));
  }
}

function flipped(file: Uint8Array, dice: Dice): Uint8Array {
  const out = file.slice();
  const at = dice.below(out.length);
  out[at] = (out[at] ?? 0) ^ (1 + dice.below(255));
  return out;
}

function noise(dice: Dice): Uint8Array {
  const out = new Uint8Array(dice.below(2000));
  for (let i = 0; i < out.length; i += 1) out[i] = dice.below(256);
  if (dice.below(2) === 0) out.set([0x1f, 0x8b, 0x08].slice(0, out.length));
  return out;
}

function linesOf(file: Uint8Array): string[] {
  return strFromU8(gunzipSync(file)).split('\n').slice(0, -2);
}

/** With a right sum at the end: what is wrong must be found in the lines themselves. */
export function sealed(lines: readonly string[]): Uint8Array {
  const body = lines.map((line) => `${line}\n`).join('');
  const end = JSON.stringify({ end: { lines: lines.length, sha256: sha256Hex(body) } });
  return gzipSync(strToU8(`${body}${end}\n`));
}

const HURTFUL: readonly string[] = [
  'null',
  'true',
  '-1',
  '1e999',
  '0.5',
  '9007199254740993',
  '"x"',
  '""',
  '[]',
  '{}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '[[[[[[]]]]]]',
  `${'['.repeat(70)}${']'.repeat(70)}`,
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  `"${'x'.repeat(3000)}"`,
  '"\\u0000"',
  '"__proto__"',
];

/** Replaces one value somewhere in one line by something else, or adds a hurtful key. */
function twisted(lines: readonly string[], dice: Dice): string[] {
  const out = lines.slice();
  const at = dice.below(out.length);
  const line = out[at] ?? '';
  const values = [...line.matchAll(/(?<=[:[,])("(?:[^"\\]|\\.)*"|-?\d+|null|true|false)/g)];
  const opening = [...line.matchAll(/\{/g)];
  if (dice.below(3) === 0 && opening.length > 0) {
    const spot = dice.pick(opening).index + 1;
    out[at] = `${line.slice(0, spot)}"__proto__":{"polluted":true},${line.slice(spot)}`;
  } else if (values.length > 0) {
    const hit = dice.pick(values);
    out[at] = line.slice(0, hit.index) + dice.pick(HURTFUL) + line.slice(hit.index + hit[0].length);
  }
  return out;
}
