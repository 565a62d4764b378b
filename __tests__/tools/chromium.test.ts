/** The switches our Chromium starts with take nothing away of those that playwright gives it. */
import { chromium } from 'playwright-core';

import { loadModule } from '../support/loadModule';

const { TEST_FLAGS } = loadModule<{ TEST_FLAGS: string[] }>('src/tools/lib/chromium.mjs');

/** The line a browser would be started with: this one is none, and playwright says what it tried. */
async function commandLine(): Promise<string> {
  const attempt = chromium.launch({ executablePath: process.execPath, args: TEST_FLAGS });
  const { message } = await attempt.then(
    () => Promise.reject(new Error('a browser was started')),
    (failure: Error) => failure,
  );
  return /<launching> .*/.exec(message)?.[0] ?? '';
}

test('every feature that playwright turns off stays off', async () => {
  const said = [...(await commandLine()).matchAll(/--disable-features=(\S+)/g)].map(
    ([, names = '']) => names.split(','),
  );
  expect(said).toHaveLength(2);
  const [theirs = [], last = []] = said;
  expect(theirs).not.toEqual([]);
  expect(last).toEqual(expect.arrayContaining(theirs));
});
