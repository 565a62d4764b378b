/**
 * A whole score match of «Перлина Сходу» by touch on a screen 320 points wide with the largest text: a closed
 * task refused, a reload, a correction; on every screen on the way nothing is cut off or overlaps.
 */
import { axeViolations, openApp } from '../support/browser/app';
import { misfitFinder } from '../support/browser/fits';
import {
  correct,
  openFromMenu,
  expectPodium,
  sitDown,
  toucher,
  turnOf,
  typedIsStored,
} from '../support/browser/table';

jest.setTimeout(300_000);

test('tasks in their order end as worked out by hand, and everything fits the narrowest screen', async () => {
  const app = await openApp('/settings', { width: 320, height: 640 });
  const { page } = app;
  const touch = toucher(page);
  const fits = misfitFinder(page);
  const task = (name: string): Promise<void> => touch.checkbox(new RegExp(`^${name}: `));
  const claim = async (...names: string[]): Promise<void> => {
    for (const name of names) await task(name);
    await touch.button(`Виконати: ${names.join(', потім ')}`);
  };
  try {
    await touch.radio('Найбільший');
    await typedIsStored(page);
    await page.goto(`${app.url}/`);
    await page.getByRole('button', { name: /^Перлина Сходу,/ }).waitFor();
    await fits.check('home');
    await sitDown(page, 'Перлина Сходу', { people: ['Оля', 'Тарас'] });

    await turnOf(page, 'Оля');
    await fits.check('the first turn');
    const action = await page.getByRole('button', { name: 'Хід без завдань' }).boundingBox();
    expect(action && action.y + action.height).toBeLessThanOrEqual(640);
    await claim('рубін', 'сердолік', 'топаз');
    await turnOf(page, 'Тарас');
    await claim('смарагд');
    await turnOf(page, 'Оля');
    // E-4.6: the top card of Тарас closes the emerald for Оля.
    await task('смарагд');
    await page.getByText('E-4.6').first().waitFor();
    await fits.check('a task refused');
    await task('хризоліт');
    await task('аквамарин');
    await typedIsStored(page);
    await page.reload();
    await task('сапфір');
    await task('аметист');
    await fits.check('four tasks chosen');
    await touch.button('Виконати: хризоліт, потім аквамарин, потім сапфір, потім аметист');

    // Тарас had completed two, the emerald on top as before.
    await turnOf(page, 'Тарас');
    await correct(page, /Тарас/, async () => {
      await fits.check('the correction');
      await task('смарагд');
      await task('сердолік');
      await task('смарагд');
      await touch.button(/^Зберегти виправлення/);
    });
    await turnOf(page, 'Тарас');
    await openFromMenu(page, 'Хід партії');
    await fits.check('the standings');
    await page.goBack();
    await claim('рубін');
    await turnOf(page, 'Оля');
    expect(await axeViolations(page)).toEqual([]);
    await claim('смарагд');

    // Оля all eight; Тарас the carnelian, the emerald and the ruby.
    await page.getByRole('heading', { name: 'Перемагає Оля', level: 1 }).waitFor();
    await expectPodium(page, ['1-е місце: Оля, 8', '2-е місце: Тарас, 3']);
    await page.getByText('E-5.1').first().waitFor();
    await fits.check('the end');
    expect(fits.found).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    expect(app.complaints).toEqual([]);
  } finally {
    await app.close();
  }
});
