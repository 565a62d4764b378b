/**
 * Opening the database, come what may: in time, migrated, repaired when it is damaged, in memory when
 * the device does not let us keep anything. Knows nothing about windows (./session) or about rows.
 */
import { createCore, type Repaired } from './core';
import { first, type Driver, type DriverFactory } from './driver';
import { DamagedRow, NewerDatabase, OpenTimeout, troubleOf } from './errors';
import { migrate } from './migrations';
import type { Platform } from './platform';
import { findRows } from './rescue/pages';
import { rescueInto } from './rescue/rescue';
import { pageSource, walIsDamaged } from './rescue/source';
import { createStore } from './store';
import type { DamageReport, MemoryReason, Store } from './types';

export interface OpenOptions {
  name?: string;
  drivers?: DriverFactory;
  platform?: Platform;
  /** How long opening may take before play begins in memory. */
  timeoutMs?: number;
  now?: () => number;
}

type Means = Required<OpenOptions>;

interface Opened {
  driver: Driver;
  persistence: 'disk' | 'memory';
  memoryReason: MemoryReason | null;
  damage: DamageReport | null;
}

/** What the note beside the database says. */
interface Note {
  exists: boolean;
  /** A rescue from this copy was begun and has not been finished. */
  rescuing?: string;
}

const OPEN_TIMEOUT_MS = 8000;
// A short write-ahead log: it is read through before opening, and phones end apps without closing anything.
const PRAGMAS = `
PRAGMA foreign_keys = ON;
PRAGMA synchronous = FULL;
PRAGMA secure_delete = ON;
PRAGMA trusted_schema = OFF;
PRAGMA wal_autocheckpoint = 64;
`;

export async function openStore(options: OpenOptions = {}): Promise<Store> {
  const means = await complete(options);
  const opened = await openAnyhow(means);
  return createStore(
    createCore({
      ...opened,
      repair: (driver) => setAsideAndRescue(means, driver),
      letGo: () => means.platform.letGo(),
    }),
  );
}

async function complete(options: OpenOptions): Promise<Means> {
  const needDefaults = !options.drivers || !options.platform;
  const defaults = needDefaults ? await import('./defaults') : null;
  const { drivers = defaults?.drivers, platform = defaults?.platform } = options;
  if (!drivers || !platform) throw new Error('nothing to open a database with');
  return {
    name: options.name ?? 'arbitr.db',
    drivers,
    platform,
    timeoutMs: options.timeoutMs ?? OPEN_TIMEOUT_MS,
    now: options.now ?? Date.now,
  };
}

async function openAnyhow(means: Means): Promise<Opened> {
  try {
    return await openOnDisk(means);
  } catch (error) {
    return inMemory(means, reasonFor(error));
  }
}

function reasonFor(error: unknown): MemoryReason {
  if (error instanceof OpenTimeout) return 'timeout';
  if (error instanceof NewerDatabase) return 'newer';
  return troubleOf(error) === 'full' ? 'full' : 'refused';
}

async function inMemory(means: Means, memoryReason: MemoryReason): Promise<Opened> {
  const driver = await means.drivers.memory();
  await driver.exec(PRAGMAS);
  await migrate(driver);
  return { driver, persistence: 'memory', memoryReason, damage: null };
}

// ── on disk ─────────────────────────────────────────────────────────────────────────────────────

async function openOnDisk(means: Means): Promise<Opened> {
  const note = await readNote(means);
  if (note.rescuing) return finishRescue(means, note.rescuing);
  const log = await means.platform.readLog(means.name).catch(() => null);
  let driver: Driver | null = null;
  try {
    // Looked at before SQLite opens it: opening would quietly drop what lies behind a broken frame.
    if (log && walIsDamaged(log)) throw new DamagedRow('the write-ahead log');
    driver = await inTime(means.timeoutMs, means.drivers.open(means.name));
    await prepare(driver, note.exists);
    if (!note.exists) await writeNote(means, { exists: true }).catch(() => undefined);
    return { driver, persistence: 'disk', memoryReason: null, damage: null };
  } catch (error) {
    if (troubleOf(error) !== 'damage') throw error;
    const { report, ...repaired } = await setAsideAndRescue(means, driver);
    const memoryReason = repaired.persistence === 'memory' ? 'full' : null;
    return { ...repaired, memoryReason, damage: report };
  }
}

async function prepare(driver: Driver, mustExist: boolean): Promise<void> {
  await driver.exec(PRAGMAS);
  // Where there is no write-ahead log (the browser) SQLite stays with the journal it has.
  await first(driver, 'PRAGMA journal_mode = WAL');
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
  return { driver: opened, report: damage, persistence: 'disk' };
}

async function finishRescue(means: Means, copyName: string): Promise<Opened> {
  const { platform, name, drivers } = means;
  const { file, log } = await platform.readCopy(copyName);
  await platform.remove(name);
  const driver = await drivers.open(name);
  await prepare(driver, false);
  const damage = await rescue(means, driver, file, log, copyName);
  await writeNote(means, { exists: true });
  return { driver, persistence: 'disk', memoryReason: null, damage };
}

/** No room for a copy: the damaged file stays where it is, what is readable is played from memory. */
async function rescueInMemory(means: Means, cause: unknown): Promise<Repaired> {
  const { file, log } = await means.platform.read(means.name).catch(() => {
    throw cause;
  });
  const { driver } = await inMemory(means, 'full');
  const report = await rescue(means, driver, file, log, null);
  return { driver, report, persistence: 'memory' };
}

async function rescue(
  means: Means,
  driver: Driver,
  file: Uint8Array,
  log: Uint8Array | null,
  copyName: string | null,
): Promise<DamageReport> {
  const rows = findRows(pageSource(file, log));
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
