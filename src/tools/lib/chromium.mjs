/** Finds a Chromium for the browser tests, or says in one sentence how to get one. */
import { findProgram } from './programs.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

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
 * SQLite's code is compiled once, when it is called, and not a second time for speed: pages of tests live for seconds, and
 * that was a quarter of each. It computes the same. Whoever measures speed does without this.
 */
export const TEST_FLAGS = [...CHROMIUM_FLAGS, '--js-flags=--liftoff-only'];

/** A path, or null when there is none and none can be installed here. */
export function findChromium() {
  return findProgram({ names: NAMES, packages: ['chromium'], given: process.env.CHROME_PATH });
}

export const NO_CHROMIUM =
  'The browser tests need Chromium: install your system’s package «chromium» or set CHROME_PATH to a browser.';
