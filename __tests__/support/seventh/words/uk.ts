/** «Драбинка» українською. */
import { settleWords } from '../../../../src/games/settleWords';
import { numbers as shown, type Sights } from '../../../../src/games/sights';
import { counted } from '../../../../src/text/lexicon/forms';
import { and, or, unknown } from '../../../../src/text/lexicon/uk';
import { slavic } from '../../../../src/text/plural';
import type { Said } from '../settle';
import type { LadderWords } from './spoken';

const steps = counted(slavic, 'сходинка', 'сходинки', 'сходинок');

export const rules: LadderWords = {
  title: 'Драбинка',
  also: 'драбина, сходинки',
  facts: 'Дванадцять карт: клади вищу, якщо маєш',
  phases: { deal: 'Роздача', play: 'Драбина', count: 'Підрахунок', over: 'Кінець гри' },
  turns: { play: (names) => `Кладе ${names}` },
  groups: { cards: 'Карти', ladder: 'Драбина', points: 'Очки' },
  clauses: {
    'D-1.1': {
      title: 'Дванадцять різних карт',
      words: 'У колоді є числа від 1 до 12, кожне раз. Кожен бере три карти й тримає їх у руці.',
      also: 'скільки карт, роздача, однакові карти',
    },
    'D-2.1': {
      title: 'Вище, якщо можеш',
      words:
        'Маєш карту, вищу за верхню, — клади вищу. Не маєш — клади будь-яку, драбина почнеться знову.',
      also: 'чи можна нижчу, мушу класти вищу',
    },
    'D-3.1': {
      title: 'Сходинка — очко',
      words:
        'Карта, вища за попередню, — сходинка й дає очко; перша карта теж. Гра закінчується з останньою картою, перемагає той, у кого більше очок.',
      also: 'скільки очок, хто виграв, підрахунок',
    },
  },
  rulings: {},
  house: {},
  unknown,
  refusals: {
    turn: ({ turnOf }, say) =>
      turnOf.length > 0 ? `Зараз ходить ${and(turnOf.map(say.name))}.` : 'Зараз не час для цього.',
    form: () => 'Незрозуміло, що це за хід: обери карту.',
    'D-1.1': ({ in: where, card }) =>
      ({
        deal: `Карту ${card} роздано двічі, а вона одна. Перевір роздане.`,
        hand: `Карти ${card} в цій руці немає. Обери іншу.`,
        ladder: `Карта ${card} вже лежить на драбині. Обери іншу.`,
      })[where],
    'D-2.1': ({ top, higher }) => `Зверху ${top}, а в руці є вища: ${or(higher)}. Клади вищу.`,
    'D-3.1': (facts, say) =>
      'none' in facts
        ? 'Перша карта завжди сходинка: у когось є хоч одна. Перевір числа.'
        : `${say.name(facts.seat)}: ${steps(facts.steps)}, а карт було лише три. Перевір числа.`,
  },
  moves: {
    deal: () => 'Роздано по три карти',
    lay: ({ seat, card }, say) => `${say.name(seat)} кладе ${card}`,
    steps: ({ steps: all }, say) =>
      `Пораховано: ${all.map((count, seat) => `${say.name(seat)} ${count}`).join(', ')}`,
  },
  lines: { 'D-3.1': ({ steps: n }) => steps(n) },
};

export const table = {
  ladder: 'Драбина',
  empty: 'Порожня: перша карта буде сходинкою.',
  laid: (card: number, name: string, step: boolean) =>
    `${card}, ${name}${step ? ', сходинка' : ''}`,
  hand: 'Твоя рука',
  cards: 'Яка карта лягла',
  card: (card: number) => `Карта ${card}`,
  hint: (name: string) => `${name}, обери карту`,
  ask: 'Скільки сходинок у кожного?',
  steps: (name: string) => `Сходинки, ${name}`,
  save: 'Записати',
  correct: 'Виправити',
  points: (n: number) => steps(n),
};

export const howTo = {
  aim: 'Клади карти на драбину: кожна вища за попередню — очко.',
  turn: {
    score: 'Грайте справжніми картами, а наприкінці впиши сходинки кожного.',
    referee: 'Торкнись карти, яка лягла на стіл.',
    virtual: 'Телефон роздає. Торкнись своєї карти: маєш вищу — клади вищу.',
  },
  end: 'Карти скінчилися — рахуємо сходинки. Більше — перемога.',
};

export const figures = { title: 'Драбина', steps: 'Сходинок', perMatch: 'за партію' };

export const settle = settleWords<Said>(
  {
    lay: {
      title: 'Чи можна покласти цю карту?',
      hint: 'Верхня карта драбини, рука, і що кладуть.',
      also: 'чи можна нижчу карту',
    },
  },
  {
    hand: () => 'Вкажи, що в руці.',
    card: () => 'Вкажи, яку карту з руки кладуть.',
    twice: ({ card }) => `Карта ${card} є двічі, а в колоді вона одна.`,
    may: ({ card }) => `Так, ${card} можна`,
    mayNot: ({ card }) => `Ні, ${card} не можна`,
    rises: ({ card }) => `${card} вища за те, що лежить: це сходинка.`,
    lowest: ({ top }) => `Вищої за ${top} в руці немає, тож можна будь-яку.`,
    higher: ({ higher, top }) => `В руці є вища за ${top}: ${or(higher)}.`,
  },
  'Про це немає що сказати.',
);

export const sights: Sights = {
  own: ({ viewer, value }) => `${viewer ?? 'Стіл'} бачить у руці ${shown(value)}`,
};
