/** No word broken in the middle and no control that spills, on every screen, in three languages, in both engines. */
import { openApp } from '../support/browser/app';
import { misfitsOfEveryScreen, type Language } from '../support/engines/everyScreen';
import { describeFirefox, FIREFOX } from '../support/engines/firefox';
import { engineForEach } from '../support/engines/suite';

jest.setTimeout(1_800_000);

const LANGUAGES: readonly Language[] = ['uk', 'ru', 'en'];
const url = process.env.APP_URL ?? '';

describe('in Chromium', () => {
  test.each(LANGUAGES)('everything fits in %s', async (language) => {
    const app = await openApp('/');
    const { page } = app;
    try {
      const found = await misfitsOfEveryScreen(
        {
          evaluate: (work, arg) => page.evaluate(work as never, arg),
          goto: async (to) => void (await page.goto(to)),
        },
        app.url,
        language,
      );
      expect(found).toEqual([]);
    } finally {
      await app.close();
    }
  });
});

describeFirefox('in Firefox', () => {
  const firefox = engineForEach(FIREFOX);
  test.each(LANGUAGES)('everything fits in %s', async (language) => {
    expect(await misfitsOfEveryScreen(firefox.engine().page, url, language)).toEqual([]);
  });
});
