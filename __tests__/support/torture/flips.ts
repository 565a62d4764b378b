/**
 * Single flipped bytes and truncations of a database file. After each: everything that is not what it
 * was has been reported, and at most what the damage hit is gone.
 */
import fs from 'node:fs';

import { recountAll } from '../../../src/match/recount';
import { findRows } from '../../../src/storage/rescue/pages';
import { pageSource } from '../../../src/storage/rescue/source';
import type { DamageReport, Entry, Store, StoredMatch } from '../../../src/storage/types';
import { testPlace } from '../sqlite/openTestStore';
import { toyRules } from '../toyGame';
import { createDice, type Dice } from './dice';
import { fill, tell, type Told } from './reference';

const PAGE = 4096;

export interface FlipFigures {
  flips: number;
  truncations: number;
  detected: number;
  harmless: number;
  cutMatches: number;
}

interface Reference {
  bytes: Uint8Array;
  told: Told;
  /** By match: the last page any of its rows is on. */
  lastPage: Map<string, number>;
}

export async function makeReference(seed: number, matches = 8, steps = 45): Promise<Reference> {
  const place = testPlace();
  const store = await place.open();
  await fill(store, matches, steps, createDice(seed));
  const told = await tell(store);
  await store.close();
  const bytes = new Uint8Array(fs.readFileSync(place.file));
  place.remove();
  return { bytes, told, lastPage: lastPages(bytes) };
}

function lastPages(bytes: Uint8Array): Map<string, number> {
  const last = new Map<string, number>();
  for (const { table, values, page } of findRows(pageSource(bytes, null))) {
    if (!['matches', 'entries'].includes(table)) continue;
    const id = String(values[0]);
    last.set(id, Math.max(last.get(id) ?? 0, page));
  }
  return last;
}

export async function runFlips(
  count: number,
  seed: number,
  onFlip?: (done: number) => void,
): Promise<FlipFigures> {
  const dice = createDice(seed);
  const reference = await makeReference(seed);
  const figures: FlipFigures = {
    flips: 0,
    truncations: 0,
    detected: 0,
    harmless: 0,
    cutMatches: 0,
  };
  for (let i = 0; i < count; i += 1) {
    const truncate = i % 5 === 4;
    const bytes = truncate ? truncated(reference.bytes, dice) : flipped(reference.bytes, dice);
    const report = await openDamaged(reference, bytes, truncate);
    figures[truncate ? 'truncations' : 'flips'] += 1;
    figures[report ? 'detected' : 'harmless'] += 1;
    figures.cutMatches += report?.cutMatches.length ?? 0;
    onFlip?.(i + 1);
  }
  return figures;
}

function flipped(bytes: Uint8Array, dice: Dice): Uint8Array {
  const out = bytes.slice();
  const at = dice.below(out.length);
  out[at] = (out[at] ?? 0) ^ (1 + dice.below(255));
  return out;
}

function truncated(bytes: Uint8Array, dice: Dice): Uint8Array {
  return bytes.slice(0, dice.below(bytes.length));
}

async function openDamaged(
  reference: Reference,
  bytes: Uint8Array,
  truncate: boolean,
): Promise<DamageReport | null> {
  const place = testPlace();
  try {
    // A database was here before: without the note an empty file would pass for a first start.
    await place.options.platform.writeNote('arbitr.db', '{"exists":true}');
    fs.writeFileSync(place.file, bytes);
    const store = await place.open();
    await store.checkup({ deep: true });
    const report = store.damage;
    if (report) await recountAll(store, toyRules);
    await compare(store, reference, report, truncate ? bytes.length : null);
    if (report?.asideName) mustKeep(`${place.directory}/${report.asideName}`, bytes);
    await store.close();
    return report;
  } finally {
    place.remove();
  }
}

function mustKeep(file: string, bytes: Uint8Array): void {
  if (!Buffer.from(bytes).equals(fs.readFileSync(file)))
    throw new Error('the file set aside is not the damaged one');
}

/** Throws when something differs that was not reported, or more is gone than was hit. */
async function compare(
  store: Store,
  { told, lastPage }: Reference,
  report: DamageReport | null,
  /** How much is left of a truncated file; null for a flipped byte. */
  length: number | null,
): Promise<void> {
  const now = await tell(store, told.matches.keys());
  let touched = 0;
  for (const [id, before] of told.matches) {
    const after = now.matches.get(id);
    if (after && same(content(before), content(after))) continue;
    touched += 1;
    if (length !== null && (lastPage.get(id) ?? 0) * PAGE <= length)
      throw new Error(`match ${id} was lost, though its pages were not cut off`);
    if (!after && length === null) throw new Error(`match ${id} was lost by one byte`);
    mustBeTold(id, before.log, after?.log ?? null, report);
  }
  if (length === null && touched > 1) throw new Error(`one byte cost ${touched} matches`);
  if (!report && !same([told.players, told.settings], [now.players, now.settings]))
    throw new Error('players or settings changed silently');
  const names = now.players.map((player) => player.name);
  if (length === null && told.players.some((player) => !names.includes(player.name)))
    throw new Error('a player’s name was lost by one byte');
}

function mustBeTold(
  id: string,
  before: readonly Entry[],
  after: readonly Entry[] | null,
  report: DamageReport | null,
): void {
  if (!report) throw new Error(`match ${id} changed silently`);
  if (!after) return;
  if (!isBeginning(before, after))
    throw new Error(`match ${id} is neither whole nor a beginning of itself`);
  if (![...report.cutMatches, ...report.unsureMatches].includes(id))
    throw new Error(`match ${id} was cut, and the report does not say so`);
}

type ToldMatch = { match: StoredMatch; log: Entry[] };

/** What must survive; when it was last touched and by which hash chain may be worked out anew. */
function content({ match, log }: ToldMatch): unknown {
  const { headHash, device, updatedAt, ...kept } = match;
  return { kept, log: log.map(bare) };
}

function bare({ seq, kind, payload, at }: Entry): unknown {
  return kind === 'begun' ? { seq, kind, at } : { seq, kind, payload, at };
}

function isBeginning(whole: readonly Entry[], part: readonly Entry[]): boolean {
  return part.every((entry, i) => {
    const original = whole[i];
    return original !== undefined && same(bare(entry), bare(original));
  });
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
