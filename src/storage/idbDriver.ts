/**
 * SQLite in the page over a file that IndexedDB keeps (./idb). SQLite works in memory; what a transaction
 * changed goes to IndexedDB before anyone is told that it is stored, or is taken back in memory too.
 */
import type { Driver, DriverFactory } from './driver';
import { openPageStore } from './idb';
import { randomId } from './random';
import { ChangedPages } from './changedPages';
import { driverOver, loadSqlite, openWebMemory } from './webMemoryDriver';

async function openKept(name: string): Promise<Driver> {
  const store = await openPageStore();
  const owner = await randomId();
  const bytes = await store.claim(name, owner);
  const { sqlite, module } = await loadSqlite();
  const pages = new ChangedPages(module, `/${name}`, bytes);
  sqlite.vfs_register(pages, false);
  const db = await sqlite.open_v2(name, READ_WRITE_CREATE, pages.name);
  let keeps = true;

  /** After every call: within a transaction there is nothing to keep yet. */
  async function settle(): Promise<void> {
    if (!keeps || !pages.hasChanged() || !sqlite.get_autocommit(db)) return;
    try {
      await store.write(name, owner, pages.change());
      pages.forget();
    } catch (error) {
      pages.takeBack();
      throw error;
    }
  }

  const driver = driverOver(sqlite, db, settle);
  return {
    ...driver,
    async toMemory() {
      keeps = false;
      return driver;
    },
    async close() {
      store.close();
      // What was moved to memory lives on in the same SQLite.
      if (keeps) await driver.close();
    },
  };
}

const READ_WRITE_CREATE = 0x6;

export const idbDrivers: DriverFactory = { open: openKept, memory: openWebMemory };
