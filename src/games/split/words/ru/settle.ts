/** «Рассудить» для «Делёжа» по-русски. */
import { and, cards, cardsLacking, points } from '../../../../text/lexicon/ru';
import { capital, headline } from '../../../../text/lexicon/forms';
import { slavic } from '../../../../text/plural';
import { settleWords, type Sentences } from '../../../settleWords';
import type { Card } from '../../rules/types';
import type { Said } from '../../settle/remarks';
import { few, tooMany } from './rules';

const WHAT = ['белую', 'голубую', 'чёрную'];
const PART = ['белая', 'голубая', 'чёрная'];
const one = (card: Card | null): string => (card === 'joker' ? 'джокер' : String(card));
const list = (all: readonly (Card | null)[]): string =>
  all.includes(null) ? cards(all.length) : all.map(one).join(', ');
/** «Белая часть (6, джокер, 3)». */
const part = (f: { part: number; cards: readonly (Card | null)[] }): string =>
  `${capital(PART[f.part] ?? '')} часть (${list(f.cards)})`;

/** «Спорную чёрную», «спорные белую и чёрную». */
const lost = (gone: readonly number[]): string =>
  `${gone.length > 1 ? 'спорные' : 'спорную'} ${and(gone.map((at) => WHAT[at] ?? ''))}`;

const sentences: Sentences<Said> = {
  'votes.cards': ({ left }) =>
    `Выложи ряд: не хватает ещё ${left === 1 ? 'одной карты' : cardsLacking(left)}.`,
  'votes.cut': ({ left }) => (left === 1 ? 'Поставь разделитель.' : 'Поставь оба разделителя.'),
  'votes.vote': ({ seat }, name) => `Какую часть выбирает ${name(seat)}?`,
  'votes.voters': () => 'За спорную часть голосуют хотя бы двое. Укажи их голоса.',
  'votes.copies': (facts) => tooMany({ ...facts, seen: 0 }),
  'votes.badCut': () => 'Одна из частей пуста, а в каждой должна быть хотя бы одна карта.',
  'votes.noThird': ({ seat }, name) =>
    `Две карты делят пополам, чёрной части нет: ${name(seat)} выбирает другую.`,
  'votes.rowSize': ({ cards: n, count }) => `Здесь ${cards(n)}, а может быть не больше ${count}.`,
  'votes.who': ({ takes, disputes, gone }, name) => {
    const takers = takes.map(({ part: at, seat }) => `${name(seat)} — ${PART[at] ?? ''}`);
    const argued = disputes.map(
      ({ part: at, seats }) => `за ${WHAT[at] ?? ''} ${and(seats.map(name))}`,
    );
    const dispute = argued.length > 1 ? 'два спора' : 'спор';
    return headline([
      takers.length + argued.length === 0 ? 'никто ничего не берёт' : takers.join(', '),
      argued.length === 0 ? '' : `${dispute}: ${argued.join('; ')}`,
      gone.length === 0 ? '' : `${lost(gone)} сбрасывают`,
    ]);
  },
  'votes.unclaimed': (f) => `${part(f)}: никто не выбрал, её сбрасывают.`,
  'votes.sole': (f, name) => `${part(f)}: выбирает только ${name(f.seat)} и сразу берёт все карты.`,
  'votes.contested': (f, name) =>
    `${part(f)}: претендуют ${and(f.seats.map(name))}. Ведущий делит её на три, они голосуют ещё раз.`,
  'votes.halved': (f, name) =>
    `${part(f)}: претендуют ${and(f.seats.map(name))}. Две карты делят пополам, они голосуют ещё раз.`,
  'votes.single': (f, name) =>
    `${part(f)}: претендуют ${and(f.seats.map(name))}, но карта одна, и её сбрасывают.`,
  'votes.again': (f, name) =>
    `${part(f)}: и здесь претендуют ${and(f.seats.map(name))}. Стол договорился второй раз не голосовать, и её сбрасывают (A-S5).`,
  'votes.order': ({ part: first }) =>
    `Спорных частей две: сначала полностью решают левую, то есть ${PART[first]?.replace(/ая$/, 'ую') ?? ''}.`,
  'votes.out': ({ seats }, name) =>
    seats.length === 1
      ? `Часть уже есть: ${and(seats.map(name))}. До следующего раунда не голосует.`
      : `Часть уже есть: ${and(seats.map(name))}. До следующего раунда не голосуют.`,

  'joker.copies': ({ value, copies, shown }) =>
    `В коробке только ${few(copies)} «${value}», а перед игроком их ${few(shown)}.`,
  'joker.where': () => 'Укажи, куда хотят положить джокера.',
  'joker.may': ({ value }) => `Да, к ${value} можно`,
  'joker.mayNot': ({ value }) => `Нет, к ${value} нельзя`,
  'joker.waits': () => 'Да, джокер ждёт',
  'joker.mustLie': () => 'Нет, джокера нужно положить',
  'joker.noPiles': () => 'Перед игроком ещё нет ни одного числа, значит, нет и стопок.',
  'joker.piles': ({ piles }) => `Стопки перед игроком: ${piles.join(', ')}.`,
  'joker.joins': ({ value }) => `Стопка ${value} есть, и джокер может к ней присоединиться.`,
  'joker.noSuchPile': ({ value }) =>
    `Стопки ${value} нет, а джокер ложится только в имеющуюся стопку.`,
  'joker.notAside': () =>
    'Если есть хотя бы одна стопка, джокер ложится сразу: отложить его нельзя.',
  'joker.attaches': () => 'Джокер ждёт и сам ложится к первому полученному числу.',
  'joker.stays': () => 'Положенный джокер уже не переходит.',

  'majority.none': () => 'Укажи, сколько карт в стопках.',
  'majority.jokers': ({ jokers, copies }) =>
    `На такие стопки нужно ${jokers} ${slavic(jokers, 'джокер', 'джокера', 'джокеров')}, а в коробке их ${copies}.`,
  'majority.piles': ({ value, piles, copies }) =>
    `Стопок ${value} здесь ${piles}, а таких карт в коробке только ${copies}.`,
  'majority.wins': ({ seats, points: n }, name) =>
    seats.length === 1
      ? `Побеждает ${name(seats[0] ?? 0)}: ${points(n)}`
      : `Побеждают ${and(seats.map(name))}: по ${points(n)}`,
  'majority.most': ({ value, seat, count }, name) =>
    `Стопка ${value}: больше всех — ${name(seat)} (${cards(count)}), ${points(value)}.`,
  'majority.shared': ({ value, seats, count }, name) =>
    `Стопка ${value}: поровну — ${and(seats.map(name))} (по ${cards(count)}), каждому ${points(value)}.`,
  'majority.points': ({ points: all }, name) =>
    `${all.map((n, seat) => `${name(seat)} — ${n}`).join(', ')}.`,
  'majority.highest': ({ seat, points: n }, name) => `Больше всех — ${name(seat)}: ${n}.`,
  'majority.tied': ({ seats, points: n }, name) =>
    `Больше всех — ${and(seats.map(name))}: по ${n}.`,
  'majority.cards': ({ seats, cards: kept }, name) =>
    `При равных очках считают зачётные карты: ${seats.map((seat, i) => `${name(seat)} — ${kept[i] ?? 0}`).join(', ')}.`,
};

export const ru = settleWords(
  {
    votes: {
      title: 'Кто что берёт?',
      hint: 'Поставь разделители и голоса. Какие это карты, вписывать необязательно.',
      also: 'двое выбрали одну часть, кто что получает, одинаковый выбор, спор за часть, никто не выбрал, кто забирает карты',
    },
    joker: {
      title: 'Можно ли туда джокера?',
      hint: 'Стопки перед игроком и место для джокера.',
      also: 'куда джокер, джокер на число, переложить джокера, можно ли так положить джокера, джокер первый',
    },
    majority: {
      title: 'Кто побеждает?',
      hint: 'Сколько карт в каждой стопке, с джокерами.',
      also: 'кто выиграл, посчитать очки, у кого больше карт, поровну карт, ничья, подсчёт в конце',
    },
  },
  sentences,
  'Об этом нечего сказать.',
);
