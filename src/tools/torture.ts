/**
 * The store under torture, with the full numbers: kills, flips and cuts (in Node, in Chromium's OPFS and in its
 * IndexedDB), fuzzed imports, hostile names, Chromium killed in the middle of a match. Prints the figures; ends with
 * an error if anything was lost. `npm test` runs the same code with small numbers.
 *
 *   npm run torture                        everything, in full (some hours on a small machine)
 *   npm run torture net                    one match on several phones: the table of src/server/README.md
 *   npm run torture -- kills=50 flips=200  only these, with these numbers
 */
import os from 'node:os';

import { runAppKills } from '../../__tests__/support/torture/appKills';
import { createDice } from '../../__tests__/support/torture/dice';
import { runBrowserFlips } from '../../__tests__/support/torture/browserFlips';
import { runFlips } from '../../__tests__/support/torture/flips';
import { expectedOutcome, runHostileImports } from '../../__tests__/support/torture/hostileImports';
import { HOSTILE_FILES } from '../../__tests__/support/torture/hostileFiles';
import { runImportFuzz } from '../../__tests__/support/torture/fuzzImport';
import { runKills } from '../../__tests__/support/torture/kills';
import { KITS } from '../../__tests__/conformance/kits';
import { homeServer } from '../../__tests__/support/net/homeServer';
import { bytesOfAll } from '../../__tests__/support/torture/net/bytes';
import { runCrowd, type Crowd } from '../../__tests__/support/torture/net/crowd';
import { fuzzAll, fuzzBytes } from '../../__tests__/support/torture/net/fuzz';
import { runSecrets } from '../../__tests__/support/torture/net/secrets';
import { runNetKills } from '../../__tests__/support/torture/netKills';
import { roundTripNames } from '../../__tests__/support/torture/names';
import { nodeGround } from '../../__tests__/support/torture/nodeGround';
import { runTableKills } from '../../__tests__/support/torture/tableKills';
import { runBrowserKills } from '../../__tests__/support/torture/browserKills';
import { testPlace } from '../../__tests__/support/sqlite/openTestStore';
import { gameIds } from '../games';
import { CHROMIUM_FLAGS, findChromium, NO_CHROMIUM } from './lib/chromium.mjs';
import { serve } from './lib/server.mjs';
import { MANY, MANY_FULL } from './tortureMany';
import { exportWebIfNeeded } from './lib/webExport.mjs';

const FULL = {
  kills: 1000,
  flips: 10_000,
  browserflips: 10_000,
  // `idb…`: where there is no OPFS.
  idbflips: 2000,
  imports: 20_000,
  /** Honest matches; beside them the hostile files. */
  hostile: 10_000,
  names: 10_000,
  browserkills: 100,
  idbkills: 100,
  appkills: 100,
  tablekills: 200,
  // One table for several phones, `npm run torture net`: kills of the home server while all six games are played,
  netkills: 20,
  // tables at once, and as many as the time from a move to every view is measured with,
  nettables: 500,
  netlatency: 100,
  // rounds whose bytes are counted, matches in which what is hidden is exchanged,
  netbytes: 60,
  netsecrets: 20,
  // messages of each kind, and frames of any bytes.
  netfuzz: 10_000,
  netframes: 10_000,
  ...MANY_FULL,
};
type Trial = keyof typeof FULL;

const TRIALS: Record<Trial, (count: number, seed: number) => Promise<[object, boolean]>> = {
  ...MANY,
  async netkills(count, seed) {
    const figures = await runNetKills(count, seed, every(5, 'kills of the home server'));
    const { lost, doubled, illegal, resumedP95 } = figures;
    return [figures, lost + doubled + illegal === 0 && resumedP95 <= 3000];
  },
  async nettables(count, seed) {
    const crowd = await crowdAtHome(count, seed);
    const { seatedSeconds, cpuPerMove, heapPerTableKb } = crowd;
    return [crowd, seatedSeconds <= 60 && cpuPerMove <= 2 && heapPerTableKb <= 80];
  },
  async netlatency(count, seed) {
    const crowd = await crowdAtHome(count, seed);
    return [crowd, crowd.p95 <= 5 * crowd.echoP95];
  },
  async netbytes(count, seed) {
    const all = await bytesOfAll(count, seed);
    console.table(all);
    const promin = all.find(({ game }) => game === 'promin');
    const figures = Object.fromEntries(all.map(({ game, mean }) => [game, mean]));
    return [figures, (promin?.mean ?? Infinity) <= 1000];
  },
  async netsecrets(count, seed) {
    const all = [];
    for (const id of gameIds()) all.push(await runSecrets(KITS[id], count, seed % 1000));
    console.table(all.map(({ leaks, ...figures }) => ({ ...figures, leaks: leaks.length })));
    const leaks = all.flatMap((found) => found.leaks);
    return [{ leaks: leaks.length, ...(leaks[0] && { first: leaks[0] }) }, leaks.length === 0];
  },
  async netfuzz(count, seed) {
    const { said, wrong } = await fuzzAll(count, seed);
    return [{ said, wrong: wrong.length, first: wrong[0] ?? '–' }, wrong.length === 0];
  },
  async netframes(count, seed) {
    const server = await homeServer();
    const { said, wrong } = await fuzzBytes(server.address, count, seed);
    await server.stop();
    return [{ said, wrong: wrong.length }, wrong.length === 0];
  },
  async kills(count, seed) {
    const figures = await runKills(count, seed, every(50, 'kills'));
    return [figures, figures.lost === 0 && figures.unsound === 0];
  },
  // Throws at the first flip that changes something silently or costs more than it hit.
  async flips(count, seed) {
    const ground = nodeGround();
    const figures = await runFlips(ground, count, seed, every(500, 'flips'));
    ground.remove();
    return [figures, true];
  },
  browserflips: async (count, seed) => [
    await runBrowserFlips('url', count, seed, every(250, 'flips in OPFS')),
    true,
  ],
  idbflips: async (count, seed) => [
    await runBrowserFlips('plainUrl', count, seed, every(250, 'flips in IndexedDB')),
    true,
  ],
  async imports(count, seed) {
    const figures = await runImportFuzz(count, seed, every(1000, 'imports'));
    return [figures, figures.slowestMs < 1000];
  },
  async hostile(count) {
    const stopServing = await serveApp();
    try {
      const { node, browser, perSecond } = await runHostileImports(count);
      console.log('In Node:');
      console.table(node);
      console.log('In Chromium, CPU ×4:');
      console.table(browser);
      const asExpected = [node, browser].every((rows) =>
        HOSTILE_FILES.every((file, i) => rows[i]?.outcome === expectedOutcome(file)),
      );
      const honest = browser[browser.length - 1];
      // Of the processor: on a busy machine everything else makes the clock's own figure longer.
      const slowest = Math.max(...browser.slice(0, -1).map(({ cpuMs }) => cpuMs));
      const byTheClock = Math.max(...browser.slice(0, -1).map(({ ms }) => ms));
      const longestTask = honest?.longestTask ?? Infinity;
      const fine = asExpected && slowest <= 10_000 && longestTask <= 100 && perSecond >= 500;
      const load = os.loadavg()[0];
      return [{ perSecond, slowest, byTheClock, longestTask, load }, fine];
    } finally {
      stopServing();
    }
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
    const figures = await runBrowserKills('url', count, seed, every(10, 'kills over OPFS'));
    return [figures, figures.lost === 0 && figures.unsound === 0];
  },
  async idbkills(count, seed) {
    const figures = await runBrowserKills(
      'plainUrl',
      count,
      seed,
      every(10, 'kills over IndexedDB'),
    );
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
  async tablekills(count, seed) {
    const stopServing = await serveApp();
    try {
      const figures = await runTableKills(count, seed, every(10, 'kills at every table'));
      return [figures, figures.lost === 0 && figures.unsound === 0];
    } finally {
      stopServing();
    }
  },
};

/** Two seconds a move at every table, in a process of its own. */
async function crowdAtHome(tables: number, seed: number): Promise<Crowd> {
  const server = await homeServer();
  const { address } = server;
  const figures = (wanted: 'cpu' | 'heap') => server.figures(wanted);
  const crowd = { address, figures, tables, everyMs: 2000, seconds: 30, seed };
  const found = await runCrowd({ ...crowd, tell: (sentence) => console.log(`  ${sentence}`) });
  await server.stop();
  return found;
}

/** As `npm test` does it for the browser tests; `APP_FOLDER`: an export that is there already. */
async function serveApp(): Promise<() => void> {
  const chromium = findChromium();
  if (!chromium) throw new Error(NO_CHROMIUM);
  const server = await serve(
    process.env.APP_FOLDER ?? (await exportWebIfNeeded({ gallery: true })),
    0,
  );
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
  const isNet = process.argv.includes('net');
  const all = Object.entries(FULL).filter(([trial]) => !isNet || trial.startsWith('net'));
  if (args.length === 0) return Object.fromEntries(all);
  return Object.fromEntries(args.map((arg) => arg.split('=')).map(([key, n]) => [key, Number(n)]));
}

interface Row {
  trial: Trial;
  count: number;
  came: 'held' | 'BROKE';
  seconds: number;
  figures: string;
}

/** «acknowledged 3120, lost 0» */
const inWords = (figures: object): string =>
  Object.entries(figures)
    .map(([name, n]) => `${name} ${String(n)}`)
    .join(', ');

async function runTrial(trial: Trial, count: number, seed: number): Promise<Row> {
  const started = Date.now();
  const [figures, fine] = await TRIALS[trial](count, seed);
  const seconds = Math.round((Date.now() - started) / 1000);
  return { trial, count, came: fine ? 'held' : 'BROKE', seconds, figures: inWords(figures) };
}

async function main(): Promise<void> {
  const seed = createDice(Date.now() % 2 ** 31).below(2 ** 31);
  console.log(`seed ${seed}`);
  const rows: Row[] = [];
  for (const [trial, count] of Object.entries(asked()) as [Trial, number][]) {
    const row = await runTrial(trial, count, seed);
    console.log(`${row.came} ${trial}: ${row.figures}`);
    rows.push(row);
  }
  console.table(rows);
  if (rows.some(({ came }) => came === 'BROKE')) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  // At once: a browser or a server that a broken trial has left open would keep us.
  process.exit(1);
});
