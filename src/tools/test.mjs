/**
 * `npm test`: set up, then types, lint, format, jest, the exported app in a real Chromium and the phones' bundles.
 * `--fast` leaves out whatever needs an export. Web exports and unit tests go at the same time; checks and the phones'
 * bundles take what the browser tests leave idle. Outputs stay apart: a line for every suite as it ends, and the rest of
 * each part in one piece when the part is done.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { NO_CHROMIUM, TEST_FLAGS, findChromium, findShell } from './lib/chromium.mjs';
import { CHECKS } from './lib/checks.mjs';
import { databasesForTests } from './lib/databases.mjs';
import { firefoxForTests } from './lib/engines.mjs';
import { countsOf, countsTogether, failedSuites, failuresOf, mended } from './lib/outcome.mjs';
import { slowestSuites } from './lib/reports.mjs';
import { ROOT, giveUp, run, say, setUp } from './lib/setup.mjs';

setUp();
const fast = process.argv.includes('--fast');
const cache = path.join(ROOT, '.cache');
mkdirSync(cache, { recursive: true });
const total = { passed: 0, failed: 0, skipped: 0 };
const reports = [];
const unsteady = [];
const failures = [];

function count({ passed = 0, failed = 0, skipped = 0 }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

/** Runs a part; `shown` picks the lines that may be seen at once, the others come when it is over. */
async function part(name, command, args, { env, modest, shown = () => false } = {}) {
  say(`… ${name}`);
  const started = Date.now();
  const rest = [];
  const onLine = (line) => {
    if (shown(line)) say(line);
    if (!/^PASS /.test(line)) rest.push(line);
  };
  const { code, output } = await run(command, args, { env, modest, onLine });
  const seconds = Math.round((Date.now() - started) / 1000);
  say(
    [`\n── ${code === 0 ? 'ok' : 'FAILED'}: ${name}, ${seconds} s`, ...rest].join('\n').trimEnd(),
  );
  return { code, output };
}

async function checks(modest = false) {
  for (const { name, command, args } of CHECKS) {
    const { code } = await part(name, command, args, { modest });
    count(code === 0 ? { passed: 1 } : { failed: 1 });
  }
}

/** One run of jest; null where it ended without a report. */
async function jestRun(name, projects, { env, workers, files = [] }) {
  const report = path.join(cache, `jest-${projects.join('-')}${files.length ? '-again' : ''}.json`);
  rmSync(report, { force: true });
  const size = ['--maxWorkers', workers, '--json', '--outputFile', report];
  const { code } = await part(
    name,
    'jest',
    [
      '--selectProjects',
      ...projects,
      ...size,
      ...(files.length ? ['--runTestsByPath', ...files] : []),
    ],
    { env, shown: (line) => /^(PASS|FAIL) /.test(line) },
  );
  return existsSync(report) ? { code, result: JSON.parse(readFileSync(report, 'utf8')) } : null;
}

/**
 * A suite that fails is run once more, alone: a fault of the app fails twice, a machine that was too busy does not.
 * What passed only then is counted as passed and named at the end, so that nobody takes it for steady.
 */
async function jest(name, projects, { env = {}, workers = '100%' } = {}) {
  const first = await jestRun(name, projects, { env, workers });
  if (!first) return count({ failed: 1 });
  reports.push(first.result);
  const files = failedSuites(first.result);
  if (files.length === 0) {
    const counts = countsOf(first.result);
    return count(first.code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts);
  }
  const again = await jestRun(`${name}, what failed once more`, projects, {
    env,
    workers: '1',
    files,
  });
  if (!again) return count({ failed: 1 });
  unsteady.push(...mended(first.result, again.result));
  failures.push(...failuresOf(again.result));
  return count(countsTogether(first.result, again.result));
}

async function unitTests() {
  await jest('unit, component and storage tests', ['rules', 'storage', 'screens'], {
    env: databasesForTests(),
  });
}

/** What the browser tests open: with the gallery and the workshop, and as it is shipped. */
async function webExports() {
  const { exportWebIfNeeded } = await import('./lib/webExport.mjs');
  return { app: await exportWebIfNeeded({ gallery: true }), shipped: await exportWebIfNeeded() };
}

async function browserTests(chromium, { app, shipped }) {
  const { serve } = await import('./lib/server.mjs');
  const server = await serve(app, 0);
  await jest('browser tests', ['browser'], {
    env: {
      CHROME_PATH: chromium,
      CHROME_SHELL_PATH: findShell() ?? '',
      CHROME_FLAGS: TEST_FLAGS.join(' '),
      APP_URL: `http://localhost:${server.address().port}`,
      APP_FOLDER: app,
      SHIPPED_FOLDER: shipped,
      ...firefoxForTests(),
    },
    // A person's pace and the browser's own waiting leave two cores idle for a third of the time: a third browser fills most of it.
    workers: '3',
  });
  server.close();
  server.closeAllConnections();
}

/** Both phones in one go: the bundler starts once. Each counts by itself. */
async function nativeExports() {
  const platforms = ['android', 'ios'];
  const { code, output } = await part(
    'exports for android and ios (Hermes bytecode)',
    'expo',
    ['export', ...platforms.flatMap((name) => ['-p', name]), '--output-dir', 'dist/native'],
    { env: { EXPO_NO_TELEMETRY: '1', CI: '1' }, modest: true },
  );
  const warned = output.split('\n').filter((line) => /\bwarn(ing)?\b/i.test(line));
  if (warned.length > 0) say(`FAILED: the exports warned:\n${warned.join('\n')}`);
  for (const platform of platforms) {
    const compiled = new RegExp(`/${platform}/\\S+\\.hbc\\b`).test(output);
    if (!compiled) say(`FAILED: the ${platform} export has no Hermes bytecode`);
    count(code === 0 && compiled && warned.length === 0 ? { passed: 1 } : { failed: 1 });
  }
}

const chromium = fast ? null : findChromium();
if (!fast && !chromium) giveUp(NO_CHROMIUM);

if (fast) await Promise.all([checks(), unitTests()]);
else {
  const [exported] = await Promise.all([webExports(), unitTests()]);
  // Browsers are slow where they have to share: what can wait takes only what they leave idle.
  const meanwhile = checks(true).then(nativeExports);
  await browserTests(chromium, exported);
  await meanwhile;
}

say('\nThe ten slowest suites:');
for (const suite of slowestSuites(reports, 10)) say(suite);
if (unsteady.length > 0)
  say(`\nUnsteady, failed at first and passed alone:\n${unsteady.join('\n')}`);
if (failures.length > 0) say(`\nFailed twice:\n${failures.join('\n')}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
say(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed === 0 ? 0 : 1);
