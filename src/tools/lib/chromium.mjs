/** Finds a Chromium for the browser tests, or says in one sentence how to get one. */
import { findProgram } from './programs.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * Of this switch Chromium hears only the last, and playwright gives one too: its features are named here again (a test
 * compares them). Ours are the pages behind the address bar: two of them are loaded for every window that is opened,
 * which was a third of what a new window with our app cost.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

export const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${FEATURES_OFF.join(',')}`,
];

/**
 * Pages of tests live for seconds. Of SQLite's code only what is called is compiled, and once, not a second time for
 * speed: that was a quarter of each. And what V8 does ahead on other threads is worth it where a core is idle, which none
 * is here. It computes the same. Whoever measures speed does without these.
 */
const V8_FLAGS = ['--liftoff-only', '--wasm-lazy-compilation', '--single-threaded'];
/** The shell alone hears it: left to itself it rounds the widths of letters, and words break that fit on every screen. */
const LETTERS_AS_ELSEWHERE = '--font-render-hinting=none';
export const TEST_FLAGS = [
  ...CHROMIUM_FLAGS,
  `--js-flags=${V8_FLAGS.join(',')}`,
  LETTERS_AS_ELSEWHERE,
];

/** A path, or null when there is none and none can be installed here. */
export function findChromium() {
  return findProgram({ names: NAMES, packages: ['chromium'], given: process.env.CHROME_PATH });
}

/**
 * The same engine of the same package without windows, tabs and an address bar: an app opened in it costs a third less.
 * Null where there is none; then everything is done in Chromium itself.
 */
export function findShell() {
  return findProgram({
    names: SHELLS,
    packages: ['chromium-headless-shell'],
    given: process.env.CHROME_SHELL_PATH,
  });
}

export const NO_CHROMIUM =
  'The browser tests need Chromium: install your system’s package «chromium» or set CHROME_PATH to a browser.';
