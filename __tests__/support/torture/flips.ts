/**
 * Single flipped bytes and cuts of a database file and of its journal: at rest, and in the middle of a
 * transaction as a kill leaves it. After each: everything that is not what it was has been reported, and at
 * most what the damage hit is gone. Runs in Node and in a browser: where the bytes lie is ./ground's business.
 */
import { recountAll } from '../../../src/match/recount';
import { rowsIn } from '../../../src/storage/rescue/source';
import type { DamageReport, Entry, Store, StoredMatch } from '../../../src/storage/types';
import { createDice, type Dice } from './dice';
import { fill, tell, type Told } from './reference';

const PAGE = 4096;
/** What is asked here is what was lost, not how long it takes: a machine with much to do needs its time. */
export const OPENS_WITHIN_MS = 10 * 60_000;

/** The bytes of the file and of its journal. */
export interface Bytes {
  file: Uint8Array;
  journal: Uint8Array;
}

/** A place where bytes are put, opened as a database and found again. */
export interface Ground {
  /** False where there is nothing beside the file. */
  readonly hasJournal: boolean;
  /** How many bytes of its own the place puts before the content; they are damaged as well. */
  readonly label: number;
  /** Another place for every try, so that nothing is left of the one before. */
  clear(): Promise<void>;
  open(): Promise<Store>;
  read(): Promise<Bytes>;
  /** With the note that a database was here: without it an empty file would pass for a first start. */
  write(bytes: Bytes, spoil: Spoil | null): Promise<void>;
  aside(name: string): Promise<Uint8Array>;
}

/** One byte changed, or all from there on cut off; `at` counts from the label's first byte. */
export interface Spoil {
  part: keyof Bytes;
  at: number;
  flip: number | null;
}

export function spoiled(bytes: Uint8Array, { at, flip }: Spoil): Uint8Array {
  if (flip === null) return bytes.slice(0, at);
  const out = bytes.slice();
  out[at] = (out[at] ?? 0) ^ flip;
  return out;
}

export interface FlipFigures {
  flips: number;
  cuts: number;
  ofJournal: number;
  inTheMiddle: number;
  detected: number;
  harmless: number;
  cutMatches: number;
}

interface Reference {
  bytes: Bytes;
  /** What was acknowledged. */
  told: Told;
  /** In the middle of a transaction: what would be there had it ended. */
  maybe: Told;
  /** By match: the last page any of its rows is on. */
  lastPage: Map<string, number>;
}

async function makeReferences(ground: Ground, dice: Dice): Promise<Reference[]> {
  await ground.clear();
  const store = await ground.open();
  await fill(store, 8, 45, dice);
  const after = await tell(store);
  await store.close();
  const done = await ground.read();
  const atRest = { bytes: done, told: after, maybe: after, lastPage: lastPages(done) };
  if (!ground.hasJournal) return [atRest];
  const last = lastTransaction(done.journal);
  const before = putBack(done.file, last);
  await ground.clear();
  await ground.write({ file: before, journal: new Uint8Array() }, null);
  const earlier = await ground.open();
  const told = await tell(earlier);
  await earlier.close();
  const middle = {
    file: torn(done.file, last, dice),
    journal: hot(done.journal, last, before.length / PAGE),
  };
  return [atRest, { bytes: middle, told, maybe: after, lastPage: lastPages(middle) }];
}

interface LastTransaction {
  nonce: number;
  /** Where its first record begins. */
  start: number;
  /** The pages it changed, as they were. */
  pages: { at: number; bytes: Uint8Array }[];
}

/** Out of a journal whose header was cleared: records with the same number added to their sums. */
function lastTransaction(journal: Uint8Array): LastTransaction {
  const view = new DataView(journal.buffer, journal.byteOffset, journal.byteLength);
  const record = 4 + PAGE + 4;
  const nonceAt = (at: number): number => {
    let sum = view.getUint32(at + 4 + PAGE);
    for (let i = PAGE - 200; i > 0; i -= 200) sum -= journal[at + 4 + i] ?? 0;
    return sum >>> 0;
  };
  // The first page is always among them; its first bytes are the file's own mark.
  const start = [512, PAGE].find((at) => journal[at + 3] !== 0 && nonceAt(at) !== 0);
  if (start === undefined) throw new Error('no record in the journal');
  const pages: LastTransaction['pages'] = [];
  for (let at = start; at + record <= journal.length; at += record) {
    if (nonceAt(at) !== nonceAt(start)) break;
    const bytes = journal.slice(at + 4, at + 4 + PAGE);
    pages.push({ at: (view.getUint32(at) - 1) * PAGE, bytes });
  }
  return { nonce: nonceAt(start), start, pages };
}

function putBack(file: Uint8Array, { pages }: LastTransaction): Uint8Array {
  const out = file.slice();
  for (const { at, bytes } of pages) out.set(bytes, at);
  const size = new DataView(out.buffer).getUint32(28);
  return out.slice(0, size * PAGE);
}

/** Some of the changed pages are written, some not yet. */
function torn(file: Uint8Array, { pages }: LastTransaction, dice: Dice): Uint8Array {
  const out = file.slice();
  for (const { at, bytes } of pages) if (dice.below(2) === 0) out.set(bytes, at);
  return out;
}

/** With the header it had until the transaction was over. */
function hot(
  journal: Uint8Array,
  { nonce, start, pages }: LastTransaction,
  size: number,
): Uint8Array {
  const out = journal.slice();
  const header = new DataView(out.buffer);
  out.set([0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7]);
  [pages.length, nonce, size, start, PAGE].forEach((value, i) =>
    header.setUint32(8 + i * 4, value),
  );
  return out;
}

function lastPages({ file }: Bytes): Map<string, number> {
  const last = new Map<string, number>();
  for (const { table, values, page } of rowsIn({ file, log: null, journal: null })) {
    if (!['matches', 'entries'].includes(table)) continue;
    const id = String(values[0]);
    last.set(id, Math.max(last.get(id) ?? 0, page));
  }
  return last;
}

export async function runFlips(
  ground: Ground,
  count: number,
  seed: number,
  onFlip?: (done: number) => void,
): Promise<FlipFigures> {
  const dice = createDice(seed);
  const references = await makeReferences(ground, dice);
  const figures: FlipFigures = {
    flips: 0,
    cuts: 0,
    ofJournal: 0,
    inTheMiddle: 0,
    detected: 0,
    harmless: 0,
    cutMatches: 0,
  };
  for (const reference of references) await mustBeWell(ground, reference);
  for (let i = 0; i < count; i += 1) {
    const reference = references[i % references.length];
    if (!reference) throw new Error('nothing to spoil');
    const middle = reference.told !== reference.maybe;
    const spoil = aSpoil(ground, reference, dice);
    try {
      const report = await openDamaged(ground, reference, spoil);
      figures[spoil.flip === null ? 'cuts' : 'flips'] += 1;
      figures[report ? 'detected' : 'harmless'] += 1;
      figures.cutMatches += report?.cutMatches.length ?? 0;
    } catch (error) {
      const where = `${middle ? 'in the middle' : 'at rest'}, ${JSON.stringify(spoil)}`;
      throw new Error(`seed ${seed}, ${i}: ${where}: ${String(error)}`, { cause: error });
    }
    if (spoil.part === 'journal') figures.ofJournal += 1;
    if (middle) figures.inTheMiddle += 1;
    onFlip?.(i + 1);
  }
  return figures;
}

/** The references themselves: as they are they are no damage. */
async function mustBeWell(ground: Ground, { bytes, told }: Reference): Promise<void> {
  await ground.clear();
  await ground.write(bytes, null);
  const store = await ground.open();
  const atOnce = store.damage;
  const report = atOnce ?? (await store.checkup({ deep: true }));
  const now = await tell(store, told.matches.keys());
  await store.close();
  if (report) throw new Error(`said to be damaged: ${JSON.stringify({ atOnce, report })}`);
  if (!same([...now.matches], [...told.matches])) throw new Error('a kill changed something');
}

function aSpoil({ label, hasJournal }: Ground, { bytes }: Reference, dice: Dice): Spoil {
  const part = hasJournal && dice.below(3) === 0 ? 'journal' : 'file';
  const cut = dice.below(5) === 0;
  // The label is short; it gets its share all the same.
  const inLabel = label > 0 && !cut && dice.below(20) === 0;
  const at = inLabel ? dice.below(LABEL_USED) : label + dice.below(bytes[part].length);
  return { part, at, flip: cut ? null : 1 + dice.below(255) };
}

/** Path, flags and digest; the rest of the label is empty. */
const LABEL_USED = 524;

async function openDamaged(
  ground: Ground,
  reference: Reference,
  spoil: Spoil,
): Promise<DamageReport | null> {
  await ground.clear();
  await ground.write(reference.bytes, spoil);
  const store = await ground.open();
  await store.checkup({ deep: true });
  const report = store.damage;
  if (report) await recountAll(store);
  await compare(store, reference, report, leftOf(ground, spoil));
  if (report?.asideName && spoil.part === 'file' && spoil.at >= ground.label)
    await mustKeep(ground, report.asideName, reference, spoil);
  await store.close();
  return report;
}

/** How much is left of a file that was cut; null when it was not. */
function leftOf({ label }: Ground, { part, at, flip }: Spoil): number | null {
  return part === 'file' && flip === null ? at - label : null;
}

async function mustKeep(
  ground: Ground,
  name: string,
  { bytes, told, maybe }: Reference,
  spoil: Spoil,
): Promise<void> {
  // In the middle SQLite may have put pages back before the damage was found.
  if (told !== maybe) return;
  const kept = await ground.aside(name);
  const wanted = spoiled(bytes.file, { ...spoil, at: spoil.at - ground.label });
  if (kept.length !== wanted.length || !kept.every((byte, i) => byte === wanted[i]))
    throw new Error('the file set aside is not the damaged one');
}

/** Throws when something differs that was not reported, or more is gone than was hit. */
async function compare(
  store: Store,
  { told, maybe, lastPage }: Reference,
  report: DamageReport | null,
  left: number | null,
): Promise<void> {
  const now = await tell(store, told.matches.keys());
  let touched = 0;
  for (const [id, before] of told.matches) {
    const after = now.matches.get(id);
    const wanted = [before, maybe.matches.get(id) ?? before].map(content);
    if (after && wanted.some((one) => same(one, content(after)))) continue;
    touched += 1;
    if (left !== null && (lastPage.get(id) ?? 0) * PAGE <= left)
      throw new Error(`match ${id} was lost, though its pages were not cut off`);
    if (!after && left === null) throw new Error(`match ${id} was lost by one byte`);
    mustBeTold(id, maybe.matches.get(id)?.log ?? before.log, after?.log ?? null, report);
  }
  if (left === null && touched > 1) throw new Error(`one byte cost ${touched} matches`);
  const aside = (one: Told): unknown => [one.players, one.settings];
  if (!report && ![told, maybe].some((one) => same(aside(one), aside(now))))
    throw new Error('players or settings changed silently');
  const names = now.players.map((player) => player.name);
  if (left === null && told.players.some((player) => !names.includes(player.name)))
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
