/** A refereed match of «Веселка» by touch: runs that start wrong, turn round, are short or hold too much are refused. */
import { uk } from '../../src/games/veselka/words/uk/rules';
import { axeViolations, openApp } from '../support/browser/app';
import { REFEREE, refusals } from '../support/browser/referee';
import { expectPodium, sitDown, toucher, turnOf } from '../support/browser/table';

jest.setTimeout(300_000);

test('runs against the circle and a thirteenth card are refused; the end is as worked out by hand', async () => {
  const app = await openApp('/');
  const { page } = app;
  const touch = toucher(page);
  const { refused } = refusals(page, uk);
  const put = async (...colours: string[]): Promise<void> => {
    for (const colour of colours) await touch.button(new RegExp(`^${colour}(,|$)`));
  };
  const lay = (): Promise<void> => touch.button(/^Викласти/);
  const run = async (name: string, ...colours: string[]): Promise<void> => {
    await turnOf(page, name);
    await put(...colours);
    await lay();
  };
  try {
    await sitDown(page, 'Веселка', { mode: REFEREE, people: ['Оля', 'Тарас'] });
    await put('зелена');
    await touch.button('Почати: зверху зелена');

    await turnOf(page, 'Оля');
    await put('жовта', 'помаранчева', 'червона');
    await refused(
      lay,
      {
        tried: 'Оля викладає: жовта, помаранчева, червона',
        why: 'Зверху зелена, а жовта їй не сусідка. Почни із сусідньої: блакитна або салатова.',
        clause: 'V-2.3',
      },
      async () => expect(await axeViolations(page)).toEqual([]),
    );
    await touch.button('Забрати все');
    await put('салатова', 'жовта');
    await refused(lay, {
      tried: 'Оля викладає: салатова, жовта',
      why: 'У комбінації від 3 до 8 карт, а тут 2. Зміни її або обери заміну.',
      clause: 'V-2.1',
    });
    await put('зелена');
    await refused(lay, {
      tried: 'Оля викладає: салатова, жовта, зелена',
      why: 'Після жовтої в цьому напрямку йде помаранчева, а не зелена. Забери всю комбінацію й виклади іншу.',
      clause: 'V-2.4',
    });
    // A second touch takes the last card back.
    await put('зелена', 'помаранчева');
    await lay();
    await run('Тарас', 'салатова', 'зелена', 'блакитна');

    // Оля has the orange one already: it stays on the pile.
    await turnOf(page, 'Оля');
    await put('салатова', 'жовта', 'помаранчева');
    await page.getByRole('switch', { name: /^Помаранчеву — у веселку/ }).tap();
    await refused(lay, {
      tried: 'Оля викладає: салатова, жовта, помаранчева; остання йде у веселку',
      why: 'У веселці вже є помаранчева. Залиш цю карту зверху ігрової колоди.',
      clause: 'V-2.6',
    });
    await page.getByRole('switch', { name: /^Помаранчеву — у веселку/ }).tap();
    await lay();

    await turnOf(page, 'Тарас');
    await page.reload();
    for (const name of ['Тарас', 'Оля', 'Тарас', 'Оля', 'Тарас', 'Оля'])
      if (name === 'Тарас') await run(name, 'жовта', 'салатова', 'зелена', 'блакитна');
      else await run(name, 'зелена', 'салатова', 'жовта', 'помаранчева');

    // Nine lime cards lie there; four more would make thirteen of the twelve.
    await turnOf(page, 'Тарас');
    for (let n = 0; n < 4; n += 1) await put('жовта', 'салатова');
    await refused(lay, {
      tried: 'Тарас викладає: жовта, салатова, жовта, салатова, жовта, салатова, жовта, салатова',
      why: 'Тут салатових карт може бути щонайбільше 12. Перевір, що записано.',
      clause: 'V-1.2',
    });
    await touch.button('Забрати все');
    await run('Тарас', 'жовта', 'салатова', 'зелена', 'блакитна');

    await turnOf(page, 'Оля');
    await touch.button('Завершити за згодою столу');
    await touch.button('Завершити й порахувати');
    // Оля 3 + 3 + 5 + 5 + 5; Тарас 3 + 5 + 5 + 5 + 5; one colour in a rainbow brings nothing.
    await page.getByRole('heading', { name: 'Перемагає Тарас', level: 1 }).waitFor();
    await expectPodium(page, ['1-е місце: Тарас, 23', '2-е місце: Оля, 21']);
    expect(await axeViolations(page)).toEqual([]);
    expect(app.complaints).toEqual([]);
  } finally {
    await app.close();
  }
});
