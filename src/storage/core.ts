/**
 * One database connection behind one queue: transactions, what to do when SQLite fails (disk full or erased: go
 * on in memory; damage: repair and try again; a failed write: open anew and try again), and telling listeners what
 * changed. Knows nothing about tables.
 */
import { createQueue, type Driver } from './driver';
import { StorageGone, troubleOf } from './errors';
import type { DamageReport, MemoryReason, Topic } from './types';

export interface Repaired {
  driver: Driver;
  report: DamageReport;
  persistence: 'disk' | 'memory';
  memoryReason: MemoryReason | null;
}

export interface Opened {
  driver: Driver;
  persistence: 'disk' | 'memory';
  memoryReason: MemoryReason | null;
  damage: DamageReport | null;
}

export interface CoreOptions extends Opened {
  /** Sets the damaged file aside and brings what is readable into a new one. */
  repair(driver: Driver): Promise<Repaired>;
  /** The same file in a new connection: one that has failed to write may answer nothing more. */
  reopen(driver: Driver): Promise<Opened>;
  /** False when the device has no room left, whatever SQLite has said. */
  hasRoom(): Promise<boolean>;
  /** False when what is stored was erased from outside. */
  isThere(): Promise<boolean>;
  /** After the connection was closed: lets other windows have the files. */
  letGo(): Promise<void>;
}

export interface Core {
  readonly persistence: 'disk' | 'memory';
  readonly memoryReason: MemoryReason | null;
  readonly damage: DamageReport | null;
  dismissDamage(): void;
  read<T>(ask: (db: Driver) => Promise<T>): Promise<T>;
  /** All or nothing; listeners hear of the topics once it is committed. */
  write<T>(topics: readonly Topic[], change: (db: Driver) => Promise<T>): Promise<T>;
  /** Somebody waits for the transaction that is under way. */
  isWanted(): boolean;
  repairNow(): Promise<DamageReport>;
  tell(...topics: Topic[]): void;
  subscribe(listener: (topics: ReadonlySet<Topic>) => void): () => void;
  close(): Promise<void>;
}

export function createCore(options: CoreOptions): Core {
  const queue = createQueue();
  const listeners = new Set<(topics: ReadonlySet<Topic>) => void>();
  let { driver, persistence, memoryReason, damage } = options;
  let closed = false;
  /** The connection failed and there is no new one yet. */
  let broken = false;

  function tell(...topics: Topic[]): void {
    const changed = new Set(topics);
    for (const listener of [...listeners]) listener(changed);
  }

  async function transaction<T>(change: (db: Driver) => Promise<T>): Promise<T> {
    // Asked beside the work: a move does not wait for it.
    const there = persistence === 'memory' || options.isThere().catch(() => true);
    await driver.exec('BEGIN IMMEDIATE');
    try {
      const result = await change(driver);
      if (!(await there)) throw new StorageGone();
      await driver.exec('COMMIT');
      return result;
    } catch (error) {
      // SQLite may have rolled back by itself (disk full); then this one has nothing to do.
      await driver.exec('ROLLBACK').catch(() => undefined);
      throw error;
    }
  }

  async function moveToMemory(reason: MemoryReason): Promise<void> {
    const onDisk = driver;
    driver = await onDisk.toMemory();
    persistence = 'memory';
    memoryReason = reason;
    await onDisk.close().catch(() => undefined);
    tell('state');
  }

  async function repair(): Promise<DamageReport> {
    const repaired = await options.repair(driver);
    ({ driver, report: damage } = repaired);
    // What is only in memory stays there, whatever a repair has to say.
    if (persistence === 'disk') ({ persistence, memoryReason } = repaired);
    tell('state', 'matches', 'players', 'settings');
    return repaired.report;
  }

  /** A connection that failed to write can often still be read; where there is no room even opening may fail. */
  async function withoutRoom(): Promise<boolean> {
    if (broken || (await options.hasRoom())) return false;
    return moveToMemory('full').then(
      () => true,
      () => false,
    );
  }

  async function openAnew(): Promise<void> {
    if (await withoutRoom()) return;
    broken = true;
    const found = damage;
    ({ driver, persistence, memoryReason, damage } = await options.reopen(driver));
    broken = false;
    damage ??= found;
    if (persistence === 'disk' && !(await options.hasRoom())) await moveToMemory('full');
    else tell('state');
  }

  /** Tries once more after a remedy; a second failure is the caller's to hear. */
  async function withRemedy<T>(task: () => Promise<T>): Promise<T> {
    if (broken) await openAnew();
    try {
      return await task();
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble === 'full' && persistence === 'disk') await moveToMemory('full');
      else if (trouble === 'gone' && persistence === 'disk') await moveToMemory('cleared');
      else if (trouble === 'refused' && persistence === 'disk') await openAnew();
      else if (trouble === 'damage') await repair();
      else throw error;
      return task();
    }
  }

  function inTurn<T>(task: () => Promise<T>): Promise<T> {
    return queue.run(() => {
      if (closed) throw new Error('the store is closed');
      return withRemedy(task);
    });
  }

  return {
    get persistence() {
      return persistence;
    },
    get memoryReason() {
      return memoryReason;
    },
    get damage() {
      return damage;
    },
    dismissDamage() {
      damage = null;
      tell('state');
    },
    read: (ask) => inTurn(() => ask(driver)),
    async write(topics, change) {
      const result = await inTurn(() => transaction(change));
      tell(...topics);
      return result;
    },
    isWanted: () => queue.isWanted(),
    repairNow: () => queue.run(repair),
    tell,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      await queue.run(async () => {
        if (closed) return;
        closed = true;
        await driver.close();
        await options.letGo();
      });
    },
  };
}
