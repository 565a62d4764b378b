/** A whole score match of «Поділ» by touch: reloaded in the middle of the grid, an entry refused, then corrected. */
import { axeViolations, openApp } from '../support/browser/app';
import { openLog, expectPodium, sitDown, toucher, typedIsStored } from '../support/browser/table';

jest.setTimeout(300_000);

/** Cards of the values 1 to 10 in front of each player, jokers inside the piles. */
const PILES = {
  Оля: [1, 0, 2, 2, 1, 3, 4, 3, 3, 4],
  Тарас: [0, 2, 1, 1, 3, 2, 2, 4, 5, 3],
  Соломія: [0, 1, 0, 1, 2, 1, 1, 2, 2, 4],
} as const;

test('piles typed in, a reload and a correction end as worked out by hand', async () => {
  const app = await openApp('/');
  const { page } = app;
  const touch = toucher(page);
  const write = async (name: keyof typeof PILES, from = 1): Promise<void> => {
    for (let value = from; value <= 10; value += 1)
      await touch.button(`${name} · стопка ${value}. Записати ${PILES[name][value - 1] ?? 0}`);
  };
  try {
    await sitDown(page, 'Поділ', { people: ['Оля', 'Тарас', 'Соломія'] });
    await write('Оля');

    // 1 + 16 ones cannot be: the box has one, and 15 jokers. Refused in its own row, nothing lost.
    await touch.button('Тарас, стопка 1: немає');
    await touch.button('Тарас · стопка 1. Записати 9');
    await touch.button('Тарас, стопка 1: 9 карт');
    for (let n = 9; n < 16; n += 1) await touch.button('Тарас · стопка 1. Додати карту');
    await page.getByRole('button', { name: 'Тарас, стопка 1: 16 карт' }).waitFor();
    await page.getByText('S-1.2').first().waitFor();
    await page.getByRole('button', { name: /^Порахувати/, disabled: true }).waitFor();
    await touch.button('Тарас · стопка 1. Записати 0');
    await write('Тарас', 2);

    await typedIsStored(page);
    await page.reload();
    await page.getByRole('button', { name: /^Оля, стопка 7: 4 карти/ }).waitFor();
    await write('Соломія', 2);
    expect(await axeViolations(page)).toEqual([]);

    // 1, 3, 4, 6, 7 and a shared 10 for Оля; 2, 5, 8, 9 for Тарас; the shared 10 for Соломія.
    await touch.button(/^Порахувати/);
    await page.getByRole('heading', { name: 'Перемагає Оля', level: 1 }).waitFor();
    await expectPodium(page, [
      '1-е місце: Оля, 31',
      '2-е місце: Тарас, 24',
      '3-е місце: Соломія, 10',
    ]);

    // There was one ten more in front of Соломія: Оля shares it no longer.
    const match = page.url();
    await openLog(page);
    await page
      .getByRole('button', { name: /^Виправити: / })
      .last()
      .tap();
    await touch.button(/^Соломія, стопка 10: 4 карти/);
    await touch.button('Соломія · стопка 10. Додати карту');
    await touch.button(/^Зберегти виправлення/);
    await page.getByRole('heading', { name: 'Журнал', level: 1 }).waitFor();
    await page.goto(match);
    await page.getByRole('heading', { name: 'Перемагає Тарас', level: 1 }).waitFor();
    await expectPodium(page, [
      '1-е місце: Тарас, 24',
      '2-е місце: Оля, 21',
      '3-е місце: Соломія, 10',
    ]);
    await page.getByText('S-7.3').first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(app.complaints).toEqual([]);
  } finally {
    await app.close();
  }
});
