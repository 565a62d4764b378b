/** «Розсудити» для «Поділу» українською. */
import { slavic } from '../../../../text/plural';
import { capital, listed, settleWords, type Sentences } from '../../../settleWords';
import type { Card } from '../../types';
import type { Said } from '../remarks';

const PART = ['біла', 'блакитна', 'чорна'];
const cards = (n: number): string => `${n} ${slavic(n, 'карта', 'карти', 'карт')}`;
const points = (n: number): string => `${n} ${slavic(n, 'очко', 'очки', 'очок')}`;
const one = (card: Card): string => (card === 'joker' ? 'джокер' : String(card));
const list = (all: readonly Card[]): string => all.map(one).join(', ');
/** «Біла частина (6, джокер, 3)». */
const part = (f: { part: number; cards: readonly Card[] }): string =>
  `${capital(PART[f.part] ?? '')} частина (${list(f.cards)})`;

const sentences: Sentences<Said> = {
  'votes.cards': ({ left }) =>
    `Виклади ряд: бракує ще ${left === 1 ? 'однієї карти' : `карт: ${left}`}.`,
  'votes.cut': ({ left }) =>
    left === 1 ? 'Постав ще один роздільник.' : 'Постав обидва роздільники.',
  'votes.vote': ({ seat }, name) => `Яку частину обирає ${name(seat)}?`,
  'votes.voters': () => 'За спірну частину голосують щонайменше двоє. Вкажи їхні голоси.',
  'votes.copies': ({ card, copies, shown }) =>
    card === 'joker'
      ? `Джокерів тут ${shown}, а в коробці їх ${copies}.`
      : `Карт із числом ${card} тут ${shown}, а в коробці їх ${copies}.`,
  'votes.badCut': () => 'Одна з частин порожня, а в кожній має бути хоча б одна карта.',
  'votes.noThird': ({ seat }, name) =>
    `Дві карти ділять навпіл, тож чорної частини немає: ${name(seat)} має обрати іншу.`,
  'votes.rowSize': ({ cards: n, count }) => `Тут ${cards(n)}, а може бути щонайбільше ${count}.`,
  'votes.all': ({ seats }, name) =>
    seats.length === 1 ? `Бере ${name(seats[0] ?? 0)}` : `Беруть ${listed(seats.map(name), 'і')}`,
  'votes.some': ({ seats, again }, name) =>
    `${seats.length === 1 ? 'Бере' : 'Беруть'} ${listed(seats.map(name), 'і')}; спір: ${listed(again.map(name), 'і')}`,
  'votes.nobody': ({ again }, name) =>
    again.length === 0 ? 'Ніхто нічого не бере' : `Спір: ${listed(again.map(name), 'і')}`,
  'votes.unclaimed': (f) => `${part(f)}: ніхто не обрав, її скидають.`,
  'votes.sole': (f, name) => `${part(f)}: обирає лише ${name(f.seat)} й одразу бере всі карти.`,
  'votes.contested': (f, name) =>
    `${part(f)}: претендують ${listed(f.seats.map(name), 'і')}. Ведучий ділить її на три, вони голосують ще раз.`,
  'votes.halved': (f, name) =>
    `${part(f)}: претендують ${listed(f.seats.map(name), 'і')}. Дві карти ділять навпіл, вони голосують ще раз.`,
  'votes.single': (f, name) =>
    `${part(f)}: претендують ${listed(f.seats.map(name), 'і')}, але карта одна, тож її скидають.`,
  'votes.order': ({ part: first }) =>
    `Спірних частин дві: спершу цілком розв’язують ліву, тобто ${PART[first]?.replace(/а$/, 'у') ?? ''}.`,
  'votes.out': ({ seats }, name) =>
    `Частину вже має ${listed(seats.map(name), 'і')}: до наступного раунду без голосу.`,

  'joker.where': () => 'Вкажи, куди хочуть покласти джокера.',
  'joker.may': ({ value }) => `Так, до ${value} можна`,
  'joker.mayNot': ({ value }) => `Ні, до ${value} не можна`,
  'joker.waits': () => 'Так, джокер чекає',
  'joker.mustLie': () => 'Ні, джокера треба покласти',
  'joker.noPiles': () => 'Перед гравцем ще немає жодного числа, тож стопок немає.',
  'joker.piles': ({ piles }) => `Стопки перед гравцем: ${piles.join(', ')}.`,
  'joker.joins': ({ value }) => `Стопка ${value} є, тож джокер може до неї приєднатися.`,
  'joker.noSuchPile': ({ value }) =>
    `Стопки ${value} немає, а джокер лягає лише до наявних карт одного числа.`,
  'joker.notAside': () =>
    'Коли є хоча б одна стопка, джокер лягає одразу: відкласти його не можна.',
  'joker.attaches': () => 'Джокер чекає й сам лягає до першого отриманого числа.',
  'joker.stays': () => 'Покладений джокер уже не переходить.',

  'majority.none': () => 'Вкажи, скільки карт у стопках.',
  'majority.jokers': ({ jokers, copies }) =>
    `Щоб стопки були такі, треба ${jokers} ${slavic(jokers, 'джокер', 'джокери', 'джокерів')}, а в коробці їх ${copies}.`,
  'majority.piles': ({ value, piles, copies }) =>
    `Стопок із числом ${value} тут ${piles}, а самих чисел у коробці лише ${copies}.`,
  'majority.wins': ({ seats, points: n }, name) =>
    seats.length === 1
      ? `Перемагає ${name(seats[0] ?? 0)}: ${points(n)}`
      : `Перемагають ${listed(seats.map(name), 'і')}: по ${points(n)}`,
  'majority.most': ({ value, seat, count }, name) =>
    `Число ${value}: найбільше має ${name(seat)} (${cards(count)}) — ${points(value)}.`,
  'majority.shared': ({ value, seats, count }, name) =>
    `Число ${value}: порівну мають ${listed(seats.map(name), 'і')} (по ${cards(count)}) — кожному ${points(value)}.`,
  'majority.points': ({ points: all }, name) =>
    `Разом: ${all.map((n, seat) => `${name(seat)} ${n}`).join(', ')}.`,
  'majority.highest': ({ seat, points: n }, name) => `Найбільше, ${n}, має ${name(seat)}.`,
  'majority.tied': ({ seats, points: n }, name) =>
    `Найбільше, ${n}, мають ${listed(seats.map(name), 'і')}.`,
  'majority.cards': ({ seats, cards: kept }, name) =>
    `За рівних очок рахують залікові карти: ${seats.map((seat, i) => `${name(seat)} ${kept[i] ?? 0}`).join(', ')}.`,
};

export const uk = settleWords(
  {
    votes: { title: 'Хто що бере?', hint: 'Ряд, поділ і голоси.' },
    joker: { title: 'Чи можна туди джокера?', hint: 'Стопки перед гравцем і місце для джокера.' },
    majority: { title: 'Хто перемагає?', hint: 'Скільки карт у кожній стопці, з джокерами.' },
  },
  sentences,
  'Про це немає що сказати.',
);
