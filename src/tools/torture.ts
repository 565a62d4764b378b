/**
 * The store under torture, with the full numbers: kills, flips, truncations, fuzzed imports, hostile
 * names, Chromium killed in the middle of a match. Prints the figures; ends with an error if anything
 * was lost. `npm test` runs the same code with small numbers.
 *
 *   npm run torture                        everything, in full (some hours on a small machine)
 *   npm run torture -- kills=50 flips=200  only these, with these numbers
 */
import { runAppKills } from '../../__tests__/support/torture/appKills';
import { createDice } from '../../__tests__/support/torture/dice';
import { runFlips } from '../../__tests__/support/torture/flips';
import { runImportFuzz } from '../../__tests__/support/torture/fuzzImport';
import { runKills } from '../../__tests__/support/torture/kills';
import { roundTripNames } from '../../__tests__/support/torture/names';
import { runBrowserKills } from '../../__tests__/support/torture/browserKills';
import { testPlace } from '../../__tests__/support/sqlite/openTestStore';
import { CHROMIUM_FLAGS, findChromium, NO_CHROMIUM } from './lib/chromium.mjs';
import { serve } from './lib/server.mjs';
import { exportWebIfNeeded } from './lib/webExport.mjs';

const FULL = {
  kills: 1000,
  flips: 10_000,
  imports: 20_000,
  names: 10_000,
  browserkills: 100,
  appkills: 100,
};
type Trial = keyof typeof FULL;

const TRIALS: Record<Trial, (count: number, seed: number) => Promise<[object, boolean]>> = {
  async kills(count, seed) {
    const figures = await runKills(count, seed, every(50, 'kills'));
    return [figures, figures.lost === 0 && figures.unsound === 0];
  },
  // Throws at the first flip that changes something silently or costs more than it hit.
  flips: async (count, seed) => [await runFlips(count, seed, every(500, 'flips')), true],
  async imports(count, seed) {
    const figures = await runImportFuzz(count, seed, every(1000, 'imports'));
    return [figures, figures.slowestMs < 1000];
  },
  async names(count, seed) {
    const place = testPlace();
    const store = await place.open();
    const reopen = async () => {
      await store.close();
      return place.open();
    };
    const same = await roundTripNames(store, reopen, count, seed);
    place.remove();
    return [{ names: count, same }, same === count];
  },
  async browserkills(count, seed) {
    const figures = await runBrowserKills(count, seed, every(10, 'browser kills'));
    return [figures, figures.lost === 0 && figures.unsound === 0];
  },
  async appkills(count, seed) {
    const stopServing = await serveApp();
    try {
      const figures = await runAppKills(count, seed, every(10, 'kills of the app'));
      return [figures, figures.lost === 0 && figures.unsound === 0];
    } finally {
      stopServing();
    }
  },
};

/** As `npm test` does it for the browser tests. */
async function serveApp(): Promise<() => void> {
  const chromium = findChromium();
  if (!chromium) throw new Error(NO_CHROMIUM);
  const server = await serve(await exportWebIfNeeded({ gallery: true }), 0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  Object.assign(process.env, {
    CHROME_PATH: chromium,
    CHROME_FLAGS: CHROMIUM_FLAGS.join(' '),
    APP_URL: `http://localhost:${address.port}`,
  });
  return () => void server.close();
}

function every(n: number, what: string): (done: number) => void {
  return (done) => {
    if (done % n === 0) console.log(`  ${done} ${what} …`);
  };
}

function asked(): Partial<Record<Trial, number>> {
  const args = process.argv.slice(2).filter((arg) => arg.includes('='));
  if (args.length === 0) return FULL;
  return Object.fromEntries(args.map((arg) => arg.split('=')).map(([key, n]) => [key, Number(n)]));
}

async function main(): Promise<void> {
  const seed = createDice(Date.now() % 2 ** 31).below(2 ** 31);
  console.log(`seed ${seed}`);
  for (const [trial, count] of Object.entries(asked()) as [Trial, number][]) {
    const started = Date.now();
    const [figures, fine] = await TRIALS[trial](count, seed);
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`${fine ? 'held' : 'BROKE'} ${trial}: ${JSON.stringify(figures)} in ${seconds} s`);
    if (!fine) process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
