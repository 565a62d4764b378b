/** «Лесенка» по-русски. */
import { settleWords } from '../../../../src/games/settleWords';
import { numbers as shown, type Sights } from '../../../../src/games/sights';
import type { Wording } from '../../../../src/text/define';
import { counted } from '../../../../src/text/lexicon/forms';
import { and, or, unknown } from '../../../../src/text/lexicon/ru';
import { slavic } from '../../../../src/text/plural';
import type { Said } from '../settle';
import type { LadderWords } from './spoken';
import type * as uk from './uk';

const steps = counted(slavic, 'ступенька', 'ступеньки', 'ступенек');

export const rules: LadderWords = {
  title: 'Лесенка',
  also: 'лестница, ступеньки',
  facts: 'Двенадцать карт: клади старшую, если есть',
  phases: { deal: 'Раздача', play: 'Лесенка', count: 'Подсчёт', over: 'Конец игры' },
  turns: { play: (names) => `Кладёт ${names}` },
  groups: { cards: 'Карты', ladder: 'Лесенка', points: 'Очки' },
  clauses: {
    'D-1.1': {
      title: 'Двенадцать разных карт',
      words:
        'В колоде числа от 1 до 12, каждое один раз. Каждый берёт три карты и держит их в руке.',
      also: 'сколько карт, раздача, одинаковые карты',
    },
    'D-2.1': {
      title: 'Выше, если можешь',
      words:
        'Есть карта старше верхней — клади старшую. Нет — клади любую, лесенка начнётся снова.',
      also: 'можно ли младшую, обязан класть старшую',
    },
    'D-3.1': {
      title: 'Ступенька — очко',
      words:
        'Карта старше предыдущей — ступенька и даёт очко; первая карта тоже. Игра кончается с последней картой, побеждает тот, у кого больше очков.',
      also: 'сколько очков, кто выиграл, подсчёт',
    },
  },
  rulings: {},
  house: {},
  unknown,
  refusals: {
    turn: ({ turnOf }, say) =>
      turnOf.length > 0
        ? `Сейчас ходит ${and(turnOf.map(say.name))}.`
        : 'Сейчас не время для этого.',
    form: () => 'Непонятно, что это за ход: выбери карту.',
    'D-1.1': ({ in: where, card }) =>
      ({
        deal: `Карта ${card} роздана дважды, а она одна. Проверь розданное.`,
        hand: `Карты ${card} в этой руке нет. Выбери другую.`,
        ladder: `Карта ${card} уже лежит на лесенке. Выбери другую.`,
      })[where],
    'D-2.1': ({ top, higher }) =>
      `Сверху ${top}, а в руке есть старше: ${or(higher)}. Клади старшую.`,
    'D-3.1': (facts, say) =>
      'none' in facts
        ? 'Первая карта всегда ступенька: у кого-то есть хоть одна. Проверь числа.'
        : `${say.name(facts.seat)}: ${steps(facts.steps)}, а карт было только три. Проверь числа.`,
  },
  moves: {
    deal: () => 'Роздано по три карты',
    lay: ({ seat, card }, say) => `${say.name(seat)} кладёт ${card}`,
    steps: ({ steps: all }, say) =>
      `Подсчитано: ${all.map((count, seat) => `${say.name(seat)} ${count}`).join(', ')}`,
  },
  lines: { 'D-3.1': ({ steps: n }) => steps(n) },
};

export const table: Wording<typeof uk.table> = {
  ladder: 'Лесенка',
  empty: 'Пуста: первая карта будет ступенькой.',
  laid: (card, name, step) => `${card}, ${name}${step ? ', ступенька' : ''}`,
  hand: 'Твоя рука',
  cards: 'Какая карта легла',
  card: (card) => `Карта ${card}`,
  hint: (name) => `${name}, выбери карту`,
  ask: 'Сколько ступенек у каждого?',
  steps: (name) => `Ступеньки, ${name}`,
  save: 'Записать',
  correct: 'Исправить',
  points: (n) => steps(n),
};

export const howTo: Wording<typeof uk.howTo> = {
  aim: 'Клади карты на лесенку: каждая старше предыдущей — очко.',
  turn: {
    score: 'Играйте настоящими картами, а в конце запиши ступеньки каждого.',
    referee: 'Коснись карты, которая легла на стол.',
    virtual: 'Телефон раздаёт. Коснись своей карты: есть старшая — клади старшую.',
  },
  end: 'Карты кончились — считаем ступеньки. Больше — победа.',
};

export const figures: Wording<typeof uk.figures> = {
  title: 'Лесенка',
  steps: 'Ступенек',
  perMatch: 'за партию',
};

export const settle = settleWords<Said>(
  {
    lay: {
      title: 'Можно ли положить эту карту?',
      hint: 'Верхняя карта лесенки, рука, и что кладут.',
      also: 'можно ли младшую карту',
    },
  },
  {
    hand: () => 'Укажи, что в руке.',
    card: () => 'Укажи, какую карту из руки кладут.',
    twice: ({ card }) => `Карта ${card} есть дважды, а в колоде она одна.`,
    may: ({ card }) => `Да, ${card} можно`,
    mayNot: ({ card }) => `Нет, ${card} нельзя`,
    rises: ({ card }) => `${card} старше того, что лежит: это ступенька.`,
    lowest: ({ top }) => `Старше ${top} в руке нет, так что можно любую.`,
    higher: ({ higher, top }) => `В руке есть старше ${top}: ${or(higher)}.`,
  },
  'Об этом нечего сказать.',
);

export const sights: Sights = {
  own: ({ viewer, value }) => `${viewer ?? 'Стол'} видит в руке ${shown(value)}`,
};
