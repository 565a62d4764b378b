/** Слова о поле 5 × 5, общие для «Низама» и «Жемчужины Востока». */
import { capital } from '../../../../text/lexicon/forms';
import { cards, cardsTaken } from '../../../../text/lexicon/ru';
import { slavic } from '../../../../text/plural';
import type { Kind } from '../../rules/kinds';
import type { LineEnd } from '../../rules/grid';
import { grouped, type GridWords } from '../spoken';

/** Один, два, пять; чего нет; чем платят. */
const FORMS: Record<Kind, readonly [string, string, string, string]> = {
  red: ['рубин', 'рубина', 'рубинов', 'рубина'],
  orange: ['сердолик', 'сердолика', 'сердоликов', 'сердолика'],
  yellow: ['топаз', 'топаза', 'топазов', 'топаза'],
  lime: ['хризолит', 'хризолита', 'хризолитов', 'хризолита'],
  green: ['изумруд', 'изумруда', 'изумрудов', 'изумруда'],
  sky: ['аквамарин', 'аквамарина', 'аквамаринов', 'аквамарина'],
  blue: ['сапфир', 'сапфира', 'сапфиров', 'сапфира'],
  violet: ['аметист', 'аметиста', 'аметистов', 'аметиста'],
};

const name: GridWords['name'] = {
  red: 'рубин',
  orange: 'сердолик',
  yellow: 'топаз',
  lime: 'хризолит',
  green: 'изумруд',
  sky: 'аквамарин',
  blue: 'сапфир',
  violet: 'аметист',
  pearl: 'жемчужина',
};

export const counted = (n: number, kind: Kind): string => {
  const [one, few, many] = FORMS[kind];
  return `${n} ${slavic(n, one, few, many)}`;
};
export const many = (kind: Kind): string => FORMS[kind][2];
export const none = (kind: Kind): string => FORMS[kind][3];

function gems(list: readonly Kind[]): string {
  const parts = grouped(list).map(({ kind, count }) =>
    count === 1 ? name[kind] : counted(count, kind),
  );
  return parts.join(', ');
}

function shift({ line, index, edge }: LineEnd): string {
  if (line === 'row') return `ряд ${index + 1} ${edge === 'start' ? 'влево' : 'вправо'}`;
  return `столбец ${index + 1} ${edge === 'start' ? 'вверх' : 'вниз'}`;
}

const ABLE = {
  take: 'можно взять карты',
  shift: 'есть чем оплатить сдвиг',
  done: 'сдвиги можно завершить',
};

/** После вердикта, который опирается на договорённость этого стола. */
export const agreed = (house: string | undefined): string =>
  house === undefined ? '' : ' Так договорился этот стол.';

export const grid: GridWords = {
  name,
  gems,
  shift,
  turn: (now) => (facts, say) =>
    'turnOf' in facts
      ? `Сейчас ходит ${say.name(facts.turnOf[0])}. Дождись своей очереди.`
      : now[facts.phase],
  now: {
    act: 'Сейчас берут карты или сдвигают ряды, а такой записи здесь нет.',
    draw: 'Сначала нужно взять карты из колоды.',
    over: 'Партия завершена, ходов больше нет.',
  },
  why: {
    price: ({ needs, paid, house }) =>
      `С краю ${name[needs]}: платят одним таким камнем ${
        house === undefined ? `или, если ${none(needs)} нет, тремя` : 'или тремя'
      } любыми картами. ${paid.length === 0 ? 'А здесь платы нет. Добавь её.' : `А здесь ${gems(paid)}. Измени плату.`}${agreed(house)}`,
    held: ({ needs }) =>
      `Тремя картами вместо одной платит лишь тот, у кого нужного камня нет, а ${name[needs]} здесь есть. Заплати им одним.`,
    pearl: ({ paid }) =>
      `На другой край переходит жемчужина, а за неё платят ровно тремя любыми картами. Здесь ${cards(paid.length)}. Измени плату.`,
    hand: ({ kind, paid, held }) =>
      held === 0
        ? `На руке нет ${none(kind)}. Выбери карты, которые держишь.`
        : `На руке только ${counted(held, kind)}, а для этой платы нужно ${paid}. Выбери другие карты.`,
    size: ({ paid, hand }) =>
      hand === 0
        ? 'На руке нет ни одной карты, так что платить нечем. Бери карты, а если сдвиг уже был, завершай.'
        : `На руке ${cards(hand)}, а для этой платы нужно ${paid}. Проверь запись или сдвигай другую линию.`,
    lacked: ({ kind, paid, drawn, line, index, edge }) =>
      `За сдвиг «${shift({ line, index, edge })}» заплатили тремя картами, потому что ${none(kind)} якобы не было. С тех пор взято: ${cards(drawn)}, а ${many(kind)} заплачено уже ${paid}. Исправь ту запись или эту плату.`,
    box: ({ kind, copies, seen }) =>
      kind === 'pearl'
        ? `Жемчужина в игре одна, а здесь их ${seen}. Проверь поле.`
        : `${capital(many(kind))} здесь может быть не больше ${copies}, а выходит ${seen}. Проверь введённые карты.`,
    number: ({ given, count, house }) =>
      `Нужно ввести ${cardsTaken(count)}, а введено ${given}. Исправь это.${agreed(house)}`,
    notThere: ({ kind }) => `Стольких ${many(kind)} в колоде нет. Проверь, что вытянуто.`,
    nothingLeft: () => 'Колода и сброс пусты, брать нечего. Сдвигай ряды и столбцы.',
    shifting: () => 'В этот ход уже были сдвиги, а действие за ход одно. Заверши сдвиги.',
    able: ({ can }) =>
      `Ход пропускают, только когда больше ничего не остаётся, а сейчас ${ABLE[can]}.`,
    noShift: () => 'Сначала сдвинь хотя бы один ряд или столбец: без сдвига завершать нечего.',
    gridSize: ({ given, count }) =>
      `На поле должно лежать карт: ${count}, а введено ${given}. Проверь поле.`,
    hands: ({ seats, each }) =>
      `Каждому раздают по ${cards(each)}, и рук должно быть ${seats}, а здесь иначе. Проверь раздачу.`,
  },
  moves: {
    deal: ({ hands }) => (hands ? 'Поле выложено, карты розданы' : 'Поле выложено'),
    take: ({ seat }, say) => `${say.name(seat)} берёт карты из колоды`,
    draw: ({ cards: drawn }) => `Из колоды взято: ${cards(drawn.length)}`,
    shift: ({ seat, pay, stands, ...end }, say) =>
      `${say.name(seat)} сдвигает ${shift(end)}; плата: ${gems(pay)}${stands ? ' — с согласия стола' : ''}`,
    pass: ({ seat }, say) => `${say.name(seat)} пропускает ход`,
  },
  briefly: { shift: (end) => capital(shift(end)) },
};
