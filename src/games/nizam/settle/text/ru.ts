/** Рассуждение в «Низаме» по-русски. */
import { slavic } from '../../../../text/plural';
import type { Kind } from '../../../gems';
import type { LineEnd, Run } from '../../../grid/grid';
import { cards, counted, grid, many, none } from '../../../grid/text/ru';
import { capital, type Sentences, settleWords } from '../../../settleWords';
import type { Line, Remarks } from '../remarks';

const points = (n: number): string => `${n} ${slavic(n, 'очко', 'очка', 'очков')}`;
const where = ({ line, index }: Line): string =>
  capital(line === 'row' ? `ряд ${index + 1}` : `столбец ${index + 1}`);
const run = (found: Run): string => `${where(found)}: ${counted(found.length, found.kind)} подряд`;
const EDGE: Record<LineEnd['line'], Record<LineEnd['edge'], string>> = {
  row: { start: 'левая', end: 'правая' },
  column: { start: 'верхняя', end: 'нижняя' },
};
const one = (kind: Kind): string => `1 ${grid.name[kind]}`;

const sentences: Sentences<Remarks> = {
  needField: () => 'Внеси поле таким, каким оно было в начале хода: хватит спорных линий.',
  needEnd: () => 'Коснись стрелки у линии, которую сдвигают.',
  needEdge: (end) =>
    `Внеси карту, которая переходит: ${grid.shift(end)}, крайняя ${EDGE[end.line][end.edge]}.`,
  needShift: () => 'Теперь коснись сдвигов в том порядке, в котором их делали.',
  tooMany: ({ kind, copies, seen }) =>
    `${capital(many(kind))} в коробке ${copies}, а здесь их ${seen}: такого быть не может.`,

  costsOne: ({ kind }) => `Плата: ${one(kind)}`,
  costsThree: () => 'Плата: три любые карты',
  costsEither: ({ kind }) => `Плата: ${one(kind)} или три любые карты`,
  cannotPay: () => 'Такой сдвиг не оплатить',
  edge: (end) =>
    `${capital(grid.shift(end))}: на другой конец идёт крайняя ${EDGE[end.line][end.edge]} карта, это ${grid.name[end.kind]}.`,
  sameKind: ({ kind }) => `Платят одной картой того же вида: ${grid.name[kind]}.`,
  held: ({ kind, count }) => `На руке ${counted(count, kind)}.`,
  noChoice: () => 'Тремя картами платит только тот, у кого нужной нет.',
  lacking: ({ kind }) => `На руке нет ${none(kind)}, поэтому платят три любые карты.`,
  unknownHand: ({ kind }) => `Три любые карты платит только тот, у кого нет ${none(kind)}.`,
  freeThree: () => 'Стол договорился: тремя картами можно платить всегда (A-N1).',
  tooFew: ({ cards: n }) => `На плату тремя картами не хватает: на руке ${cards(n)}.`,

  points: ({ points: n, combinations }) =>
    `${points(n)}: ${combinations} ${slavic(combinations, 'комбинация', 'комбинации', 'комбинаций')}`,
  nothing: () => 'Очков нет: комбинации лежат без изменений',
  nothingLies: () => 'Очков нет: ни одной комбинации',
  made: (found) => `${run(found)}, в начале хода их здесь не было. ${points(found.points)}.`,
  resized: (found) =>
    `${run(found)}, в начале хода было ${found.was}: количество изменилось. ${points(found.points)}.`,
  rejoined: (found) =>
    `${run(found)}: комбинацию разорвали и собрали снова, поэтому она считается. ${points(found.points)}.`,
  extra: ({ combinations, points: n }) =>
    `Комбинаций за ход ${combinations}: за каждую сверх первой +1, всего +${n}.`,
  sum: ({ terms, points: n }) => `Всего ${terms.join(' + ')} = ${n}.`,
  shared: () => 'Общая карта ряда и столбца считается в обоих, а в сброс идёт один раз.',
  still: (found) => `${run(found)}, но в этот ход этих карт не трогали: очков нет.`,
  slid: (found) =>
    `${run(found)}, но их весь ход было столько же: сдвинуть или заменить карту такой же — не изменение.`,
  broken: (line) => `${where(line)}: комбинация здесь была, но в конце хода её нет.`,
  passing: (line) =>
    `${where(line)}: комбинация сложилась посреди хода и исчезла, а считают один раз, в конце.`,
  scattered: ({ kind, count, ...line }) =>
    `${where(line)}: ${counted(count, kind)}, но не подряд, так что это не комбинация.`,
  unpainted: ({ cells }) => `Не внесено клеток: ${cells}. Они приняты за другие камни.`,
};

export const ru = settleWords<Remarks>(
  {
    runs: { title: 'Что даёт очки?', hint: 'Внеси поле в начале хода, затем сдвиги по порядку.' },
    cost: {
      title: 'Сколько стоит сдвиг?',
      hint: 'Крайняя карта, стрелка сдвига и рука, если её видно.',
    },
  },
  sentences,
  'Правила «Низама» этого не предусматривают.',
);
