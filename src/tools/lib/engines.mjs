/** The browsers beside Chromium: found or installed, and handed to the tests by the environment. */
import { findProgram } from './programs.mjs';
import { say } from './setup.mjs';

const NO_FIREFOX =
  'The Firefox tests are skipped: there is no Firefox. Install your system’s package «firefox-esr» or «firefox», or set FIREFOX_PATH.';
const NO_WEBKIT =
  'The WebKitGTK tests are skipped: they need WebKitWebDriver and Xvfb, on Debian the packages «webkit2gtk-driver» and «xvfb».';

/** What the Firefox tests need in their environment; without Firefox it says that they are skipped, and why. */
export function firefoxForTests() {
  const firefox = findProgram({
    names: ['firefox-esr', 'firefox'],
    packages: ['firefox-esr'],
    given: process.env.FIREFOX_PATH,
  });
  if (!firefox) say(NO_FIREFOX);
  return { FIREFOX_PATH: firefox ?? '' };
}

/** The same for WebKitGTK, which needs a screen to draw on. */
export function webkitForTests() {
  const driver = findProgram({
    names: ['WebKitWebDriver'],
    packages: ['webkit2gtk-driver', 'xvfb'],
    given: process.env.WEBKIT_DRIVER_PATH,
  });
  const screen = driver && findProgram({ names: ['Xvfb'], packages: ['xvfb'] });
  if (!screen) say(NO_WEBKIT);
  return { WEBKIT_DRIVER_PATH: screen ? driver : '' };
}
