/** Розсуд у «Нізамі» українською. */
import { slavic } from '../../../../text/plural';
import type { Kind } from '../../../gems';
import type { LineEnd, Run } from '../../../grid/grid';
import { cards, counted, grid, many, none } from '../../../grid/text/uk';
import { capital, type Sentences, settleWords } from '../../../settleWords';
import type { Line, Remarks } from '../remarks';

const points = (n: number): string => `${n} ${slavic(n, 'очко', 'очки', 'очок')}`;
const where = ({ line, index }: Line): string =>
  capital(line === 'row' ? `рядок ${index + 1}` : `стовпець ${index + 1}`);
const run = (found: Run): string => `${where(found)}: ${counted(found.length, found.kind)} поспіль`;
const EDGE: Record<LineEnd['line'], Record<LineEnd['edge'], string>> = {
  row: { start: 'ліва', end: 'права' },
  column: { start: 'верхня', end: 'нижня' },
};
const one = (kind: Kind): string => `1 ${grid.name[kind]}`;

const sentences: Sentences<Remarks> = {
  needField: () => 'Внеси поле, яким воно було на початку ходу: досить спірних ліній.',
  needEnd: () => 'Торкнись стрілки біля лінії, яку зсувають.',
  needEdge: (end) =>
    `Внеси карту, що зсувається: ${grid.shift(end)}, крайня ${EDGE[end.line][end.edge]}.`,
  needShift: () => 'Тепер торкнись зсувів у тому порядку, в якому їх робили.',
  tooMany: ({ kind, copies, seen }) =>
    `${capital(many(kind))} у коробці ${copies}, а тут їх ${seen}: такого не може бути.`,

  costsOne: ({ kind }) => `Плата: ${one(kind)}`,
  costsThree: () => 'Плата: три будь-які карти',
  costsEither: ({ kind }) => `Плата: ${one(kind)} або три будь-які карти`,
  cannotPay: () => 'Такий зсув не оплатити',
  edge: (end) =>
    `${capital(grid.shift(end))}: на інший кінець іде крайня ${EDGE[end.line][end.edge]} карта, це ${grid.name[end.kind]}.`,
  sameKind: ({ kind }) => `Платять однією картою того самого виду: ${grid.name[kind]}.`,
  held: ({ kind, count }) => `У руці ${counted(count, kind)}.`,
  noChoice: () => 'Трьома картами платить лише той, у кого потрібної немає.',
  lacking: ({ kind }) => `У руці немає ${none(kind)}, тож платять три будь-які карти.`,
  unknownHand: ({ kind }) => `Три будь-які карти платить лише той, у кого немає ${none(kind)}.`,
  freeThree: () => 'Стіл домовився: трьома картами можна платити завжди (A-N1).',
  tooFew: ({ cards: n }) => `На плату трьома картами бракує: у руці ${cards(n)}.`,

  points: ({ points: n, combinations }) =>
    `${points(n)}: ${combinations} ${slavic(combinations, 'комбінація', 'комбінації', 'комбінацій')}`,
  nothing: () => 'Очок немає: комбінації лежать без змін',
  nothingLies: () => 'Очок немає: жодної комбінації',
  made: (found) => `${run(found)}, на початку ходу їх тут не було. ${points(found.points)}.`,
  resized: (found) =>
    `${run(found)}, на початку ходу було ${found.was}: кількість змінилася. ${points(found.points)}.`,
  rejoined: (found) =>
    `${run(found)}: комбінацію розірвали й зібрали знову, тож вона рахується. ${points(found.points)}.`,
  extra: ({ combinations, points: n }) =>
    `Комбінацій за хід ${combinations}: за кожну понад першу +1, разом +${n}.`,
  sum: ({ terms, points: n }) => `Разом ${terms.join(' + ')} = ${n}.`,
  shared: () => 'Спільна карта рядка й стовпця рахується в обох, а у скид іде один раз.',
  still: (found) => `${run(found)}, але цього ходу цих карт не чіпали: очок немає.`,
  slid: (found) =>
    `${run(found)}, але їх увесь хід було стільки само: зсунути чи замінити карту на таку саму — не зміна.`,
  broken: (line) => `${where(line)}: комбінація тут була, але наприкінці ходу її немає.`,
  passing: (line) =>
    `${where(line)}: комбінація склалася посеред ходу й зникла, а рахують один раз, наприкінці.`,
  scattered: ({ kind, count, ...line }) =>
    `${where(line)}: ${counted(count, kind)}, але не поспіль, тож це не комбінація.`,
  unpainted: ({ cells }) =>
    `${cells} ${slavic(cells, 'клітинку', 'клітинки', 'клітинок')} не внесено: їх узято за інші камені.`,
};

export const uk = settleWords<Remarks>(
  {
    runs: {
      title: 'Що дає очки?',
      hint: 'Внеси поле на початку ходу, тоді зсуви по черзі.',
    },
    cost: {
      title: 'Скільки коштує зсув?',
      hint: 'Крайня карта, стрілка зсуву й рука, якщо її видно.',
    },
  },
  sentences,
  'Правила «Нізаму» цього не передбачають.',
);
