/** «Рассудить» для «Делёжа» по-русски. */
import { slavic } from '../../../../text/plural';
import { capital, listed, settleWords, type Sentences } from '../../../settleWords';
import type { Card } from '../../types';
import type { Said } from '../remarks';

const PART = ['белая', 'голубая', 'чёрная'];
const cards = (n: number): string => `${n} ${slavic(n, 'карта', 'карты', 'карт')}`;
const points = (n: number): string => `${n} ${slavic(n, 'очко', 'очка', 'очков')}`;
const one = (card: Card): string => (card === 'joker' ? 'джокер' : String(card));
const list = (all: readonly Card[]): string => all.map(one).join(', ');
/** «Белая часть (6, джокер, 3)». */
const part = (f: { part: number; cards: readonly Card[] }): string =>
  `${capital(PART[f.part] ?? '')} часть (${list(f.cards)})`;

const sentences: Sentences<Said> = {
  'votes.cards': ({ left }) =>
    `Выложи ряд: не хватает ещё ${left === 1 ? 'одной карты' : `карт: ${left}`}.`,
  'votes.cut': ({ left }) =>
    left === 1 ? 'Поставь ещё один разделитель.' : 'Поставь оба разделителя.',
  'votes.vote': ({ seat }, name) => `Какую часть выбирает ${name(seat)}?`,
  'votes.voters': () => 'За спорную часть голосуют хотя бы двое. Укажи их голоса.',
  'votes.copies': ({ card, copies, shown }) =>
    card === 'joker'
      ? `Джокеров здесь ${shown}, а в коробке их ${copies}.`
      : `Карт с числом ${card} здесь ${shown}, а в коробке их ${copies}.`,
  'votes.badCut': () => 'Одна из частей пуста, а в каждой должна быть хотя бы одна карта.',
  'votes.noThird': ({ seat }, name) =>
    `Две карты делят пополам, чёрной части нет: ${name(seat)} выбирает другую.`,
  'votes.rowSize': ({ cards: n, count }) => `Здесь ${cards(n)}, а может быть не больше ${count}.`,
  'votes.all': ({ seats }, name) =>
    seats.length === 1 ? `Берёт ${name(seats[0] ?? 0)}` : `Берут ${listed(seats.map(name), 'и')}`,
  'votes.some': ({ seats, again }, name) =>
    `${seats.length === 1 ? 'Берёт' : 'Берут'} ${listed(seats.map(name), 'и')}; спор: ${listed(again.map(name), 'и')}`,
  'votes.nobody': ({ again }, name) =>
    again.length === 0 ? 'Никто ничего не берёт' : `Спор: ${listed(again.map(name), 'и')}`,
  'votes.unclaimed': (f) => `${part(f)}: никто не выбрал, её сбрасывают.`,
  'votes.sole': (f, name) => `${part(f)}: выбирает только ${name(f.seat)} и сразу берёт все карты.`,
  'votes.contested': (f, name) =>
    `${part(f)}: претендуют ${listed(f.seats.map(name), 'и')}. Ведущий делит её на три, они голосуют ещё раз.`,
  'votes.halved': (f, name) =>
    `${part(f)}: претендуют ${listed(f.seats.map(name), 'и')}. Две карты делят пополам, они голосуют ещё раз.`,
  'votes.single': (f, name) =>
    `${part(f)}: претендуют ${listed(f.seats.map(name), 'и')}, но карта одна, и её сбрасывают.`,
  'votes.order': ({ part: first }) =>
    `Спорных частей две: сначала полностью решают левую, то есть ${PART[first]?.replace(/ая$/, 'ую') ?? ''}.`,
  'votes.out': ({ seats }, name) =>
    `Часть уже имеет ${listed(seats.map(name), 'и')}: до следующего раунда без голоса.`,

  'joker.where': () => 'Укажи, куда хотят положить джокера.',
  'joker.may': ({ value }) => `Да, к ${value} можно`,
  'joker.mayNot': ({ value }) => `Нет, к ${value} нельзя`,
  'joker.waits': () => 'Да, джокер ждёт',
  'joker.mustLie': () => 'Нет, джокера нужно положить',
  'joker.noPiles': () => 'Перед игроком ещё нет ни одного числа, значит, нет и стопок.',
  'joker.piles': ({ piles }) => `Стопки перед игроком: ${piles.join(', ')}.`,
  'joker.joins': ({ value }) => `Стопка ${value} есть, и джокер может к ней присоединиться.`,
  'joker.noSuchPile': ({ value }) =>
    `Стопки ${value} нет, а джокер ложится только к имеющимся картам одного числа.`,
  'joker.notAside': () =>
    'Если есть хотя бы одна стопка, джокер ложится сразу: отложить его нельзя.',
  'joker.attaches': () => 'Джокер ждёт и сам ложится к первому полученному числу.',
  'joker.stays': () => 'Положенный джокер уже не переходит.',

  'majority.none': () => 'Укажи, сколько карт в стопках.',
  'majority.jokers': ({ jokers, copies }) =>
    `Чтобы стопки были такими, нужно ${jokers} ${slavic(jokers, 'джокер', 'джокера', 'джокеров')}, а в коробке их ${copies}.`,
  'majority.piles': ({ value, piles, copies }) =>
    `Стопок с числом ${value} здесь ${piles}, а самих чисел в коробке только ${copies}.`,
  'majority.wins': ({ seats, points: n }, name) =>
    seats.length === 1
      ? `Побеждает ${name(seats[0] ?? 0)}: ${points(n)}`
      : `Побеждают ${listed(seats.map(name), 'и')}: по ${points(n)}`,
  'majority.most': ({ value, seat, count }, name) =>
    `Число ${value}: больше всех имеет ${name(seat)} (${cards(count)}) — ${points(value)}.`,
  'majority.shared': ({ value, seats, count }, name) =>
    `Число ${value}: поровну имеют ${listed(seats.map(name), 'и')} (по ${cards(count)}) — каждому ${points(value)}.`,
  'majority.points': ({ points: all }, name) =>
    `Всего: ${all.map((n, seat) => `${name(seat)} ${n}`).join(', ')}.`,
  'majority.highest': ({ seat, points: n }, name) => `Больше всех, ${n}, имеет ${name(seat)}.`,
  'majority.tied': ({ seats, points: n }, name) =>
    `Больше всех, ${n}, имеют ${listed(seats.map(name), 'и')}.`,
  'majority.cards': ({ seats, cards: kept }, name) =>
    `При равных очках считают зачётные карты: ${seats.map((seat, i) => `${name(seat)} ${kept[i] ?? 0}`).join(', ')}.`,
};

export const ru = settleWords(
  {
    votes: { title: 'Кто что берёт?', hint: 'Ряд, раздел и голоса.' },
    joker: { title: 'Можно ли туда джокера?', hint: 'Стопки перед игроком и место для джокера.' },
    majority: { title: 'Кто побеждает?', hint: 'Сколько карт в каждой стопке, с джокерами.' },
  },
  sentences,
  'Об этом нечего сказать.',
);
