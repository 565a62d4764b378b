/** A refereed match of «Нізам» by touch from the field to the second deck-out: false payments are refused. */
import { uk } from '../../src/games/nizam/words/uk/rules';
import { axeViolations, openApp } from '../support/browser/app';
import {
  EARLIER,
  greyed,
  REFEREE,
  refusals,
  refusedInPlace,
  STANDS,
} from '../support/browser/referee';
import { expectPodium, sitDown, toucher, turnOf } from '../support/browser/table';

jest.setTimeout(300_000);

/** All twelve rubies lie on the field, nowhere three in succession. */
const FIELD = `
  рубін рубін сердолік рубін рубін
  рубін рубін топаз рубін рубін
  сердолік топаз аквамарин смарагд сапфір
  рубін рубін хризоліт рубін рубін
  смарагд сапфір аметист аквамарин сердолік`
  .trim()
  .split(/\s+/);

test('false payments and a thirteenth ruby are refused; the end is as worked out by hand', async () => {
  const app = await openApp('/');
  const { page } = app;
  const touch = toucher(page);
  const { refused } = refusals(page, uk);
  const gems = async (...names: string[]): Promise<void> => {
    for (const name of names) await touch.button(new RegExp(`^${name}(:|$)`));
  };
  const line = (name: string): Promise<void> =>
    touch.button(new RegExp(`^Зсунути ${name}: на краю`));
  const shift = (name: string): Promise<void> => touch.button(new RegExp(`^Зсунути ${name}\\. `));
  const take = async (name: string): Promise<void> => {
    await turnOf(page, name);
    await touch.button(/^Взяти карти/);
  };
  try {
    await sitDown(page, 'Нізам', { mode: REFEREE, people: ['Оля', 'Тарас'] });
    await touch.radio('По черзі');
    await gems(...FIELD.slice(0, 24));
    await refusedInPlace(page, () => gems('рубін'), {
      why: 'Рубінів тут може бути щонайбільше 12, а виходить 13. Перевір введені карти.',
      clause: 'N-1.2',
    });
    await touch.button('Забрати останню');
    await gems('сердолік');
    await touch.button('Почати з цього поля');

    // The twelve rubies lie there, so nobody can pay with one.
    await turnOf(page, 'Оля');
    await line('рядок 1 вліво');
    await refused(
      () => shift('рядок 1 вліво'),
      {
        tried: 'Оля зсуває рядок 1 вліво; плата: рубін',
        why: 'Рубінів тут може бути щонайбільше 12, а виходить 13. Перевір введені карти.',
        clause: 'N-3.1',
      },
      async () => expect(await axeViolations(page)).toEqual([]),
    );
    await gems('топаз', 'хризоліт');
    await greyed(page, /^Зсунути рядок 1 вліво\. /, 'Обери ще 1 карту');
    await gems('рубін');
    await refused(() => shift('рядок 1 вліво'), {
      tried: 'Оля зсуває рядок 1 вліво; плата: топаз, хризоліт, рубін',
      why: 'Три карти замість однієї платить лише той, хто потрібного каменя не має, а рубін тут є. Заплати ним одним.',
      clause: 'N-3.5',
    });
    await touch.button('Забрати з плати: рубін');
    await gems('аметист');
    await shift('рядок 1 вліво');
    // Her hand is empty: not even one card pays.
    await line('рядок 5 вліво');
    await refused(() => shift('рядок 5 вліво'), {
      tried: 'Оля зсуває рядок 5 вліво; плата: смарагд',
      why: 'У руці немає жодної карти, тож платити нема чим. Бери карти, а якщо вже зсунуто ряд, завершуй.',
      clause: 'N-3.1',
    });
    await gems('топаз', 'хризоліт', 'аметист');
    await refused(() => shift('рядок 5 вліво'), {
      tried: 'Оля зсуває рядок 5 вліво; плата: топаз, хризоліт, аметист',
      why: 'У руці немає жодної карти, тож платити нема чим. Бери карти, а якщо вже зсунуто ряд, завершуй.',
      clause: 'N-3.5',
    });
    await touch.button('Скасувати вибір');
    await touch.button('Готово, +3 очки');

    await page.getByText('Які карти лягають на порожні місця?').waitFor();
    await refusedInPlace(page, () => gems('сапфір', 'смарагд', 'рубін'), {
      why: 'Рубінів тут може бути щонайбільше 12, а виходить 13. Перевір введені карти.',
      clause: 'N-4.6',
    });
    await touch.button('Забрати останню');
    await gems('аквамарин');
    await touch.button(/^Покласти карти/);

    await take('Тарас');
    await take('Оля');
    // Three cards for want of a carnelian, and then a carnelian after all.
    await turnOf(page, 'Тарас');
    await line('рядок 3 вліво');
    await gems('сапфір', 'аметист', 'аквамарин');
    await shift('рядок 3 вліво');
    await page.getByRole('button', { name: 'Готово, без очок' }).waitFor();
    await page.reload();
    await line('рядок 3 вправо');
    await refused(() => shift('рядок 3 вправо'), {
      tried: 'Тарас зсуває рядок 3 вправо; плата: сердолік',
      why: 'Зсув «рядок 3 вліво» було оплачено трьома картами, бо сердоліка нібито не було. Відтоді взято 0 карт, а сердоліків сплачено вже 1. Виправ той запис або цю плату.',
      clause: 'N-3.5',
      ways: [
        EARLIER,
        'Запис 7: Тарас зсуває рядок 3 вліво; плата: сапфір, аметист, аквамарин',
        ...STANDS,
      ],
    });
    await touch.button('Скасувати вибір');
    await touch.button('Готово, без очок');

    // 56 cards are left: after 18 threes come 2, then 1 of the 9 that were discarded; 3, 3 and 2 more end it.
    for (let n = 0; n < 22; n += 1) await take(n % 2 === 0 ? 'Оля' : 'Тарас');
    await page.getByRole('heading', { name: 'Перемагає Оля', level: 1 }).waitFor();
    await expectPodium(page, ['1-е місце: Оля, 3', '2-е місце: Тарас, 0']);
    expect(await axeViolations(page)).toEqual([]);
    expect(app.complaints).toEqual([]);
  } finally {
    await app.close();
  }
});
