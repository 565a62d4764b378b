/** Слова стола 5 × 5, общие для «Низама» и «Жемчужины Востока». */
import type { Wording } from '../../../../text/define';
import { cards, cardsTaken } from '../../../../text/lexicon/ru';
import { grid } from './rules';
import type { uk } from '../uk/table';

const more = (n: number): string => `ещё ${cardsTaken(n)}`;

export const ru: Wording<typeof uk> = {
  gem: grid.name,
  gems: grid.gems,
  shiftOf: grid.shift,
  cards,
  field: {
    title: 'Поле',
    cell: (row, column, gem) =>
      `ряд ${row}, столбец ${column}: ${gem === null ? 'пусто' : grid.name[gem]}`,
  },
  handle: {
    label: (end, edge, price) =>
      `Сдвинуть ${grid.shift(end)}: на краю ${grid.name[edge]}${
        price === null ? '' : `, цена ${cards(price)}`
      }`,
    dear: 'заплатить нечем',
  },
  stock: {
    deck: 'колода',
    discard: 'сброс',
    spoken: (deck, discard) => `В колоде ${cards(deck)}, в сбросе ${discard}`,
    hand: (name, size) => `${name}: на руке ${cards(size)}`,
  },
  hint: {
    choose: 'Сдвинь линию или бери карты',
    poor: 'Сдвиг оплатить нечем: бери карты',
    more: 'Ещё сдвиг — коснись стрелки',
    watching: (name) => `Ходит ${name}`,
    dealing: 'Раздача',
    drawing: 'Карты из колоды',
    hand: 'Твоя рука',
    emptyHand: 'Рука пуста',
    brought: (n) => `Новые карты: ${n}`,
    own: (kind, isFresh) => (isFresh ? `${grid.name[kind]}, новая карта` : grid.name[kind]),
    noCards: 'Сдвигать нечем и брать нечего: ход пропускают',
  },
  pay: {
    one: (edge) => `На краю ${grid.name[edge]}: платят им`,
    three: (edge) => `На краю ${grid.name[edge]}: платят тремя картами`,
    either: (edge) => `На краю ${grid.name[edge]}. Чем заплачено?`,
    eitherHint: 'Не таким камнем, а тремя другими? Коснись их.',
    pearlHint: 'За жемчужину платят тремя любыми картами. Коснись их.',
    title: 'Плата',
    paid: (pay) => `Плата: ${pay.length === 0 ? 'ничего' : grid.gems(pay)}`,
    remove: (kind) => `Убрать из платы: ${grid.name[kind]}`,
    lacking: (n) => `Выбери ${more(n)}`,
    card: (kind, chosen) => (chosen ? `${grid.name[kind]}, в плате` : grid.name[kind]),
    stack: (kind, count, paid) =>
      [
        grid.name[kind],
        ...(count > 1 ? [cards(count)] : []),
        ...(paid > 0 ? [`в плате ${paid}`] : []),
      ].join(', '),
  },
  action: {
    correct: 'Сохранить исправление',
    take: 'Взять карты',
    takeNote: 'и закончить ход',
    pass: 'Пропустить ход',
    shift: (end) => `Сдвинуть ${grid.shift(end)}`,
    cancel: 'Отменить выбор',
    goOn: 'Дальше',
    passOn: 'Передать',
  },
  palette: {
    title: 'Самоцветы',
    gem: (gem, count, most) => `${grid.name[gem]}: на поле ${cards(count)}, самое большее ${most}`,
    plain: (gem) => grid.name[gem],
  },
  paint: {
    title: 'Какое поле на столе?',
    how: 'Как вносить',
    brush: 'Камень, потом места',
    turnwise: 'По порядку',
    brushHint: 'Выбери камень и касайся его мест или веди по ним пальцем.',
    turnwiseHint: 'Касайся камней в порядке поля: слева направо, сверху вниз.',
    left: (n) => `Осталось ${cards(n)}`,
    done: 'Все 25 на месте',
    back: 'Убрать последнюю',
    clear: 'Очистить поле',
    save: 'Начать с этого поля',
  },
  settle: {
    entering: 'Что вносишь',
    field: 'Поле',
    shifts: 'Сдвиги',
    shift: 'Сдвиг и плата',
    paintHint: 'Выбери камень и касайся его мест. Ещё одно касание стирает.',
    shiftHint: 'Касайся стрелок в том порядке, в котором сдвигали.',
    made: 'Сдвиги по порядку',
    noneMade: 'Сдвигов ещё нет',
    undo: 'Убрать последний сдвиг',
    pull: (end) => `Сдвинуть ${grid.shift(end)}`,
    hand: 'Рука того, кто платит',
    handHint: 'Коснись карт на руке, если её показали.',
    remove: (kind) => `Убрать с руки: ${grid.name[kind]}`,
  },
  correctionLocked: 'Карты раздавало приложение, поэтому этот ход уже не переписать.',
};
