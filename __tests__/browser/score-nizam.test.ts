/** Whole score matches of «Нізам» by touch, in Russian: two players with a correction, then alone against oneself. */
import { axeViolations, openApp } from '../support/browser/app';
import {
  correct,
  expectPodium,
  sitDown,
  toucher,
  turnOf,
  typedIsStored,
} from '../support/browser/table';

jest.setTimeout(300_000);

test('combinations, deck-outs, a reload and a correction end as worked out by hand', async () => {
  const app = await openApp('/', { locale: 'ru-RU' });
  const { page } = app;
  const touch = toucher(page);
  const add = (length: number): Promise<void> =>
    touch.button(new RegExp(`^Добавить комбинацию из ${length} карт`));
  const save = (points: string): Promise<void> => touch.button(`Записать +${points}`);
  try {
    await sitDown(page, 'Низам', { people: ['Ира', 'Олег'], language: 'ru' });
    // 3 + 5, and 1 for the second combination of the turn.
    await turnOf(page, 'Ира');
    await add(3);
    await add(4);
    await save('9 очков');
    await turnOf(page, 'Олег');
    await add(5);
    await save('7 очков');
    await turnOf(page, 'Ира');
    await touch.button('Колода кончилась');
    await touch.button('Ход без очков');

    // Half an entry and the count of deck-outs survive a reload.
    await turnOf(page, 'Олег');
    await add(3);
    await add(3);
    await typedIsStored(page);
    await page.reload();
    await page.getByText('Колода кончилась: 1 из 2').waitFor();
    await add(4);
    await save('13 очков');
    await turnOf(page, 'Ира');
    await add(5);
    await add(5);
    await save('15 очков');

    // Ира's first turn was only three in a row: 3, not 9.
    await turnOf(page, 'Олег');
    await correct(
      page,
      /Ира/,
      async () => {
        await touch.button('Убрать комбинацию из 4 карт');
        await touch.button(/^Сохранить исправление/);
      },
      'ru',
    );
    await turnOf(page, 'Олег');
    expect(await axeViolations(page)).toEqual([]);
    await touch.button('Колода кончилась. Завершить партию');
    await touch.button('Завершить партию');

    // Олег 7 + 13; Ира 3 + 0 + 15.
    await page.getByRole('heading', { name: 'Побеждает Олег', level: 1 }).waitFor();
    await expectPodium(page, ['1-е место: Олег, 20', '2-е место: Ира, 18'], 'ru');
    await page.getByText('N-4.3').first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(app.complaints).toEqual([]);
  } finally {
    await app.close();
  }
});

test('alone, the end says whether the own record is beaten', async () => {
  const app = await openApp('/', { locale: 'ru-RU' });
  const { page } = app;
  const touch = toucher(page);
  const play = async (length: number): Promise<void> => {
    await touch.button(new RegExp(`^Добавить комбинацию из ${length} карт`));
    await touch.button(/^Записать \+/);
    await touch.button('Ход без очков');
    await touch.button('Колода кончилась. Завершить партию');
    await touch.button('Завершить партию');
  };
  try {
    await sitDown(page, 'Низам', { people: ['Ира'], language: 'ru' });
    await page.getByText('Соло: на руке не больше', { exact: false }).waitFor();
    await play(5);
    await page.getByRole('heading', { name: '7 очков в одиночку', level: 1 }).waitFor();
    await page.getByText('Новый личный рекорд!').waitFor();
    await touch.button(/^Ещё партию/);
    await page.getByText('Соло: на руке не больше', { exact: false }).waitFor();
    await play(3);
    await page.getByRole('heading', { name: '3 очка в одиночку', level: 1 }).waitFor();
    await page.getByText('Личный рекорд: 7').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(app.complaints).toEqual([]);
  } finally {
    await app.close();
  }
});
