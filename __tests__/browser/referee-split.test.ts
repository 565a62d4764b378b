/** The last round of a refereed match of «Поділ» by touch: rows, cuts, votes and a joker refused. */
import { uk } from '../../src/games/split/words/uk/rules';
import { axeViolations, openApp } from '../support/browser/app';
import { goOnWith, refusals, stored } from '../support/browser/referee';
import { expectPodium, toucher } from '../support/browser/table';

jest.setTimeout(300_000);

const PEOPLE = ['Оля', 'Тарас', 'Соломія'];

/** Nine rounds: one player takes these cards, the other two dispute a single one, the rest is discarded. */
const TAKEN: readonly (readonly [seat: number, cards: readonly number[]])[] = [
  [0, [6, 6, 5]],
  [0, [9, 9]],
  [0, [1]],
  [1, [10, 10]],
  [1, [8, 8, 8]],
  [1, [3]],
  [2, [10, 10]],
  [2, [4, 4]],
  [2, [9, 9, 9]],
];

/** What the other places of these rows held. Left in the deck: a joker, 2, 7, 8, 9 and two tens. */
const REST: readonly (readonly [card: number | 'joker', times: number])[] = [
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 4],
  [6, 4],
  [7, 6],
  [8, 4],
  [9, 3],
  [10, 4],
  ['joker', 14],
];

function nineRounds(): object[] {
  const rest = REST.flatMap(([card, times]) => Array.from({ length: times }, () => card));
  return TAKEN.flatMap(([taker, cards], round) => [
    { type: 'row', cards: [...cards, ...rest.splice(0, 7 - cards.length)] },
    { type: 'cut', seat: round % 3, at: [cards.length, cards.length + 1] },
    ...PEOPLE.map((_, seat) => ({ type: 'vote', seat, part: seat === taker ? 0 : 1 })),
  ]);
}

test('impossible rows, empty parts and a joker without a pile are refused; the end is as worked out by hand', async () => {
  const app = await openApp('/');
  const { page, url } = app;
  const touch = toucher(page);
  const { refused, card } = refusals(page, uk);
  const tap = async (...names: string[]): Promise<void> => {
    for (const name of names) await touch.button(name);
  };
  const vote = async (...names: string[]): Promise<void> => {
    for (const name of names) await touch.radio(name);
  };
  const title = (name: string) => page.getByRole('heading', { name }).first().waitFor();
  try {
    await goOnWith(page, url, {
      game: 'split',
      setup: { seats: 3, first: 0, mode: 'referee' },
      players: PEOPLE,
      moves: nineRounds(),
    });

    // The only 1 of the box was taken in round three.
    await title('Ряд викладає Оля');
    await tap('джокер, у колоді ще 1', '8, у колоді ще 1', '1, у колоді ще 0');
    await tap('10, у колоді ще 2', '10, у колоді ще 1', '9, у колоді ще 1', '7, у колоді ще 1');
    await refused(() => tap('Ряд на столі'), {
      tried: 'Новий ряд: джокер, 8, 1, 10, 10, 9, 7',
      why: 'У коробці лише одна «1»: раніше вийшло 1, а в ряді ще 1. Перевір введене.',
      clause: 'S-1.2',
    });
    await tap('місце 3: 1', '2, у колоді ще 1', 'Ряд на столі');

    await title('Ділить Оля');
    await tap('Перший роздільник: ліворуч', 'Перший роздільник: ліворуч');
    await refused(
      () => touch.button(/^Поділити: 0/),
      {
        tried: 'Оля ділить на самому початку і після 5-ї карти',
        why: 'У кожній частині має бути хоча б одна карта: тут 7 карт, роздільники стоять між ними на двох різних місцях, лівий першим.',
        clause: 'S-2.3',
      },
      async () => expect(await axeViolations(page)).toEqual([]),
    );
    for (let n = 0; n < 4; n += 1) await tap('Перший роздільник: праворуч');
    await tap('Другий роздільник: праворуч', 'Поділити: 4 · 2 · 1');
    await vote('Оля: біла', 'Тарас: біла', 'Соломія: чорна');
    await tap('Роздати за голосами');

    // Соломія has the 7; the four white cards are disputed.
    await page.getByText('спірну частину: 4 карти').waitFor();
    await page.reload();
    await page.getByText('спірну частину: 4 карти').waitFor();
    await tap('Другий роздільник: праворуч');
    await refused(() => touch.button(/^Поділити: 1/), {
      tried: 'Оля ділить після 1-ї і 4-ї карти',
      why: 'У кожній частині має бути хоча б одна карта: тут 4 карти, роздільники стоять між ними на двох різних місцях, лівий першим.',
      clause: 'S-4.3',
    });
    await tap('Другий роздільник: ліворуч', 'Перший роздільник: праворуч', 'Поділити: 2 · 1 · 1');

    // Who has been served waits: it is not her turn, and it says why.
    const before = await stored(page);
    await vote('Соломія: біла');
    await card
      .getByText('Соломія чекає наступного раунду: свою частину вже отримано.', { exact: false })
      .waitFor();
    await card.getByRole('button', { name: 'Виправити' }).tap();
    expect(await stored(page)).toBe(before);
    await vote('Оля: біла', 'Тарас: біла');
    await tap('Роздати за голосами');

    await page.getByText('дві спірні карти навпіл').waitFor();
    await tap('Перший роздільник: ліворуч');
    await refused(() => tap('Розділити навпіл'), {
      tried: 'Оля ділить на самому початку',
      why: 'Дві спірні карти ділять навпіл: постав один роздільник, після першої.',
      clause: 'S-4.4',
    });
    await tap('Перший роздільник: праворуч', 'Розділити навпіл');
    await refused(() => vote('Тарас: чорна'), {
      tried: 'Тарас обирає чорну частину',
      why: 'Дві карти розділено на білу й блакитну половини, чорної тут немає. Обери одну з двох.',
      clause: 'S-4.4',
    });
    await vote('Оля: біла', 'Тарас: блакитна');
    await tap('Роздати за голосами');

    await title('Джокера кладе Оля');
    await refused(() => tap('стопки 8 немає'), {
      tried: 'Оля кладе джокера до стопки 8',
      why: 'Стопки 8 тут немає: джокера кладуть до однієї з наявних — 1, 5, 6 або 9.',
      clause: 'S-5.2',
    });
    await tap('стопка 6: 2 карти, можна');
    await touch.button(/^Джокера — до 6/);

    // Оля 1, 5, 6; Тарас 3, 8 and the shared 10; Соломія 4, 7, 9 and the shared 10.
    await page.getByRole('heading', { name: 'Перемагає Соломія', level: 1 }).waitFor();
    await expectPodium(page, [
      '1-е місце: Соломія, 30',
      '2-е місце: Тарас, 21',
      '3-е місце: Оля, 12',
    ]);
    expect(await axeViolations(page)).toEqual([]);
    expect(app.complaints).toEqual([]);
  } finally {
    await app.close();
  }
});
