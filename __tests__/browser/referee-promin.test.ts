/** A refereed match of «Промінь» by touch: seven plays refused, one let stand, an earlier one put right. */
import { uk } from '../../src/games/promin/words/uk/rules';
import { axeViolations, openApp } from '../support/browser/app';
import { eventually } from '../support/browser/eventually';
import {
  CORRECT,
  EARLIER,
  goOnWith,
  REFEREE,
  refusals,
  STAND,
  STANDS,
} from '../support/browser/referee';
import { expectInSight } from '../support/browser/sight';
import { openLog, PEOPLE, expectPodium, sitDown, toucher } from '../support/browser/table';

jest.setTimeout(300_000);

test('colours not followed, cards seen twice and false counts are refused; the end is as worked out by hand', async () => {
  const app = await openApp('/');
  const { page } = app;
  const touch = toucher(page);
  const { refused } = refusals(page, uk);
  const tap = async (...names: string[]): Promise<void> => {
    for (const name of names) await touch.button(name);
  };
  const bid = async (name: string, beads: number, shield = false): Promise<void> => {
    await page.getByRole('heading', { name: `Ставить ${name}` }).waitFor();
    await tap(`ставка ${beads}`);
    await touch.button(shield ? new RegExp(`^${beads} і щит`) : new RegExp(`^Ставка ${beads}`));
  };
  const tricks = async (...won: readonly (readonly [string, number])[]): Promise<void> => {
    for (const [name, n] of won) await touch.button(new RegExp(`^${name}: ${n} взят`));
  };
  const asked = (name: string) => page.getByRole('heading', { name: `Ходить ${name}` }).waitFor();
  try {
    await sitDown(page, 'Промінь', { mode: REFEREE });

    // Deal 1 with the colours of the hands: 12 red ones are two too many for four players.
    await touch.button(/^Вписати кольори рук/);
    await tap('3 червоні', '2 жовті', '2 зелені', '2 сині');
    await tap('3 червоні', '2 жовті', '2 зелені', '2 сині');
    await tap('3 червоні', '1 жовта', '2 зелені', '2 сині');
    await tap('3 червоні', '1 жовта', '2 зелені', '2 сині');
    await refused(() => tap('Записати кольори'), {
      tried: 'Кольори рук',
      why: 'Червоних карт вписано 12, а в колоді їх 10. Перевір руки.',
      clause: 'P-1.1',
    });
    await tap('Євген, червоний: 3', '1 червона', 'Записати кольори');

    await bid('Тарас', 2);
    await bid('Соломія', 3);
    await bid('Євген', 2);
    await bid('Оля', 3);
    await asked('Тарас');
    await tap('червоний', 'червона 9');

    await asked('Соломія');
    // The rules of this moment begin with those of the tricks.
    await touch.button('Меню партії');
    const menu = page.getByRole('dialog', { name: 'Меню партії' });
    const rulesNow = async () => (await menu.innerText()).split('Правила цієї миті')[1] ?? '';
    await eventually(rulesNow, (rules) =>
      expect(rules.match(/P-\d\.\d+/g)?.slice(0, 4)).toEqual(['P-4.1', 'P-4.2', 'P-4.3', 'P-4.4']),
    );
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await refused(
      () => tap('зелений', 'зелена 10, зараз не можна'),
      {
        tried: 'Соломія кладе зелену 10',
        why: 'Основний колір — червоний, а Соломія ще має 3 червоні карти. Треба зіграти червону.',
        clause: 'P-4.4',
        ways: STANDS,
      },
      async () => expect(await axeViolations(page)).toEqual([]),
    );
    await refused(() => tap('червоний', 'червона 9, зараз не можна'), {
      tried: 'Соломія кладе червону 9',
      why: 'Червону 9 у цій роздачі вже зіграно (Тарас), а в колоді вона одна. Виправ той запис або цей.',
      clause: 'P-1.1',
      ways: [EARLIER, 'Запис 6: Тарас кладе червону 9'],
    });
    await tap('червона 4');
    await asked('Євген');
    await tap('червона 10');

    // The table agrees to let it lie: nobody is punished, the log says so.
    await asked('Оля');
    await refused(() => tap('синій', 'синя 7, зараз не можна'), {
      tried: 'Оля кладе синю 7',
      why: 'Основний колір — червоний, а Оля ще має 3 червоні карти. Треба зіграти червону.',
      clause: 'P-4.4',
      ways: STANDS,
      take: STAND,
    });
    await asked('Євген');
    await refused(() => tap('червоний', 'червона 8, зараз не можна'), {
      tried: 'Євген кладе червону 8',
      why: 'За вписаними кольорами Євген має на цю роздачу лише 1 червону карту. Виправ карту або кольори рук.',
      clause: 'P-1.2',
    });
    await tap('жовтий', 'жовта 5');
    await asked('Оля');

    // The rest of the deal is entered by its tricks; the one Євген has taken stays his.
    await tap('Вписати взятки без карт');
    await tricks(['Тарас', 3], ['Соломія', 4], ['Євген', 0]);
    await refused(() => touch.button(/^Закрити роздачу/), {
      tried: 'Взятки роздачі: Оля — 3, Тарас — 3, Соломія — 4, Євген — 0',
      why: 'Євген уже має 1 взятку, тож вписати 0 не можна. Перевір числа.',
      clause: 'P-4.7',
    });
    await tap('Взятки, Тарас: менше', 'Взятки, Соломія: менше');
    await tap('Взятки, Євген: більше', 'Взятки, Євген: більше');
    await touch.button(/^Закрити роздачу/);

    // Deal 2 without colours: what Оля lays in trick 1 is only proven false by her red card in trick 2.
    await bid('Соломія', 2);
    await bid('Євген', 3);
    await bid('Оля', 3);
    await bid('Тарас', 2);
    await asked('Соломія');
    await tap('червоний', 'червона 5');
    await asked('Євген');
    await tap('червона 6');
    await asked('Оля');
    await tap('зелений', 'зелена 3');
    await asked('Тарас');
    await tap('червона 7');
    await page.getByText('Взятка 2', { exact: false }).first().waitFor();
    await tap('зелений', 'зелена 1');
    await asked('Соломія');
    await page.reload();
    await asked('Соломія');
    await tap('зелена 2');
    await asked('Євген');
    await tap('зелена 4');
    await asked('Оля');
    await refused(() => tap('червоний', 'червона 2, зараз не можна'), {
      tried: 'Оля кладе червону 2',
      why: 'Червона 2 доводить порушення у взятці 1: основний колір там червоний, а Оля кладе інший, маючи цю карту. Виправ той запис або цей.',
      clause: 'P-4.4',
      ways: [EARLIER, 'Запис 18: Оля кладе зелену 3', ...STANDS],
      take: EARLIER,
    });
    // It had been entered wrongly: the red 2 lay there, the green 3 comes now.
    await tap('червоний', 'червона 2');
    await touch.button(/^Зберегти виправлення/);
    await touch.button('Записати виправлення');
    await page.getByText('Виправлено, очки перераховано.').waitFor();
    await asked('Оля');
    await tap('зелений', 'зелена 3');
    await asked('Євген');
    await tap('Вписати взятки без карт');
    await tricks(['Соломія', 2], ['Євген', 3], ['Оля', 3]);
    await touch.button(/^Закрити роздачу/);

    // Deals 3 and 4 by their tricks. 30 each so far: all eight bids were made.
    await bid('Євген', 2, true);
    await bid('Оля', 3);
    await bid('Тарас', 2);
    await bid('Соломія', 3);
    await asked('Євген');
    await tap('Вписати взятки без карт');
    await tricks(['Євген', 3], ['Оля', 3], ['Тарас', 1]);
    await touch.button(/^Закрити роздачу/);
    // 60, 25, 60, 45: of the two leaders Оля holds the card.
    await bid('Оля', 1);
    await bid('Тарас', 3);
    await bid('Соломія', 3);
    await bid('Євген', 3);
    await asked('Оля');
    await tap('Вписати взятки без карт');
    await tricks(['Оля', 1], ['Тарас', 4], ['Соломія', 2]);
    await touch.button(/^Закрити роздачу/);

    await page.getByRole('heading', { name: 'Перемагає Оля', level: 1 }).waitFor();
    await expectPodium(page, [
      '1-е місце: Оля, 100',
      '2-е місце: Євген, 85',
      '3-е місце: Соломія, 55',
      '4-е місце: Тарас, 20',
    ]);
    expect(await axeViolations(page)).toEqual([]);
    await openLog(page);
    await touch.button(/^Роздача 1 з 4/);
    const marked = page.getByText('Оля кладе синю 7', { exact: true }).first().locator('xpath=..');
    await marked.getByText(/проти правил, стіл лишив$/).waitFor();
    expect(app.complaints).toEqual([]);
  } finally {
    await app.close();
  }
});

test('at 320 × 640 a refusal shows what was tried, why not and the first way on; the others by scrolling', async () => {
  const app = await openApp('/', { width: 320, height: 640 });
  const { page } = app;
  const { card } = refusals(page, uk);
  const play = (seat: number, of: string) => ({ type: 'play', seat, card: of });
  try {
    // Соломія does not follow blue in the first trick, and has a blue card in the second.
    await goOnWith(page, app.url, {
      game: 'promin',
      setup: { seats: 4, first: 0, mode: 'referee' },
      players: PEOPLE,
      moves: [
        ...[1, 2, 3, 0].map((seat) => ({ type: 'bid', seat, beads: 2, shield: false })),
        ...[play(1, 'b7'), play(2, 'g10'), play(3, 'b4'), play(0, 'b1'), play(1, 'r3')],
      ],
    });
    await toucher(page).button('синій');
    await toucher(page).button(/^синя 2/);
    await card.getByRole('heading', { level: 2 }).waitFor();
    const seen = [
      card.getByRole('heading', { level: 2 }),
      card.getByText(/^Синя 2 доводить порушення у взятці 1/),
      card.getByRole('button', { name: CORRECT, exact: true }),
    ];
    for (const part of seen) await expectInSight(part);
    for (const name of [EARLIER, STAND]) {
      const way = card.getByRole('button', { name: new RegExp(`^${name}`) });
      await way.scrollIntoViewIfNeeded();
      await expectInSight(way);
    }
    expect(await axeViolations(page)).toEqual([]);
    expect(app.complaints).toEqual([]);
  } finally {
    await app.close();
  }
});
