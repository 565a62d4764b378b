/** «Рассудить» для «Радуги» по-русски. */
import { and, cards, cardsTaken, points } from '../../../../text/lexicon/ru';
import { capital, counted } from '../../../../text/lexicon/forms';
import { slavic } from '../../../../text/plural';
import type { Kind } from '../../../gems/rules/kinds';
import { settleWords, type Sentences } from '../../../settleWords';
import { colours, coloursOf } from './rules';
import type { Said } from '../../settle/remarks';

const inColours = counted(slavic, 'цвет', 'цвета', 'цветов');
const list = (kinds: readonly Kind[]): string => kinds.map((kind) => colours[kind]).join(', ');
/** «синюю», «красную». */
const her = (kind: Kind): string => colours[kind].replace(/ая$/, 'ую').replace(/яя$/, 'юю');

const sentences: Sentences<Said> = {
  'run.top': () => 'Укажи, какая карта лежит сверху игровой колоды.',
  'run.cards': () => 'Выложи карты комбинации по порядку.',
  'run.is': ({ points: n }) => `Да, это комбинация на ${points(n)}`,
  'run.isNot': () => 'Нет, это не комбинация',
  'run.length': ({ length, shortest, longest }) =>
    `Здесь ${cards(length)}; в комбинации должно быть от ${shortest} до ${longest}.`,
  'run.lengthWrong': ({ length, shortest, longest }) =>
    `Здесь ${cards(length)}, а в комбинации должно быть от ${shortest} до ${longest}.`,
  'run.neighbours': ({ top, neighbours }) =>
    `Сверху ${colours[top]}. Её соседки на круге — ${and(neighbours.map((kind) => colours[kind]))}.`,
  'run.starts': ({ card }) => `Первая карта — ${colours[card]}, соседка верхней.`,
  'run.startsWrong': ({ top, card }) =>
    card === top
      ? `Первая карта тоже ${colours[card]}, а тот же цвет — не соседний.`
      : `Первая карта — ${colours[card]}, и она не соседка.`,
  'run.goesOn': ({ cards: laid }) =>
    `Дальше по кругу в одну сторону, без пропусков: ${list(laid)}.`,
  'run.breaks': ({ position, card, after, expected }) =>
    `Карта ${position} не на месте: после ${coloursOf[after]} в эту сторону идёт ${colours[expected]}, а лежит ${colours[card]}.`,
  'run.pays': ({ length, points: n }) => `За ${cardsTaken(length)} — ${points(n)}.`,

  'keep.card': () => 'Укажи, какую карту выложили последней.',
  'keep.twice': ({ kind }) => `В радуге дважды ${colours[kind]}, а каждый цвет там только один.`,
  'keep.may': ({ kind }) => `Да, ${her(kind)} можно взять`,
  'keep.mayNot': ({ kind }) => `Нет, ${her(kind)} взять нельзя`,
  'keep.last': ({ kind }) => `Последняя карта комбинации — ${colours[kind]}.`,
  'keep.missing': ({ kind, have }) =>
    have === 0
      ? 'Радуга ещё пуста, так что этого цвета в ней нет.'
      : `В радуге ещё нет ${coloursOf[kind]}.`,
  'keep.has': ({ kind }) => `В радуге уже есть ${colours[kind]}.`,
  'keep.swap': () => 'Это была замена: карту берут только после выложенной комбинации.',
  'keep.choice': () => 'Брать не обязательно. Если взять, сверху остаётся предыдущая карта.',
  'keep.stays': ({ kind }) => `${capital(colours[kind])} остаётся сверху игровой колоды.`,

  'rainbows.none': ({ seat }, name) => `${name(seat)}: сколько цветов в радуге?`,
  'rainbows.tooMany': ({ seat, colours: n, all }, name) =>
    `${name(seat)}: ${inColours(n)}. Цветов на круге только ${all}.`,
  // A name and its points stay on one line.
  'rainbows.worth': ({ points: all }, name) =>
    all.map((n, seat) => `${name(seat)}\u00a0—\u00a0${n}`).join(', '),
  'rainbows.one': ({ seat, colours: n, points: worth }, name) =>
    `${name(seat)}: ${inColours(n)} — ${points(worth)}.`,
  'rainbows.full': ({ seats }, name) =>
    `${seats.length === 1 ? 'Полная радуга' : 'Полные радуги'} — ${and(seats.map(name))}: партия подходит к концу.`,
  'rainbows.lap': () =>
    'После первой полной радуги у каждого ещё один ход, в том числе у того, кто её собрал (A-V7).',

  'lap.finisher': () => 'Укажи, кто первым собрал радугу.',
  'lap.order': ({ order }, name) =>
    order.length === 0
      ? 'Больше никто не ходит'
      : order.length === 1
        ? `Ещё ходит ${name(order[0] ?? 0)}`
        : `Ещё ходят: ${order.map(name).join(', ')}`,
  'lap.full': ({ seat }, name) => `Полная радуга — ${name(seat)}: начинается последний круг.`,
  'lap.moved': ({ seats }, name) => `Последний ход уже сделан: ${seats.map(name).join(', ')}.`,
  'lap.everyone': ({ seat }, name) =>
    `В последнем круге по одному ходу у каждого, в том числе ${name(seat)}, и этот ход последний.`,
  'lap.others': ({ seat }, name) => `Стол договорился: ${name(seat)} больше не ходит (A-V7).`,
  'lap.noMore': ({ seat }, name) =>
    `${name(seat)} ещё может выложить комбинацию, но карт в радугу уже не берёт.`,
  'lap.once': () => 'Вторая полная радуга нового круга не начинает, только даёт свои 10 очков.',
  'lap.mayAgree': () =>
    'В начале партии стол может договориться, что ходят только остальные (A-V7).',
  'lap.app': () => 'В партии приложение само ведёт последний круг и завершает её.',

  'swap.count': () => 'Укажи, сколько карт меняют.',
  'swap.may': ({ count }) => `Да, ${cardsTaken(count)} можно поменять`,
  'swap.mayNot': () => 'Нет, надо поменять хотя бы одну',
  'swap.pass': () => 'Да, ход можно пропустить',
  'swap.range': ({ most }) => `Менять можно сколько угодно карт руки, а в ней их ${most}.`,
  'swap.draws': ({ count }) =>
    `Сбрось ${cardsTaken(count)} и добери из колоды столько же. На этом ход заканчивается.`,
  'swap.literal': () => 'Ноль карт — не замена: в свой ход надо что-то сделать (A-V4).',
  'swap.agreed': () => 'Стол договорился: поменять ноль карт значит пропустить ход (A-V4).',
  'swap.app': () =>
    'В партии приложение принимает ноль карт только тогда, когда так договорились в начале.',
};

export const ru = settleWords(
  {
    run: {
      title: 'Комбинация ли это?',
      hint: 'Верхняя карта колоды, потом карты по порядку.',
      also: 'можно ли так выложить, неправильная комбинация, порядок цветов, какой цвет после, сменить направление, сколько очков за карты',
    },
    keep: {
      title: 'Можно ли взять карту?',
      hint: 'Цвета радуги и последняя карта.',
      also: 'забрать карту в радугу, взять последнюю карту, такой цвет уже есть',
    },
    rainbows: {
      title: 'Сколько за радуги?',
      hint: 'Сколько цветов собрал каждый.',
      also: 'сколько очков за радугу, баллы за цвета, неполная радуга, кто выиграл',
    },
    lap: {
      title: 'Кто ещё ходит?',
      hint: 'Кто первым собрал радугу.',
      also: 'последний круг, последний ход, кто ещё ходит, ходит ли тот кто собрал радугу, конец игры, ещё один ход',
    },
    swap: {
      title: 'Сколько карт менять?',
      hint: 'Сколько карт хотят поменять.',
      also: 'сколько карт можно поменять, поменять ноль карт, пропустить ход, пас, ничего не делать, замена карт, поменять все',
    },
  },
  sentences,
  'Об этом нечего сказать.',
);
