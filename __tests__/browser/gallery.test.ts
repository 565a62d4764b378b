/** The gallery shows every component and drawing; axe walks it in both themes and three languages. */
import { axeViolations, openApp } from '../support/browser/app';

jest.setTimeout(240_000);

test.each([
  ['uk-UA', 'light'],
  ['ru-RU', 'dark'],
  ['en-GB', 'light'],
] as const)('nothing is wrong in %s, %s', async (locale, scheme) => {
  const app = await openApp('/gallery', { locale, scheme });
  try {
    await app.page.getByRole('main').waitFor();
    await app.page.waitForLoadState('networkidle');
    expect(await axeViolations(app.page)).toEqual([]);
    expect(app.complaints).toEqual([]);
  } finally {
    await app.close();
  }
});
