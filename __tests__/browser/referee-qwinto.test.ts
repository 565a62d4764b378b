/** A refereed match of Qwinto by touch, real dice and sheets on the phone: numbers that may not stand are refused. */
import { uk } from '../../src/games/qwinto/words/uk/rules';
import { axeViolations, openApp } from '../support/browser/app';
import { greyed, REFEREE, refusals } from '../support/browser/referee';
import { expectPodium, sitDown, toucher } from '../support/browser/table';

jest.setTimeout(300_000);

test('numbers that fall, repeat, lie in gaps or in rows not thrown are refused; the end is as worked out by hand', async () => {
  const app = await openApp('/');
  const { page } = app;
  const touch = toucher(page);
  const { refused } = refusals(page, uk);
  const faces = async (...names: string[]): Promise<void> => {
    for (const name of names) await touch.checkbox(name);
  };
  /** The faces, the throw, and it stays. */
  const roll = async (sum: number, ...names: string[]): Promise<void> => {
    await faces(...names);
    await touch.button(`Записати кидок: ${sum}`);
    await touch.button(`Лишити ${sum}`);
  };
  const sheetOf = (name: string) =>
    page
      .getByRole('group', { name: `Аркуш: ${name}` })
      .last()
      .waitFor();
  /** One touch chooses the cell, the second writes. */
  const write = async (cell: string): Promise<void> => {
    for (let n = 0; n < 2; n += 1) await touch.button(new RegExp(`^${cell}(,|$)`));
  };
  const pass = async (name: string): Promise<void> => {
    await sheetOf(name);
    await touch.button(/^Не писати/);
  };
  const throwing = (name: string) =>
    page.getByText(`${name} кидає. Торкнись граней, що випали: `).waitFor();
  try {
    await sitDown(page, 'Qwinto', { mode: REFEREE, people: ['Оля', 'Тарас'] });
    await throwing('Оля');
    await roll(4, 'жовтий кубик: 4');
    await pass('Оля');
    await sheetOf('Тарас');
    await refused(
      () => write('фіолетове поле 1'),
      {
        tried: 'Тарас пише: фіолетовий ряд, поле 1',
        why: 'Фіолетового кубика в цьому кидку не було. Доступний ряд: жовтий.',
        clause: 'Q-3.5',
      },
      async () => expect(await axeViolations(page)).toEqual([]),
    );
    await refused(() => write('проміжок жовтого ряду'), {
      tried: 'Тарас пише: жовтий ряд, проміжок',
      why: 'Тут проміжок жовтого ряду: у нього не пишуть, обери поле поруч.',
      clause: 'Q-2.4',
    });
    await write('жовте поле 3');

    await throwing('Тарас');
    await roll(6, 'помаранчевий кубик: 3', 'жовтий кубик: 3');
    await sheetOf('Тарас');
    await refused(() => write('жовте поле 1'), {
      tried: 'Тарас пише: жовтий ряд, поле 1',
      why: 'Тарас: у жовтому ряді після 6 (поле 1) не може йти 4 (поле 3), бо числа мають зростати.',
      clause: 'Q-2.2',
    });
    await refused(() => write('жовте поле 3'), {
      tried: 'Тарас пише: жовтий ряд, поле 3',
      why: 'Тарас: поле 3 у жовтому ряді зайняте, там 4. Обери порожнє.',
      clause: 'Q-2.2',
    });
    await write('помаранчеве поле 2');
    await sheetOf('Оля');
    await write('помаранчеве поле 3');

    // Once more means all the same dice: one face is not enough.
    await throwing('Оля');
    await page.reload();
    await throwing('Оля');
    await greyed(page, /^Записати кидок/, 'Торкнись грані кожного кинутого кубика');
    await faces('жовтий кубик: 1', 'фіолетовий кубик: 1');
    await touch.button('Записати кидок: 2');
    await touch.button('Ще раз');
    await page.getByText('Q-3.3').first().waitFor();
    await faces('фіолетовий кубик: 2');
    await greyed(page, /^Записати кидок/, 'Торкнись грані кожного кинутого кубика');
    await faces('жовтий кубик: 4');
    await touch.button('Записати кидок: 6');
    await pass('Оля');
    await sheetOf('Тарас');
    await refused(() => write('фіолетове поле 4'), {
      tried: 'Тарас пише: фіолетовий ряд, поле 4',
      why: 'Тарас: 6 у фіолетовому ряді (поле 4) повторює число з того самого стовпчика — у помаранчевому ряді (поле 2), а в стовпчику числа мають бути різні.',
      clause: 'Q-2.3',
    });
    await write('жовте поле 4');

    await throwing('Тарас');
    await roll(3, 'помаранчевий кубик: 3');
    await sheetOf('Тарас');
    await write('помаранчеве поле 1');
    await pass('Оля');
    await throwing('Оля');
    await roll(5, 'помаранчевий кубик: 5');
    await pass('Оля');
    await pass('Тарас');
    await throwing('Тарас');
    await roll(5, 'фіолетовий кубик: 5');
    await sheetOf('Тарас');
    await write('фіолетове поле 1');
    await pass('Оля');
    await throwing('Оля');
    await roll(1, 'жовтий кубик: 1');
    await pass('Оля');
    await pass('Тарас');

    // Тарас has five numbers in rows that are not full; Оля one, and four misthrows.
    await page.getByRole('heading', { name: 'Перемагає Тарас', level: 1 }).waitFor();
    await expectPodium(page, ['1-е місце: Тарас, 5', '2-е місце: Оля, −19']);
    await page.getByText('Q-6.4').first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(app.complaints).toEqual([]);
  } finally {
    await app.close();
  }
});
