/** `npm test`: set up, then types, lint, jest and the exported app in a real Chromium. `--fast` leaves the browser out. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { CHROMIUM_FLAGS, NO_CHROMIUM, findChromium } from './lib/chromium.mjs';
import { ROOT, giveUp, run, say, setUp } from './lib/setup.mjs';

setUp();
const fast = process.argv.includes('--fast');
const cache = path.join(ROOT, '.cache');
mkdirSync(cache, { recursive: true });
const total = { passed: 0, failed: 0, skipped: 0 };

async function check(name, command, args, options) {
  say(`\n── ${name}`);
  const started = Date.now();
  const { code, output } = await run(command, args, options);
  if (code === 0) total.passed += 1;
  else total.failed += 1;
  say(`${code === 0 ? 'ok' : 'FAILED'}: ${name}, ${Math.round((Date.now() - started) / 1000)} s`);
  return { code, output };
}

/** Jest counts its own tests; a suite that could not even load counts as one failure. */
async function jest(name, projects, { env = {}, workers = '100%' } = {}) {
  say(`\n── ${name}`);
  const report = path.join(cache, `jest-${projects.join('-')}.json`);
  rmSync(report, { force: true });
  const { code } = await run(
    'jest',
    ['--selectProjects', ...projects, '--maxWorkers', workers, '--json', '--outputFile', report],
    { env, quiet: false },
  );
  if (!existsSync(report)) {
    total.failed += 1;
    return;
  }
  const result = JSON.parse(readFileSync(report, 'utf8'));
  total.passed += result.numPassedTests;
  total.failed += result.numFailedTests + result.numRuntimeErrorTestSuites;
  total.skipped += result.numPendingTests + result.numTodoTests;
  if (code !== 0 && result.numFailedTests + result.numRuntimeErrorTestSuites === 0)
    total.failed += 1;
}

async function nativeExport(platform) {
  const { code, output } = await check(
    `export for ${platform} (Hermes bytecode)`,
    'expo',
    ['export', '-p', platform, '--output-dir', `dist/${platform}`],
    { env: { EXPO_NO_TELEMETRY: '1', CI: '1' }, quiet: true },
  );
  const warned = output.split('\n').filter((line) => /\bwarn(ing)?\b/i.test(line));
  if (code !== 0) process.stdout.write(output);
  else if (warned.length > 0) {
    total.failed += 1;
    say(`FAILED: the ${platform} export warned:\n${warned.join('\n')}`);
  } else if (!/\.hbc\b/.test(output)) {
    total.failed += 1;
    say(`FAILED: the ${platform} export has no Hermes bytecode`);
  }
}

const chromium = fast ? null : findChromium();
if (!fast && !chromium) giveUp(NO_CHROMIUM);

await check('types', 'tsc', ['--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/tsc.json']);
await check('lint', 'eslint', [
  '.',
  '--max-warnings',
  '0',
  '--cache',
  '--cache-location',
  '.cache/eslint',
]);
await check('format', 'prettier', ['--check', '--log-level', 'warn', '.']);
await jest('unit, component and storage tests', ['rules', 'storage', 'screens']);
if (!fast) {
  const { exportWebIfNeeded } = await import('./lib/webExport.mjs');
  const { serve } = await import('./lib/server.mjs');
  const app = await exportWebIfNeeded({ gallery: true });
  const shipped = await exportWebIfNeeded();
  const server = await serve(app, 0);
  await jest('browser tests', ['browser'], {
    env: {
      CHROME_PATH: chromium,
      CHROME_FLAGS: CHROMIUM_FLAGS.join(' '),
      APP_URL: `http://localhost:${server.address().port}`,
      APP_FOLDER: app,
      SHIPPED_FOLDER: shipped,
    },
    workers: '2',
  });
  server.close();
  server.closeAllConnections();
  await nativeExport('android');
  await nativeExport('ios');
}

say('');
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
say(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed === 0 ? 0 : 1);
