/** Finds a Chromium for the browser tests, or says in one sentence how to get one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

export const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function onPath() {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter))
    for (const name of NAMES) {
      const file = path.join(folder, name);
      if (existsSync(file)) return file;
    }
  return null;
}

function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return null;
  process.stdout.write('Installing Debian’s Chromium for the browser tests …\n');
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'] };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
    ...quiet,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return onPath();
}

/** A path, or null when there is none and none can be installed here. */
export function findChromium() {
  const given = process.env.CHROME_PATH;
  if (given) return existsSync(given) ? given : null;
  return onPath() ?? installFromDebian();
}

export const NO_CHROMIUM =
  'The browser tests need Chromium: install your system’s package «chromium» or set CHROME_PATH to a browser.';
