/**
 * One database connection behind one queue: transactions, what to do when SQLite fails (disk full:
 * go on in memory; damage: repair and try again), and telling listeners what changed. Knows nothing
 * about tables.
 */
import { createQueue, type Driver } from './driver';
import { troubleOf } from './errors';
import type { DamageReport, MemoryReason, Topic } from './types';

export interface Repaired {
  driver: Driver;
  report: DamageReport;
  persistence: 'disk' | 'memory';
}

export interface CoreOptions {
  driver: Driver;
  persistence: 'disk' | 'memory';
  memoryReason: MemoryReason | null;
  damage: DamageReport | null;
  /** Sets the damaged file aside and brings what is readable into a new one. */
  repair(driver: Driver): Promise<Repaired>;
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
  repairNow(): Promise<DamageReport>;
  subscribe(listener: (topics: ReadonlySet<Topic>) => void): () => void;
  close(): Promise<void>;
}

export function createCore(options: CoreOptions): Core {
  const queue = createQueue();
  const listeners = new Set<(topics: ReadonlySet<Topic>) => void>();
  let { driver, persistence, memoryReason, damage } = options;
  let closed = false;

  function tell(...topics: Topic[]): void {
    const changed = new Set(topics);
    for (const listener of [...listeners]) listener(changed);
  }

  async function transaction<T>(change: (db: Driver) => Promise<T>): Promise<T> {
    await driver.exec('BEGIN IMMEDIATE');
    try {
      const result = await change(driver);
      await driver.exec('COMMIT');
      return result;
    } catch (error) {
      // SQLite may have rolled back by itself (disk full); then this one has nothing to do.
      await driver.exec('ROLLBACK').catch(() => undefined);
      throw error;
    }
  }

  async function moveToMemory(): Promise<void> {
    const onDisk = driver;
    driver = await onDisk.toMemory();
    persistence = 'memory';
    memoryReason = 'full';
    await onDisk.close().catch(() => undefined);
    tell('state');
  }

  async function repair(): Promise<DamageReport> {
    const repaired = await options.repair(driver);
    driver = repaired.driver;
    damage = repaired.report;
    if (repaired.persistence === 'memory') {
      persistence = 'memory';
      memoryReason ??= 'full';
    }
    tell('state', 'matches', 'players', 'settings');
    return repaired.report;
  }

  /** Tries once more after a remedy; a second failure is the caller's to hear. */
  async function withRemedy<T>(task: () => Promise<T>): Promise<T> {
    try {
      return await task();
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble === 'full' && persistence === 'disk') await moveToMemory();
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
    repairNow: () => queue.run(repair),
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
