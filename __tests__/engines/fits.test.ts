/**
 * No word broken in the middle and no control that spills, on every screen, in three languages, in both engines; and
 * nothing there that a finger would miss.
 */
import { openApp, type OpenApp } from '../support/browser/app';
import { smallTargets } from '../support/browser/targets';
import {
  goOverEveryScreen,
  misfitsOfEveryScreen,
  type Language,
  type Looked,
} from '../support/engines/everyScreen';
import { describeFirefox, FIREFOX } from '../support/engines/firefox';
import { engineForEach } from '../support/engines/suite';

jest.setTimeout(1_800_000);

const LANGUAGES: readonly Language[] = ['uk', 'ru', 'en'];
const url = process.env.APP_URL ?? '';

describe('in Chromium', () => {
  let app: OpenApp;

  async function open(): Promise<Looked> {
    app = await openApp('/');
    const { page } = app;
    return {
      evaluate: (work, arg) => page.evaluate(work as never, arg),
      goto: async (to) => void (await page.goto(to)),
    };
  }

  afterEach(() => app.close());

  test.each(LANGUAGES)('everything fits in %s', async (language) => {
    expect(await misfitsOfEveryScreen(await open(), app.url, language)).toEqual([]);
  });

  test('everything that can be pressed is hit 48 points wide and high', async () => {
    const page = await open();
    const small: string[] = [];
    await goOverEveryScreen(page, app.url, 'uk', async (where) => {
      for (const one of await smallTargets(page)) small.push(`${where}: ${one}`);
    });
    expect(small).toEqual([]);
  });
});

describeFirefox('in Firefox', () => {
  const firefox = engineForEach(FIREFOX);
  test.each(LANGUAGES)('everything fits in %s', async (language) => {
    expect(await misfitsOfEveryScreen(firefox.engine().page, url, language)).toEqual([]);
  });
});
