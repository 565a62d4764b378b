/** A refereed match of «Перлина Сходу» by touch: payments and claims against the rules are refused. */
import { uk } from '../../src/games/perlyna/words/uk/rules';
import { axeViolations, openApp } from '../support/browser/app';
import { greyed, REFEREE, refusals, refusedInPlace, STANDS } from '../support/browser/referee';
import { expectPodium, sitDown, toucher, turnOf } from '../support/browser/table';

jest.setTimeout(300_000);

/** Rubies lie ready in the first row; in the second the pearl would do for carnelians or for topazes. */
const FIELD = `
  рубін рубін рубін сапфір аметист
  сердолік сердолік перлина топаз топаз
  хризоліт хризоліт сердолік смарагд сапфір
  хризоліт аметист топаз аквамарин аквамарин
  смарагд сапфір аметист аквамарин смарагд`
  .trim()
  .split(/\s+/);

test('false payments, missing lines, a pearl used twice and a closed task are refused; the end is as worked out by hand', async () => {
  const app = await openApp('/');
  const { page } = app;
  const touch = toucher(page);
  const { refused } = refusals(page, uk);
  const gem = (name: string): Promise<void> => touch.button(new RegExp(`^${name}(:|$)`));
  const pay = async (...names: string[]): Promise<void> => {
    for (const name of names) await touch.button(name);
  };
  const line = (name: string): Promise<void> =>
    touch.button(new RegExp(`^Зсунути ${name}: на краю`));
  const shift = (name: string): Promise<void> => touch.button(new RegExp(`^Зсунути ${name}\\. `));
  const task = (name: string): Promise<void> => touch.checkbox(new RegExp(`^${name}(:|$)`));
  try {
    await sitDown(page, 'Перлина Сходу', { mode: REFEREE, people: ['Оля', 'Тарас'] });
    await touch.radio('По черзі');
    for (const name of FIELD.slice(0, 24)) await gem(name);
    await refusedInPlace(page, () => gem('рубін'), {
      why: 'Рубінів тут може бути щонайбільше 3, а виходить 4. Перевір введені карти.',
      clause: 'E-1.3',
    });
    await touch.button('Забрати останню');
    await gem('смарагд');
    await touch.button('Почати з цього поля');

    // An emerald is at the edge: one of another kind does not pay, three with an emerald among them neither.
    await turnOf(page, 'Оля');
    await line('рядок 5 вліво');
    await pay('топаз', 'хризоліт');
    await greyed(page, /^Зсунути рядок 5 вліво\. /, 'Обери ще 1 карту');
    await pay('смарагд');
    await refused(
      () => shift('рядок 5 вліво'),
      {
        tried: 'Оля зсуває рядок 5 вліво; плата: топаз, хризоліт, смарагд',
        why: 'Три карти замість однієї платить лише той, хто потрібного каменя не має, а смарагд тут є. Заплати ним одним.',
        clause: 'E-3.4',
        ways: STANDS,
      },
      async () => expect(await axeViolations(page)).toEqual([]),
    );
    await pay('смарагд');
    await shift('рядок 5 вліво');
    // Two cards are left in her hand.
    await line('рядок 3 вліво');
    await pay('топаз', 'сапфір', 'аметист');
    await refused(() => shift('рядок 3 вліво'), {
      tried: 'Оля зсуває рядок 3 вліво; плата: топаз, сапфір, аметист',
      why: 'У руці 2 карти, а для цієї плати треба 3. Перевір запис або обери інший ряд.',
      clause: 'E-3.4',
    });
    await touch.button('Скасувати вибір');

    await touch.button(/^До завдань/);
    await refusedInPlace(page, () => task('сапфір'), {
      why: 'Для завдання «сапфір» немає трьох таких каменів поспіль, навіть із перлиною. Обери інше.',
      clause: 'E-4.1',
    });
    await task('сердолік');
    await refusedInPlace(page, () => task('топаз'), {
      why: 'І «сердолік», і «топаз» без перлини не складаються, а за хід вона заміняє лише один вид. Залиш одне з двох.',
      clause: 'E-4.3',
    });
    await task('рубін');
    await touch.button('Виконати: сердолік, потім рубін');

    await turnOf(page, 'Тарас');
    await page.reload();
    await turnOf(page, 'Тарас');
    await line('стовпець 3 вгору');
    await pay('топаз', 'сапфір', 'рубін');
    await refused(() => shift('стовпець 3 вгору'), {
      tried: 'Тарас зсуває стовпець 3 вгору; плата: топаз, сапфір, рубін',
      why: 'Три карти замість однієї платить лише той, хто потрібного каменя не має, а рубін тут є. Заплати ним одним.',
      clause: 'E-3.4',
      ways: STANDS,
    });
    await pay('рубін');
    await shift('стовпець 3 вгору');
    // The pearl is at the edge now: three cards, and two are left in the hand.
    await touch.button(/^Зсунути стовпець 3 вгору: на краю перлина/);
    await page.getByText('E-3.5').first().waitFor();
    await pay('рубін', 'топаз', 'топаз');
    await refused(() => shift('стовпець 3 вгору'), {
      tried: 'Тарас зсуває стовпець 3 вгору; плата: рубін, 2 топази',
      why: 'У руці 2 карти, а для цієї плати треба 3. Перевір запис або обери інший ряд.',
      clause: 'E-3.5',
    });
    await touch.button('Скасувати вибір');
    await touch.button(/^До завдань/);
    await refusedInPlace(page, () => task('рубін'), {
      why: 'Завдання «рубін» закрите: така карта лежить зверху. Закриває: Оля. Обери інше.',
      clause: 'E-4.6',
    });
    await task('аквамарин');
    await task('сердолік');
    await touch.button('Виконати: аквамарин, потім сердолік');

    await turnOf(page, 'Оля');
    await line('рядок 5 вліво');
    await shift('рядок 5 вліво');
    await line('рядок 4 вліво');
    await pay('топаз', 'сапфір', 'аметист');
    await refused(() => shift('рядок 4 вліво'), {
      tried: 'Оля зсуває рядок 4 вліво; плата: топаз, сапфір, аметист',
      why: 'У руці 1 карта, а для цієї плати треба 3. Перевір запис або обери інший ряд.',
      clause: 'E-3.4',
    });
    await touch.button('Скасувати вибір');
    await touch.button(/^До завдань/);
    await refusedInPlace(page, () => task('рубін'), {
      why: 'Завдання «рубін» уже виконано. Обери інше.',
      clause: 'E-4.1',
    });
    await task('аквамарин');
    await touch.button('Виконати: аквамарин');

    // Three tasks to two.
    await turnOf(page, 'Тарас');
    await touch.button('Завершити за згодою столу');
    await touch.button('Завершити');
    await page.getByRole('heading', { name: 'Перемагає Оля', level: 1 }).waitFor();
    await expectPodium(page, ['1-е місце: Оля, 3', '2-е місце: Тарас, 2']);
    expect(await axeViolations(page)).toEqual([]);
    expect(app.complaints).toEqual([]);
  } finally {
    await app.close();
  }
});
