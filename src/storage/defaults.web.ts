/** What the store is opened with when nothing else is given: expo-sqlite in a browser. */
import type { Driver, DriverFactory } from './driver';
import { troubleOf } from './errors';
import { expoDrivers } from './expoDriver';
import { restartWorker, withRestartableWorker } from './webWorker';

export { platform } from './platform';

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

export const drivers: DriverFactory = {
  open: openPatiently,
  memory: async () => (await import('./webMemoryDriver')).openWebMemory(),
};
