/** «Рассудить» для «Радуги» по-русски. */
import { slavic } from '../../../../text/plural';
import type { Kind } from '../../../gems';
import { capital, listed, settleWords, type Sentences } from '../../../settleWords';
import { colours, coloursOf } from '../../text/ru';
import type { Said } from '../remarks';

const points = (n: number): string => `${n} ${slavic(n, 'очко', 'очка', 'очков')}`;
const cards = (n: number): string => `${n} ${slavic(n, 'карта', 'карты', 'карт')}`;
const cardsTaken = (n: number): string => `${n} ${slavic(n, 'карту', 'карты', 'карт')}`;
const inColours = (n: number): string => `${n} ${slavic(n, 'цвет', 'цвета', 'цветов')}`;
const list = (kinds: readonly Kind[]): string => kinds.map((kind) => colours[kind]).join(', ');
/** «синюю», «красную». */
const her = (kind: Kind): string => colours[kind].replace(/ая$/, 'ую').replace(/яя$/, 'юю');

const sentences: Sentences<Said> = {
  'run.top': () => 'Укажи, какая карта лежит сверху игровой колоды.',
  'run.cards': () => 'Выложи карты комбинации по порядку.',
  'run.tooManyInHand': ({ length, hand }) =>
    `На руках только ${hand} карт, так что выложить ${length} невозможно.`,
  'run.is': ({ points: n }) => `Да, это комбинация на ${points(n)}`,
  'run.isNot': () => 'Нет, это не комбинация',
  'run.length': ({ length, shortest, longest }) =>
    `Здесь ${cards(length)}; в комбинации должно быть от ${shortest} до ${longest}.`,
  'run.lengthWrong': ({ length, shortest, longest }) =>
    `Здесь лишь ${cards(length)}, а в комбинации должно быть от ${shortest} до ${longest}.`,
  'run.neighbours': ({ top, neighbours }) =>
    `Сверху ${colours[top]}. Её соседки на круге — ${listed(
      neighbours.map((kind) => colours[kind]),
      'и',
    )}.`,
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
      : `В радуге ${inColours(have)}, и ${coloursOf[kind]} среди них нет.`,
  'keep.has': ({ kind }) => `В радуге уже есть ${colours[kind]}.`,
  'keep.swap': () => 'Это была замена: карту берут только после выложенной комбинации.',
  'keep.choice': () => 'Брать не обязательно. Если взять, сверху остаётся предыдущая карта.',
  'keep.stays': ({ kind }) => `${capital(colours[kind])} остаётся сверху игровой колоды.`,

  'rainbows.none': ({ seat }, name) => `Сколько цветов в радуге: ${name(seat)}?`,
  'rainbows.tooMany': ({ seat, colours: n, all }, name) =>
    `${name(seat)}: ${inColours(n)}. Цветов на круге только ${all}.`,
  'rainbows.worth': ({ points: all }) => `Радуги: ${all.join(', ')}`,
  'rainbows.one': ({ seat, colours: n, points: worth }, name) =>
    `${name(seat)}: ${inColours(n)} — ${points(worth)}.`,
  'rainbows.full': ({ seats }, name) =>
    `Полная радуга завершает игру: ${listed(seats.map(name), 'и')}. Дальше у каждого ещё один ход.`,
};

export const ru = settleWords(
  {
    run: { title: 'Комбинация ли это?', hint: 'Верхняя карта колоды, потом карты по порядку.' },
    keep: { title: 'Можно ли взять карту?', hint: 'Цвета радуги и последняя карта.' },
    rainbows: { title: 'Сколько за радуги?', hint: 'Сколько цветов собрал каждый.' },
  },
  sentences,
  'Об этом нечего сказать.',
);
