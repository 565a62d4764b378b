/**
 * `npm run engines [part-of-a-test’s-name]`: the exported app in Firefox and WebKitGTK, longer than in `npm test`,
 * and whether everything fits on every screen, in Chromium too.
 */
import { CHROMIUM_FLAGS, findChromium } from './lib/chromium.mjs';
import { firefoxForTests, webkitForTests } from './lib/engines.mjs';
import { run, setUp } from './lib/setup.mjs';

setUp();
const { exportWebIfNeeded } = await import('./lib/webExport.mjs');
const { serve } = await import('./lib/server.mjs');

const [part] = process.argv.slice(2);
const engines = { ...firefoxForTests(), ...webkitForTests() };
const app = await exportWebIfNeeded({ gallery: true });
const server = await serve(app, 0);
const { code } = await run(
  'jest',
  ['--selectProjects', 'engines', '--maxWorkers', '1', '--verbose', ...(part ? ['-t', part] : [])],
  {
    env: {
      ...engines,
      CHROME_PATH: findChromium() ?? '',
      CHROME_FLAGS: CHROMIUM_FLAGS.join(' '),
      APP_URL: `http://localhost:${server.address().port}`,
      APP_FOLDER: app,
    },
  },
);
server.close();
server.closeAllConnections();
process.exitCode = code;
