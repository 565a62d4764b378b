/** Рассуждение в «Жемчужине Востока» по-русски. */
import { or } from '../../../../text/lexicon/ru';
import { capital } from '../../../../text/lexicon/forms';
import type { Kind } from '../../../gems/rules/kinds';
import { grid, many } from '../../../gems/words/ru/rules';
import { costSentences } from '../../../gems/words/ru/cost';
import { type Sentences, settleWords } from '../../../settleWords';
import type { TaskLine } from '../../rules/types';
import type { Remarks } from '../../settle/remarks';
import { claims } from './claims';
import { closedBy } from './closedBy';

const { name: gem } = grid;
const where = ({ line, index }: TaskLine): string =>
  line === 'row' ? `Ряд ${index + 1}` : `Столбец ${index + 1}`;
const gems = (kinds: readonly Kind[]): string => or(kinds.map((kind) => gem[kind]));

const sentences: Sentences<Remarks> = {
  ...costSentences('A-E12'),
  needField: () => 'Внеси поле после сдвигов: хватит спорных линий.',
  needPearl: () => 'Положи на поле жемчужину и камни рядом с ней.',
  needTask: () => 'Выбери задание, о котором речь.',
  tooMany: ({ kind, copies, seen }) =>
    kind === 'pearl'
      ? `Жемчужина одна, а здесь их ${seen}: такого поля быть не может.`
      : `${capital(many(kind))} на поле всегда ${copies}, а здесь их ${seen}: такого быть не может.`,
  taskTwice: ({ kind, seat }, name) =>
    `${name(seat)}: задание «${gem[kind]}» в стопке дважды, а оно у каждого одно.`,
  finished: ({ seat }, name) => `${name(seat)}: выполнены все восемь заданий, партия завершена.`,

  mayClaim: ({ all, one }) =>
    all.length === 0 ? capital(claims(all, one)) : `Можно выполнить: ${claims(all, one)}`,
  claimsNothing: () => 'Ни одного задания не выполнить',
  shiftFirst: () => 'Сначала нужно сдвинуть линию',
  noShift: () => 'Задания выполняют после сдвигов, а сдвига в этот ход ещё не было.',
  natural: (line) => `${where(line)}: ${gem[line.kind]} трижды подряд без жемчужины.`,
  withPearl: (line) =>
    `${where(line)}: ${gem[line.kind]} дважды, а третий камень заменяет жемчужина.`,
  alreadyDone: ({ kind }) => `Задание «${gem[kind]}» уже выполнено, второго такого нет.`,
  blocked: ({ kind, by }, name) =>
    `Но «${gem[kind]}» закрыто, такая карта лежит сверху. ${closedBy(by.map(name))}.`,
  onePearl: ({ tasks }) =>
    `За ход жемчужина заменяет только один вид: ${gems(tasks)}, а не всё вместе.`,
  anyOrder: () => 'Несколько заданий выполняют за один ход, а порядок в стопке выбирает игрок.',
  noLines: () => 'Трёх одинаковых подряд нет ни в одной линии, даже с жемчужиной.',
  lifted: () => 'Тупик: стол договорился, что тогда закрытие не действует (A-E10).',
  deadlock: () =>
    'Тупик: всё, чего кому-то не хватает, закрыто. Партия окончена, считают выполненное (A-E10).',
  unpainted: ({ cells }) => `Не внесено клеток: ${cells}. В них ничего не сложится.`,

  isBlocked: ({ kind, by }, name) => `${capital(gem[kind])}: закрыто. ${closedBy(by.map(name))}`,
  isOpen: ({ kind }) => `${capital(gem[kind])}: не закрыто`,
  isDone: ({ kind }) => `${capital(gem[kind])}: уже выполнено`,
  top: ({ seat, top }, name) =>
    top === null
      ? `${name(seat)}: стопка пуста, ничего не закрывает.`
      : `${name(seat)}: сверху ${gem[top]}, закрыт только он.`,
  topBlocks: ({ seat, kind }, name) => `${name(seat)}: сверху ${gem[kind]}, поэтому он закрыт.`,
  covered: ({ seat, kind }, name) =>
    `${name(seat)}: ${gem[kind]} в стопке накрыт другой картой и больше не закрывает.`,
  ownTop: () => 'Собственная верхняя карта закрывает задание только соперникам.',

  standsFor: ({ kinds }) => `Жемчужина может быть: ${gems(kinds)}`,
  standsForNothing: () => 'Жемчужина сейчас ничего не дополняет',
  enoughWithout: (line) =>
    `${where(line)}: ${gem[line.kind]} и так трижды подряд, жемчужина остаётся свободной.`,
  oneKind: ({ kinds }) => `За ход выбирают что-то одно: ${gems(kinds)}.`,
  needsTwo: () =>
    'Рядом с жемчужиной в линии должны быть два одинаковых камня, которым не хватает третьего.',
};

export const ru = settleWords<Remarks>(
  {
    tasks: {
      title: 'Что можно выполнить?',
      hint: 'Внеси поле после сдвигов и стопки игроков.',
      also: 'какое задание можно выполнить, сколько заданий за ход, три одинаковых подряд, выполнено ли задание, рубин или сапфир',
    },
    blocked: {
      title: 'Закрыто ли задание?',
      hint: 'Выбери задание и внеси стопки игроков.',
      also: 'заблокированное задание, блокирует соперник, закрытое задание, у соперника такое же сверху',
    },
    pearl: {
      title: 'Чем может быть жемчужина?',
      hint: 'Внеси жемчужину и камни вокруг.',
      also: 'чем может быть жемчужина, жемчужина за два разных, жемчужина дважды, жемчужина для двух заданий, жемчужина вместо камня',
    },
    cost: {
      title: 'Сколько стоит сдвиг?',
      hint: 'Крайняя карта, стрелка сдвига и рука, если её видно.',
      also: 'сколько стоит сдвиг, чем платить, нет нужной карты, заплатить тремя, цена сдвига, сколько карт за жемчужину, сдвинуть жемчужину, жемчужина с краю ряда',
    },
  },
  sentences,
  'Правила «Жемчужины Востока» этого не предусматривают.',
);
