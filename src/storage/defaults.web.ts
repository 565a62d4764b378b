/**
 * Where the store lives in a browser when nothing else is said: expo-sqlite's files in OPFS, and where there
 * is none or it is refused, IndexedDB.
 */
import type { Driver, DriverFactory } from './driver';
import { troubleOf } from './errors';
import { expoDrivers } from './expoDriver';
import { idbPlatform } from './idbPlatform';
import type { Place } from './open';
import { platform } from './platform';
import { restartWorker, withRestartableWorker } from './webWorker';

const RETRY_MS = 100;
const RETRIES = 15;

/**
 * The Web Lock makes this window the only one, so SQLite need not make room for others between two moves:
 * it keeps its journal file open and clears it, instead of creating and removing one for every move (two
 * flushes to the disk fewer; as durable).
 */
async function openAlone(name: string): Promise<Driver> {
  const driver = await expoDrivers.open(name);
  await driver.exec('PRAGMA locking_mode = EXCLUSIVE');
  return driver;
}

/** A window that just let go (or was closed) may hold its file handles for some moments more. */
async function openPatiently(name: string): Promise<Driver> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withRestartableWorker(() => openAlone(name));
    } catch (error) {
      if (troubleOf(error) !== 'busy' || attempt === RETRIES) throw error;
      restartWorker();
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

const opfsDrivers: DriverFactory = {
  open: openPatiently,
  memory: async () => (await import('./webMemoryDriver')).openWebMemory(),
};

/** SQLite for the page itself is loaded only where it is needed. */
const pageDrivers: DriverFactory = {
  open: async (name) => (await import('./idbDriver')).idbDrivers.open(name),
  memory: opfsDrivers.memory,
};

/** `navigator.storage` is not there on plain http. */
export function places(): Place[] {
  const inPage: Place = { drivers: pageDrivers, platform: idbPlatform };
  const hasOpfs = typeof navigator !== 'undefined' && 'getDirectory' in (navigator.storage ?? {});
  return hasOpfs ? [{ drivers: opfsDrivers, platform }, inPage] : [inPage];
}
