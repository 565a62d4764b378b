/** «Розсудити» для «Поділу» українською. */
import { and, cards, cardsLacking, points } from '../../../../text/lexicon/uk';
import { capital, headline } from '../../../../text/lexicon/forms';
import { slavic } from '../../../../text/plural';
import { settleWords, type Sentences } from '../../../settleWords';
import type { Card } from '../../rules/types';
import type { Said } from '../../settle/remarks';
import { few, tooMany } from './rules';

const WHAT = ['білу', 'блакитну', 'чорну'];
const PART = ['біла', 'блакитна', 'чорна'];
const one = (card: Card | null): string => (card === 'joker' ? 'джокер' : String(card));
const list = (all: readonly (Card | null)[]): string =>
  all.includes(null) ? cards(all.length) : all.map(one).join(', ');
/** «Біла частина (6, джокер, 3)». */
const part = (f: { part: number; cards: readonly (Card | null)[] }): string =>
  `${capital(PART[f.part] ?? '')} частина (${list(f.cards)})`;

/** «Спірну чорну», «спірні білу і чорну». */
const lost = (gone: readonly number[]): string =>
  `${gone.length > 1 ? 'спірні' : 'спірну'} ${and(gone.map((at) => WHAT[at] ?? ''))}`;

const sentences: Sentences<Said> = {
  'votes.cards': ({ left }) =>
    `Виклади ряд: бракує ще ${left === 1 ? 'однієї карти' : cardsLacking(left)}.`,
  'votes.cut': ({ left }) => (left === 1 ? 'Постав роздільник.' : 'Постав обидва роздільники.'),
  'votes.vote': ({ seat }, name) => `Яку частину обирає ${name(seat)}?`,
  'votes.voters': () => 'За спірну частину голосують щонайменше двоє. Вкажи їхні голоси.',
  'votes.copies': (facts) => tooMany({ ...facts, seen: 0 }),
  'votes.badCut': () => 'Одна з частин порожня, а в кожній має бути хоча б одна карта.',
  'votes.noThird': ({ seat }, name) =>
    `Дві карти ділять навпіл, тож чорної частини немає: ${name(seat)} має обрати іншу.`,
  'votes.rowSize': ({ cards: n, count }) => `Тут ${cards(n)}, а може бути щонайбільше ${count}.`,
  'votes.who': ({ takes, disputes, gone }, name) => {
    const takers = takes.map(({ part: at, seat }) => `${name(seat)} — ${PART[at] ?? ''}`);
    const argued = disputes.map(
      ({ part: at, seats }) => `за ${WHAT[at] ?? ''} ${and(seats.map(name))}`,
    );
    const dispute = argued.length > 1 ? 'два спори' : 'спір';
    return headline([
      takers.length + argued.length === 0 ? 'ніхто нічого не бере' : takers.join(', '),
      argued.length === 0 ? '' : `${dispute}: ${argued.join('; ')}`,
      gone.length === 0 ? '' : `${lost(gone)} скидають`,
    ]);
  },
  'votes.unclaimed': (f) => `${part(f)}: ніхто не обрав, її скидають.`,
  'votes.sole': (f, name) => `${part(f)}: обирає лише ${name(f.seat)}, тож одразу бере всі карти.`,
  'votes.contested': (f, name) =>
    `${part(f)}: претендують ${and(f.seats.map(name))}. Ведучий ділить її на три, вони голосують ще раз.`,
  'votes.halved': (f, name) =>
    `${part(f)}: претендують ${and(f.seats.map(name))}. Дві карти ділять навпіл, вони голосують ще раз.`,
  'votes.single': (f, name) =>
    `${part(f)}: претендують ${and(f.seats.map(name))}, але карта одна, тож її скидають.`,
  'votes.again': (f, name) =>
    `${part(f)}: і тут претендують ${and(f.seats.map(name))}. Стіл домовився вдруге не голосувати, тож її скидають (A-S5).`,
  'votes.order': ({ part: first }) =>
    `Спірних частин дві: спершу цілком розв’язують ліву, тобто ${PART[first]?.replace(/а$/, 'у') ?? ''}.`,
  'votes.out': ({ seats }, name) =>
    seats.length === 1
      ? `Уже має частину: ${and(seats.map(name))}. До наступного раунду не голосує.`
      : `Уже мають частину: ${and(seats.map(name))}. До наступного раунду не голосують.`,

  'joker.copies': ({ value, copies, shown }) =>
    `У коробці лише ${few(copies)} «${value}», а перед гравцем їх ${few(shown)}.`,
  'joker.where': () => 'Вкажи, куди хочуть покласти джокера.',
  'joker.may': ({ value }) => `Так, до ${value} можна`,
  'joker.mayNot': ({ value }) => `Ні, до ${value} не можна`,
  'joker.waits': () => 'Так, джокер чекає',
  'joker.mustLie': () => 'Ні, джокера треба покласти',
  'joker.noPiles': () => 'Перед гравцем ще немає жодного числа, тож стопок немає.',
  'joker.piles': ({ piles }) => `Стопки перед гравцем: ${piles.join(', ')}.`,
  'joker.joins': ({ value }) => `Стопка ${value} є, тож джокер може до неї приєднатися.`,
  'joker.noSuchPile': ({ value }) =>
    `Стопки ${value} немає, а джокер лягає лише до наявної стопки.`,
  'joker.notAside': () =>
    'Коли є хоча б одна стопка, джокер лягає одразу: відкласти його не можна.',
  'joker.attaches': () => 'Джокер чекає й сам лягає до першого отриманого числа.',
  'joker.stays': () => 'Покладений джокер уже не переходить.',

  'majority.none': () => 'Вкажи, скільки карт у стопках.',
  'majority.jokers': ({ jokers, copies }) =>
    `На такі стопки треба ${jokers} ${slavic(jokers, 'джокер', 'джокери', 'джокерів')}, а в коробці їх ${copies}.`,
  'majority.piles': ({ value, piles, copies }) =>
    `Стопок ${value} тут ${piles}, а таких карт у коробці лише ${copies}.`,
  'majority.wins': ({ seats, points: n }, name) =>
    seats.length === 1
      ? `Перемагає ${name(seats[0] ?? 0)}: ${points(n)}`
      : `Перемагають ${and(seats.map(name))}: по ${points(n)}`,
  'majority.most': ({ value, seat, count }, name) =>
    `Стопка ${value}: найбільше має ${name(seat)} (${cards(count)}) — ${points(value)}.`,
  'majority.shared': ({ value, seats, count }, name) =>
    `Стопка ${value}: порівну мають ${and(seats.map(name))} (по ${cards(count)}) — кожному ${points(value)}.`,
  'majority.points': ({ points: all }, name) =>
    `${all.map((n, seat) => `${name(seat)} — ${n}`).join(', ')}.`,
  'majority.highest': ({ seat, points: n }, name) => `Найбільше, ${n}, має ${name(seat)}.`,
  'majority.tied': ({ seats, points: n }, name) =>
    `Найбільше, ${n}, мають ${and(seats.map(name))}.`,
  'majority.cards': ({ seats, cards: kept }, name) =>
    `За рівних очок рахують залікові карти: ${seats.map((seat, i) => `${name(seat)} — ${kept[i] ?? 0}`).join(', ')}.`,
};

export const uk = settleWords(
  {
    votes: {
      title: 'Хто що бере?',
      hint: 'Постав роздільники й голоси. Які це карти, вписувати не обов’язково.',
      also: 'двоє обрали одну частину, хто що отримує, однаковий вибір, спір за частину, ніхто не обрав, хто забирає карти',
    },
    joker: {
      title: 'Чи можна туди джокера?',
      hint: 'Стопки перед гравцем і місце для джокера.',
      also: 'куди джокер, джокер на число, перекласти джокера, чи можна так покласти джокера, джокер перший',
    },
    majority: {
      title: 'Хто перемагає?',
      hint: 'Скільки карт у кожній стопці, з джокерами.',
      also: 'хто виграв, порахувати очки, у кого більше карт, порівну карт, нічия, підрахунок у кінці',
    },
  },
  sentences,
  'Про це немає що сказати.',
);
