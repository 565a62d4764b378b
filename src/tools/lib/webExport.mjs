/** The web app as files in dist/: exported only when something it is made of has changed. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { PAGE_POLICY, withPolicy } from './contentSecurity.mjs';
import { ROOT, giveUp, run, say } from './setup.mjs';

const SOURCES = [
  'app',
  'src',
  'assets',
  'app.json',
  'babel.config.js',
  'metro.config.js',
  'src/tools/lib/serializer.js',
  'package-lock.json',
];
/** In our own build alone (metro.config.js). */
const OURS = ['__tests__/support/seventh'];
/** What is done to the files afterwards is part of what they are. */
const OWN_SOURCE = readFileSync(fileURLToPath(import.meta.url));
const NOT_SHIPPED = [path.join('src', 'tools'), path.join('assets', 'store')];

function hashTree(hash, relative) {
  if (NOT_SHIPPED.includes(relative)) return;
  const full = path.join(ROOT, relative);
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort()) hashTree(hash, path.join(relative, name));
    return;
  }
  hash.update(relative).update('\0').update(readFileSync(full));
}

/** What an export is made of. An image is built without the tests: those are in our own build alone. */
export const madeOf = (gallery) => (gallery ? [...SOURCES, ...OURS] : SOURCES);

function sourceHash(name, gallery) {
  const sources = madeOf(gallery);
  const gone = [...sources, ...NOT_SHIPPED].filter((one) => !existsSync(path.join(ROOT, one)));
  if (gone.length > 0)
    giveUp(`src/tools/lib/webExport.mjs names what has moved: ${gone.join(', ')}`);
  const hash = createHash('sha256').update(name).update(OWN_SOURCE).update(PAGE_POLICY);
  for (const source of sources) hashTree(hash, source);
  return hash.digest('hex');
}

/**
 * Tells V8 to compile a part as a whole while it arrives, beside the main thread, instead of function by function
 * when each is first called: a part is loaded only when it is needed, and most of it is. Measured at 4× throttle:
 * the start 826 → 726 ms, the longest task of a dealt «Поділ» 199 → 157 ms; without throttle no difference.
 * Other browsers read a comment.
 */
const COMPILE_WHOLE = '//# allFunctionsCalledOnLoad\n';

function hintToCompile(folder) {
  const parts = path.join(folder, '_expo', 'static', 'js', 'web');
  for (const name of readdirSync(parts)) {
    const file = path.join(parts, name);
    writeFileSync(file, COMPILE_WHOLE + readFileSync(file, 'utf8'));
  }
}

function writePolicy(folder) {
  const page = path.join(folder, 'index.html');
  writeFileSync(page, withPolicy(readFileSync(page, 'utf8')));
}

/** The browser keeps it by its own rules; pictures for whoever installs the app are shown before it is installed. */
const NOT_PRECACHED = ['sw.js', 'screens/**'];
const isLeftOut = (file) => file === 'sw.js' || file.startsWith('screens/');

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));
}

/** Without one of its files the app would start offline and then stand still. */
function notPrecached(folder, kept) {
  return filesBelow(folder).filter((file) => !kept.has(file) && !isLeftOut(file));
}

/** The service worker keeps one whole version; the next one waits until the page asks for it. */
export async function writeServiceWorker(folder) {
  const { generateSW } = await import('workbox-build');
  const kept = new Set();
  const { warnings } = await generateSW({
    globDirectory: folder,
    globPatterns: ['**/*'],
    // Said, because the default leaves out node_modules, from where SQLite's wasm comes.
    globIgnores: NOT_PRECACHED,
    swDest: path.join(folder, 'sw.js'),
    dontCacheBustURLsMatching: /[.-][0-9a-f]{32}\./,
    maximumFileSizeToCacheInBytes: 64 * 1024 * 1024,
    manifestTransforms: [
      (manifest) => {
        for (const { url } of manifest) kept.add(url);
        return { manifest };
      },
    ],
    navigateFallback: '/index.html',
    // What the server itself answers is never the app's page.
    navigateFallbackDenylist: [/^\/(metrics|health|tables|matchmake)(\/|\?|$)/],
    inlineWorkboxRuntime: true,
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    skipWaiting: false,
    sourcemap: false,
  });
  for (const warning of warnings) say(`service worker: ${warning}`);
  const missing = notPrecached(folder, kept);
  if (missing.length > 0)
    giveUp(
      `Not kept for use without a network, so the app would break there: ${missing.join(', ')}`,
    );
}

/**
 * Gives back the folder with the current export. `gallery` is our own build in a folder of its own: the
 * same app with the development-only gallery, a way to seed matches for tests and screenshots, and a seventh game
 * where a page asks for it.
 */
export async function exportWebIfNeeded({ gallery = false } = {}) {
  const name = gallery ? 'dev' : 'web';
  const folder = path.join(ROOT, 'dist', name);
  const stamp = path.join(ROOT, 'dist', `${name}.stamp`);
  const wanted = sourceHash(name, gallery);
  const current = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (current && existsSync(path.join(folder, 'sw.js'))) return folder;
  say('Building the web app (about a minute) …');
  rmSync(folder, { recursive: true, force: true });
  const { code, output } = await run(
    'expo',
    ['export', '-p', 'web', '--output-dir', `dist/${name}`],
    {
      env: {
        EXPO_PUBLIC_FOLDER: 'assets/public',
        EXPO_PUBLIC_GALLERY: gallery ? '1' : '0',
        ARBITR_PACKAGES: path.join(ROOT, 'dist', `${name}.packages.json`),
        EXPO_NO_TELEMETRY: '1',
        CI: '1',
      },
      quiet: true,
    },
  );
  if (code !== 0) {
    process.stderr.write(output);
    giveUp('Building the web app failed: the bundler’s message is above.');
  }
  hintToCompile(folder);
  writePolicy(folder);
  await writeServiceWorker(folder);
  writeFileSync(stamp, wanted);
  return folder;
}
