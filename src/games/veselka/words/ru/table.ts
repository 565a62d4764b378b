/** Слова стола «Радуги»: подсказки, кнопки, названия для чтения с экрана. */
import { cards, cardsTaken, points } from '../../../../text/lexicon/ru';
import type { Wording } from '../../../../text/define';
import { slavic } from '../../../../text/plural';
import type { Kind } from '../../../gems/rules/kinds';
import type { uk } from '../uk/table';

const colours: Record<Kind, string> = {
  red: 'красная',
  orange: 'оранжевая',
  yellow: 'жёлтая',
  lime: 'салатовая',
  green: 'зелёная',
  sky: 'голубая',
  blue: 'синяя',
  violet: 'фиолетовая',
};

/** «Фиолетовую — в радугу». */
const taken: Record<Kind, string> = {
  red: 'Красную',
  orange: 'Оранжевую',
  yellow: 'Жёлтую',
  lime: 'Салатовую',
  green: 'Зелёную',
  sky: 'Голубую',
  blue: 'Синюю',
  violet: 'Фиолетовую',
};

const list = (kinds: readonly Kind[]): string => kinds.map((kind) => colours[kind]).join(', ');
const either = (kinds: readonly Kind[]): string => kinds.map((kind) => colours[kind]).join(' или ');

export const ru: Wording<typeof uk> = {
  colours,
  circle: {
    top: 'верхняя',
    whole: (top, run) =>
      `Круг цветов. Сверху ${colours[top]}${run.length > 0 ? `, комбинация: ${list(run)}` : ''}`,
    choose: 'Круг цветов',
    node: (kind, place) =>
      [
        colours[kind],
        place.top ? 'верхняя карта' : '',
        place.order > 0 ? `в комбинации ${place.order}` : '',
        place.possible ? 'можно' : '',
      ]
        .filter((part) => part !== '')
        .join(', '),
  },
  onCurtain: (top) => `На столе сверху ${colours[top]} карта`,
  stock: {
    deck: 'колода',
    discard: 'сброс',
    spoken: (deck, discard) => `В колоде ${cards(deck)}, в сбросе ${discard}`,
  },
  run: {
    points: 'очки',
    empty: 'Комбинация ещё пуста',
    laid: (run) => `Комбинация: ${list(run)}`,
    takeBack: (kind) => `Забрать последнюю назад: ${colours[kind]}`,
  },
  hint: {
    start: (kinds) => `Первая — ${either(kinds)}`,
    startFree: 'Выкладывай от 3 до 8 карт',
    noRun: 'Комбинации нет: меняй карты',
    next: (kinds) => `Дальше — ${either(kinds)}`,
    laid: (n) => `В комбинации ${cards(n)}`,
    done: 'Комбинация собрана',
    stuck: 'До трёх карт не хватает',
    swap: 'Какие карты сбросить?',
    swapCount: 'Сколько карт меняют?',
    drawing: 'Добор карт',
    dealing: 'Раздача',
    watching: (name) => `Ходит ${name}`,
    brought: (n) => `Новые карты: ${n}`,
    drawAfter: (n) => `Потом добрать ${cardsTaken(n)}`,
    deckEnds:
      'Колода на этом закончится: перемешай сброшенные карты с игровой колодой, кроме верхней',
  },
  keep: {
    toggle: (kind) => `${taken[kind]} — в радугу`,
    will: (n, worth) => `будет ${n} из 8, в конце это ${points(worth)}`,
    owned: (kind) => `${colours[kind]} в радуге уже есть`,
    ask: 'Карта в радугу',
    none: 'не берут',
    choice: (kind, owned) =>
      owned ? `${colours[kind]}, в радуге уже есть` : `${colours[kind]} в радугу`,
  },
  rainbow: {
    title: 'Радуги',
    of: (n) => `${n} из 8`,
    atEnd: (worth) => `в конце +${worth}`,
    spoken: (name, total, kinds) =>
      `${name}: ${points(total)}, радуга ${kinds.length} из 8${kinds.length > 0 ? `: ${list(kinds)}` : ''}`,
    row: (kinds) => (kinds.length > 0 ? `Радуга: ${list(kinds)}` : 'Радуга пуста'),
    total: (name, total) => `${name}: ${points(total)}`,
    whyRainbow: (n, worth) => `Радуга ${n} из 8, в конце ${points(worth)}. Почему?`,
  },
  lap: {
    left: (n) => `Последний круг: ещё ${n} ${slavic(n, 'ход', 'хода', 'ходов')}`,
    full: (names) => `Радуга собрана: ${names}`,
  },
  score: {
    ask: 'Сколько выложено?',
    length: (n, worth) => `${cards(n)}, ${points(worth)}`,
    save: (worth) => `Записать +${worth}`,
    saveSpoken: (n, worth) => `Записать ${cardsTaken(n)}, +${worth}`,
    choose: 'Записать комбинацию',
    wasSwap: 'Записана замена',
  },
  action: {
    lay: (gain) => `Выложить, +${gain}`,
    layPlain: 'Выложить',
    swap: 'Замена',
    backToRun: 'Назад к комбинации',
    swapCards: (n) => `Поменять ${cardsTaken(n)}`,
    swapNothing: 'Поменять карты',
    pass: 'Пропустить ход',
    all: (n) => `Все ${n}`,
    clear: 'Забрать всё',
    correct: 'Сохранить исправление',
    wasSwap: 'Была замена',
    openTop: (kind) => `Начать: сверху ${colours[kind]}`,
    openTopPlain: 'Начать партию',
  },
  deal: {
    ask: 'Какая карта лежит сверху?',
    how: 'Раздай каждому по 8 карт и открой верхнюю карту колоды',
    choose: 'Коснись её цвета в круге',
  },
  card: {
    held: (kind, possible) => (possible ? `${colours[kind]}, можно выложить` : colours[kind]),
    chosen: (kind) => `${colours[kind]}, пойдёт в сброс`,
    own: (kind, isFresh) => (isFresh ? `${colours[kind]}, новая карта` : colours[kind]),
    hand: 'Твоя рука',
    count: (n) => cards(n),
  },
  stop: {
    open: 'Завершить по согласию стола',
    title: 'Завершить партию сейчас?',
    message:
      'Если все за столом согласны, радуги засчитываются как есть, и партия окончена. Ход можно будет отменить.',
    confirm: 'Завершить и посчитать',
    cancel: 'Играть дальше',
  },
  dealtAlready: 'В розданной партии ход не переписывают: отмени его на столе.',
  ending: {
    stopped: 'Радуга не собрана: партия завершена по согласию стола.',
    shared: 'Суммы равны, поэтому победа общая.',
    line: (n, worth) => `${n} из 8, +${worth}`,
  },
};
