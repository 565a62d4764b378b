/**
 * Fifty disputes as tables have them, from the rulings and the rulebooks' worked examples: what is touched to enter each, from
 * the game's first question on, and the headline that settles it. «Хто?» and «де?» stand in the title with the rule.
 */
import type { GameId } from '../../src/games';

export interface Dispute {
  title: string;
  game: GameId;
  question: string;
  /** In order, by what each key says. */
  touches: readonly (string | RegExp)[];
  headline: string;
}

type Told = readonly [string, string, readonly (string | RegExp)[], string];

const of = (game: GameId, told: readonly Told[]): Dispute[] =>
  told.map(([title, question, touches, headline]) => ({
    title,
    game,
    question,
    touches,
    headline,
  }));

const digits = (text: string): string[] => [...text].map((digit) => `Цифра ${digit}`);
const HOLDER = 'Карту першого гравця в роздачі 4 має Гравець';
const AGREED_OPENER = 'Стіл домовився: серед рівних рахують від того, хто відкриває роздачу 4';
const CARD = 'Хочуть зіграти: не вказано';

const PROMIN = of('promin', [
  [
    'P-4.6, the rulebook’s trick: 4, 3, a 3 of another colour, 2',
    'trick',
    ['червона 4', 'червона 3', 'зелений', 'зелена 3', 'червоний', 'червона 2'],
    'Бере червона 4 — Гравець 1',
  ],
  [
    'P-4.6 one trump over a red 10',
    'trick',
    ['червона 9', 'червона 10', 'зелений', 'зелена 8', 'жовтий', 'жовта 2'],
    'Бере жовта 2 — Гравець 4',
  ],
  [
    'P-4.6 nobody could follow a blue 1',
    'trick',
    ['3 гравці', 'синій', 'синя 1', 'фіолетовий', 'фіолетова 8', 'зелений', 'зелена 8'],
    'Бере синя 1 — Гравець 1',
  ],
  [
    'P-4.4 green although there is red in the hand',
    'play',
    ['червоний', 'червоний', 'зелений', CARD, 'зелений'],
    'Ні, зелену не можна',
  ],
  [
    'A-P25 must one trump without the colour?',
    'play',
    ['синій', 'жовтий', 'фіолетовий', CARD, 'фіолетовий'],
    'Так, фіолетову можна',
  ],
  ['P-5.3, the example: 3 with a shield, 3 won', 'bid', ['Ставка 3', 'Щит', 'Узято 3'], '+5 очок'],
  ['P-5.4, the example: 3 with a shield, 6 won', 'bid', ['Ставка 3', 'Узято 6', 'Щит'], '−15 очок'],
  [
    'A-P5 a shield with ten in deal four',
    'bid',
    ['Ставка 10', 'Щит', 'Узято 10', 'Роздача 4'],
    '+20 очок',
  ],
  [
    'A-P9 two lead, the first-player card is elsewhere',
    'opener',
    [...digits('20555510'), `${HOLDER} 4`],
    'Відкриває Гравець 2',
  ],
  [
    'A-P11 equal in everything, and the table counts from who opened deal four',
    'tie',
    ['3 гравці', ...digits('6060104040'), AGREED_OPENER, 'Роздачу 4 відкриває Гравець 2'],
    'Перемагає Гравець 2',
  ],
  [
    'A-P18 a revoke found late',
    'now',
    ['Не той колір, взятку вже зібрано'],
    'Стіл вирішує: грати далі чи перездати',
  ],
  ['A-P22 a changed bet', 'now', ['Хтось хоче змінити ставку'], 'Ні, якщо наступний уже поставив'],
  ['A-P29 out of turn', 'now', ['Хтось походив не у свою чергу'], 'Карту беруть назад'],
]);

const vote = (seat: number, part: string): string => `Гравець ${seat}: ${part}`;
const EXTRA = 'Додаткове голосування';

const SPLIT = of('split', [
  [
    'S-4.3, the example: 3/2/4, two want the black part',
    'votes',
    [
      '4 гравці',
      'Другий роздільник: ліворуч',
      vote(1, 'біла'),
      vote(2, 'блакитна'),
      vote(3, 'чорна'),
      vote(4, 'чорна'),
    ],
    'Гравець 1 — біла, Гравець 2 — блакитна; спір: за чорну Гравець 3 і Гравець 4',
  ],
  [
    'A-S25, the example: joker 8, 2, 10; the 2 is left over',
    'votes',
    ['4 гравці', EXTRA, '4', 'Перший роздільник: праворуч', vote(4, 'біла'), vote(3, 'чорна')],
    'Гравець 4 — біла, Гравець 3 — чорна',
  ],
  [
    'S-4.5 two want a single card',
    'votes',
    ['Другий роздільник: праворуч', vote(1, 'біла'), vote(2, 'чорна'), vote(3, 'чорна')],
    'Гравець 1 — біла; спірну чорну скидають',
  ],
  [
    'S-4.6 two pairs',
    'votes',
    ['4 гравці', vote(1, 'біла'), vote(2, 'біла'), vote(3, 'чорна'), vote(4, 'чорна')],
    'Два спори: за білу Гравець 1 і Гравець 2; за чорну Гравець 3 і Гравець 4',
  ],
  [
    'A-S5 the same choice again, and the table agreed that it goes',
    'votes',
    [
      EXTRA,
      '5',
      'Стіл домовився: удруге спірне скидають',
      vote(1, 'блакитна'),
      vote(2, 'блакитна'),
    ],
    'Ніхто нічого не бере; спірну блакитну скидають',
  ],
  [
    'S-5.2 a joker on a number that is not there',
    'joker',
    ['Стопка 3', 'Стопка 8', 'Джокера кладуть: не вказано', 'Джокера до 7'],
    'Ні, до 7 не можна',
  ],
  [
    'S-5.3 a joker before any number',
    'joker',
    ['Джокера кладуть: не вказано', 'окремо, без стопки'],
    'Так, джокер чекає',
  ],
  [
    'S-7.5, the example: most fives and eights',
    'majority',
    [/^Гравець 1, стопка 5: немає/, /^Гравець 1, стопка 8: немає/, /^Гравець 2, стопка 1: немає/],
    'Перемагає Гравець 1: 13 очок',
  ],
  [
    'S-7.4 as many tens, a shared value',
    'majority',
    [/^Гравець 1, стопка 10: немає/, /^Гравець 2, стопка 10: немає/],
    'Перемагають Гравець 1 і Гравець 2: по 10 очок',
  ],
]);

const VESELKA = of('veselka', [
  [
    'V-2.4, the example one way round',
    'run',
    ['зелена', 'блакитна', 'синя', 'фіолетова', 'червона'],
    'Так, це комбінація на 5 очок',
  ],
  [
    'A-V1 a run that turns round',
    'run',
    ['зелена', 'блакитна', 'зелена', 'салатова'],
    'Ні, це не комбінація',
  ],
  [
    'A-V2 the colour of the top itself',
    'run',
    ['зелена', 'зелена', 'блакитна', 'синя'],
    'Ні, це не комбінація',
  ],
  [
    'V-2.6 a colour that is there already',
    'keep',
    ['жовта', 'синя', 'Остання карта: не вказано', 'жовта'],
    'Ні, жовту взяти не можна',
  ],
  [
    'V-2.6 a card after a swap',
    'keep',
    ['Остання карта: не вказано', 'жовта', 'Це була заміна'],
    'Ні, жовту взяти не можна',
  ],
  [
    'A-V9 rainbows of four, seven and eight',
    'rainbows',
    ['Кольорів: 4', 'Кольорів: 7', 'Кольорів: 8'],
    'Гравець 1\u00a0—\u00a00, Гравець 2\u00a0—\u00a07, Гравець 3\u00a0—\u00a010',
  ],
  [
    'A-V7 does the finisher move once more?',
    'lap',
    ['Повна веселка: Гравець 2'],
    'Ще ходять: Гравець 3, Гравець 1, Гравець 2',
  ],
  ['A-V4 may I swap nothing?', 'swap', ['Міняють: 0'], 'Ні, треба поміняти хоча б одну'],
  [
    'A-V4 the table agreed to it',
    'swap',
    ['Міняють: 0', 'Стіл домовився: нуль карт — теж заміна'],
    'Так, хід можна пропустити',
  ],
]);

const QWINTO = of('qwinto', [
  [
    'Q-3.5, the example: purple and yellow make nine',
    'cell',
    ['жовтий кубик: 4', 'фіолетовий кубик: 5', 'жовте поле 5, порожнє, 9 можна'],
    'Так, 9 сюди можна',
  ],
  [
    'Q-3.5 a row whose die was not thrown',
    'cell',
    ['жовтий кубик: 4', 'фіолетовий кубик: 5', 'помаранчеве поле 3, порожнє'],
    'Ні, 9 сюди не можна',
  ],
  [
    'Q-2.2 four behind an eight',
    'cell',
    [
      'Числа на аркуші',
      'жовте поле 4, порожнє',
      '8',
      'Кидок',
      'жовтий кубик: 4',
      'жовте поле 6, порожнє',
    ],
    'Ні, 4 сюди не можна',
  ],
  [
    'Q-2.4 into the gap',
    'cell',
    ['жовтий кубик: 4', /^проміжок жовтого ряду/],
    'Ні, 4 сюди не можна',
  ],
  [
    'Q-2.3 a seven twice in a column',
    'valid',
    ['7', 'жовте поле 2, порожнє', '7'],
    'На аркуші помилка',
  ],
  ['Q-2.2 falling numbers', 'valid', ['9', '3'], 'На аркуші помилка'],
  [
    'Q-6.2 a full row counts its last number',
    'score',
    ['2', '3', '5', '6', '8', '9', '11', '13', '15'],
    '15 очок',
  ],
  ['A-Q5 which of two?', 'now', ['Два числа не сходяться: котре стерти?'], 'Пізніше записане'],
]);

const cell = (row: number, column: number): string => `рядок ${row}, стовпець ${column}: порожньо`;
const COST = 'Зсув і плата';

const NIZAM = of('nizam', [
  [
    'N-4.1 three in a row after one shift',
    'runs',
    [cell(1, 1), cell(1, 2), cell(1, 5), 'Зсуви', 'Зсунути рядок 1 вправо: на краю рубін'],
    '3 очки: 1 комбінація',
  ],
  [
    'A-N6 a run only slides along its line',
    'runs',
    [cell(1, 1), cell(1, 2), cell(1, 3), 'Зсуви', 'Зсунути рядок 1 вправо'],
    'Очок немає: комбінації лежать без змін',
  ],
  [
    'N-4.4 broken up and joined again',
    'runs',
    [
      cell(1, 1),
      cell(1, 2),
      cell(1, 3),
      'Зсуви',
      'Зсунути рядок 1 вліво: на краю рубін',
      'Зсунути рядок 1 вправо: на краю рубін',
    ],
    '3 очки: 1 комбінація',
  ],
  [
    'N-3.1 an unknown hand',
    'cost',
    [cell(1, 1), COST, 'Зсунути рядок 1 вліво: на краю рубін'],
    '1 рубін; без рубіна — три карти',
  ],
  [
    'A-N1 three cards although one would do',
    'cost',
    [
      cell(1, 1),
      COST,
      'Зсунути рядок 1 вліво: на краю рубін',
      'рубін',
      'топаз',
      'топаз',
      'Стіл домовився: три карти платять завжди',
    ],
    'Плата: 1 рубін або три будь-які карти',
  ],
  ['A-N20 alone with six cards', 'solo', ['У руці: 6'], 'Ні, карт брати не можна: зсувай'],
  [
    'A-N20 the table draws up to eight',
    'solo',
    ['У руці: 6', 'Стіл домовився: добирають до восьми'],
    'Так, бери 2 карти',
  ],
]);

const brush = (gem: string): RegExp => new RegExp(`^${gem}: на полі`);

const PERLYNA = of('perlyna', [
  [
    'E-4.3, picture 30: two rubies, two sapphires, one pearl',
    'tasks',
    [cell(1, 3), cell(2, 3), brush('перлина'), cell(3, 3), brush('сапфір'), cell(3, 1), cell(3, 2)],
    'Рубін або сапфір — одне з двох',
  ],
  [
    'A-E2 a line without a shift',
    'tasks',
    [cell(1, 1), cell(1, 2), cell(1, 3), 'Цього ходу вже був зсув'],
    'Спершу треба зсунути лінію',
  ],
  [
    'E-4.6 the rival’s top card',
    'blocked',
    ['сапфір', 'сапфір'],
    'Сапфір: закрито. Закриває: Гравець 2',
  ],
  ['E-4.6 covered again', 'blocked', ['сапфір', 'сапфір', 'рубін'], 'Сапфір: не закрито'],
  [
    'A-E20 the pearl between two equal gems',
    'pearl',
    [cell(1, 1), cell(1, 3), brush('перлина'), cell(1, 2)],
    'Перлина може бути: рубін',
  ],
  [
    'A-E5 three without it',
    'pearl',
    [cell(1, 1), cell(1, 2), cell(1, 3), brush('перлина'), cell(1, 4)],
    'Перлина зараз нічого не доповнює',
  ],
  [
    'E-3.5 the pearl goes round',
    'cost',
    [brush('перлина'), cell(1, 1), COST, 'Зсунути рядок 1 вліво: на краю перлина'],
    'Плата: три будь-які карти',
  ],
  [
    'A-E3 the pearl lies at the other end',
    'cost',
    [cell(1, 5), brush('перлина'), cell(1, 1), COST, 'Зсунути рядок 1 вправо: на краю рубін'],
    '1 рубін; без рубіна — три карти',
  ],
]);

export const DISPUTES: readonly Dispute[] = [
  ...PROMIN,
  ...SPLIT,
  ...VESELKA,
  ...QWINTO,
  ...NIZAM,
  ...PERLYNA,
];
