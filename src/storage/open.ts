/**
 * Opening the database: in time, migrated, repaired when it is damaged, in memory when the device does
 * not let us keep anything. When it cannot be opened it rejects: an empty store must not stand in for
 * one that is there. Knows nothing about windows (./session) or about rows.
 */
import { createCore, type Opened, type Repaired } from './core';
import type { Driver, DriverFactory } from './driver';
import { DamagedRow, OpenTimeout, troubleOf } from './errors';
import { migrate } from './migrations';
import type { DatabaseBytes, Platform } from './platform';
import { unfinished } from './rescue/journal';
import { rescueInto } from './rescue/rescue';
import { isUnsound, rowsIn } from './rescue/source';
import { createStore } from './store';
import type { DamageReport, MemoryReason, Store, StoredFile } from './types';

export interface OpenOptions {
  name?: string;
  drivers?: DriverFactory;
  platform?: Platform;
  /** How long opening may take before it counts as failed. */
  timeoutMs?: number;
  now?: () => number;
}

/** Where a database can live, and how it is got at there. */
export interface Place {
  drivers: DriverFactory;
  platform: Platform;
}

type Means = Required<OpenOptions>;

/** What the note beside the database says. */
interface Note {
  exists: boolean;
  /** A rescue from this copy was begun and has not been finished. */
  rescuing?: string;
}

const OPEN_TIMEOUT_MS = 8000;
/** A connection that has failed may not even answer that it is closed. */
const CLOSE_TIMEOUT_MS = 1000;
const PRAGMAS = `
PRAGMA foreign_keys = ON;
PRAGMA synchronous = FULL;
PRAGMA secure_delete = ON;
PRAGMA trusted_schema = OFF;
`;
/**
 * What is acknowledged is in the file itself; the journal holds only what was there before a transaction
 * that is under way, and is cleared, not removed, at its end. A large import leaves no large journal.
 */
const JOURNAL = `
PRAGMA journal_mode = PERSIST;
PRAGMA journal_size_limit = 262144;
`;

export async function openStore(options: OpenOptions = {}): Promise<Store> {
  const { means, opened } = await openAnywhere(await everywhere(options));
  return createStore(
    createCore({
      ...opened,
      repair: (driver) => setAsideAndRescue(means, driver),
      reopen: (driver) => reopen(means, driver),
      hasRoom: () => means.platform.hasRoom(),
      isThere: () => means.platform.isThere(),
      letGo: () => means.platform.letGo(),
    }),
  );
}

export async function storedFiles(options: OpenOptions = {}): Promise<StoredFile[]> {
  const [{ means }] = await candidates(await everywhere(options));
  const { platform, name, now } = means;
  const { file, log, journal } = await platform.read(name);
  const aside = asideName(name, now());
  return [
    { name: aside, bytes: file },
    { name: `${aside}-wal`, bytes: log },
    { name: `${aside}-journal`, bytes: unfinished(journal) },
  ].flatMap(({ name: called, bytes }) => (bytes?.length ? [{ name: called, bytes }] : []));
}

/** With all that is needed, for every place of this device, the best first. */
async function everywhere(options: OpenOptions): Promise<Means[]> {
  const { drivers, platform } = options;
  const places =
    drivers && platform ? [{ drivers, platform }] : (await import('./defaults')).places();
  return places.map((place) => ({
    name: options.name ?? 'arbitr.db',
    drivers: drivers ?? place.drivers,
    platform: platform ?? place.platform,
    timeoutMs: options.timeoutMs ?? OPEN_TIMEOUT_MS,
    now: options.now ?? Date.now,
  }));
}

interface Candidate {
  means: Means;
  note: Note;
}

/** What is kept in one place is looked for there and nowhere else. */
async function candidates(all: readonly Means[]): Promise<[Candidate, ...Candidate[]]> {
  const noted: Candidate[] = [];
  for (const means of all) noted.push({ means, note: await readNote(means) });
  const [first, ...others] = noted;
  if (!first) throw new Error('nowhere to open a database');
  const kept = noted.find(({ note }) => note.exists);
  return kept ? [kept] : [first, ...others];
}

async function openAnywhere(all: readonly Means[]): Promise<{ means: Means; opened: Opened }> {
  const tried = await candidates(all);
  for (const { means, note } of tried) {
    try {
      return { means, opened: await openOnDisk(means, note) };
    } catch (error) {
      // The next try begins with nothing half open.
      await means.platform.letGo().catch(() => undefined);
      if (note.exists || troubleOf(error) !== 'refused') throw error;
    }
  }
  const [{ means }] = tried;
  return { means, opened: await inMemory(means, 'refused') };
}

async function inMemory(means: Means, memoryReason: MemoryReason): Promise<Opened> {
  const driver = await inTime(means.timeoutMs, means.drivers.memory());
  await driver.exec(PRAGMAS);
  await migrate(driver);
  return { driver, persistence: 'memory', memoryReason, damage: null };
}

// ── on disk ─────────────────────────────────────────────────────────────────────────────────────

async function openOnDisk(means: Means, note: Note): Promise<Opened> {
  if (note.rescuing) return finishRescue(means, note.rescuing);
  let driver: Driver | null = null;
  try {
    // Looked at before SQLite opens it: opening would write what a broken journal says into the file.
    const unsettled = await means.platform.unsettled(means.name);
    if (unsettled && isUnsound(unsettled)) throw new DamagedRow('a journal');
    driver = await inTime(means.timeoutMs, means.drivers.open(means.name));
    await prepare(driver, note.exists);
    if (!note.exists) await writeNote(means, { exists: true }).catch(() => undefined);
    return { driver, persistence: 'disk', memoryReason: null, damage: null };
  } catch (error) {
    if (troubleOf(error) !== 'damage') {
      await driver?.close().catch(() => undefined);
      throw error;
    }
    const { report, ...repaired } = await setAsideAndRescue(means, driver);
    return { ...repaired, damage: report };
  }
}

async function reopen(means: Means, driver: Driver): Promise<Opened> {
  await inTime(CLOSE_TIMEOUT_MS, driver.close()).catch(() => undefined);
  await means.platform.letGo();
  return openOnDisk(means, { exists: true });
}

async function prepare(driver: Driver, mustExist: boolean): Promise<void> {
  await driver.exec(PRAGMAS);
  await driver.exec(JOURNAL);
  await migrate(driver, { mustExist });
}

// ── damage ──────────────────────────────────────────────────────────────────────────────────────

/**
 * Copy, note, remove, rescue. A kill in between is harmless: before the note the old file is still
 * there; after it the rescue is begun again from the copy.
 */
async function setAsideAndRescue(means: Means, driver: Driver | null): Promise<Repaired> {
  const { platform, name } = means;
  await driver?.close().catch(() => undefined);
  await platform.letGo();
  const copyName = asideName(name, means.now());
  try {
    await platform.keepCopy(name, copyName);
  } catch (error) {
    return rescueInMemory(means, error);
  }
  await writeNote(means, { exists: true, rescuing: copyName });
  const { driver: opened, damage } = await finishRescue(means, copyName);
  if (!damage) throw new Error('a rescue reports what it found');
  return { driver: opened, report: damage, persistence: 'disk', memoryReason: null };
}

async function finishRescue(means: Means, copyName: string): Promise<Opened> {
  const { platform, name, drivers } = means;
  const bytes = await platform.readCopy(copyName);
  await platform.remove(name);
  const driver = await inTime(means.timeoutMs, drivers.open(name));
  await prepare(driver, false);
  const damage = await rescue(means, driver, bytes, copyName);
  await writeNote(means, { exists: true });
  return { driver, persistence: 'disk', memoryReason: null, damage };
}

/** The copy cannot be made: the damaged file stays where it is, what is readable is played from memory. */
async function rescueInMemory(means: Means, cause: unknown): Promise<Repaired> {
  const bytes = await means.platform.read(means.name).catch(() => {
    throw cause;
  });
  const memoryReason = troubleOf(cause) === 'full' ? 'full' : 'damaged';
  const { driver } = await inMemory(means, memoryReason);
  const report = await rescue(means, driver, bytes, null);
  return { driver, report, persistence: 'memory', memoryReason };
}

async function rescue(
  means: Means,
  driver: Driver,
  bytes: DatabaseBytes,
  copyName: string | null,
): Promise<DamageReport> {
  const rows = rowsIn(bytes);
  await driver.exec('BEGIN IMMEDIATE');
  try {
    const report = await rescueInto(driver, rows);
    await driver.exec('COMMIT');
    return { at: means.now(), asideName: copyName, ...report };
  } catch (error) {
    await driver.exec('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** arbitr.db → arbitr-2026-02-03T18-45-07.db */
function asideName(name: string, now: number): string {
  const date = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-');
  return name.replace(/(\.db)?$/, `-${date}$1`);
}

// ── small things ────────────────────────────────────────────────────────────────────────────────

async function readNote({ platform, name }: Means): Promise<Note> {
  try {
    const text = await platform.readNote(name);
    return text === null ? { exists: false } : (JSON.parse(text) as Note);
  } catch {
    return { exists: false };
  }
}

async function writeNote({ platform, name }: Means, note: Note): Promise<void> {
  await platform.writeNote(name, JSON.stringify(note));
}

/** expo-sqlite's open waits for ever when its worker does not load. */
function inTime<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new OpenTimeout()), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
