/** Цена сдвига в обеих играх на поле по-русски. */
import { capital } from '../../../../text/lexicon/forms';
import { cards } from '../../../../text/lexicon/ru';
import type { LineEnd } from '../../rules/grid';
import type { Kind } from '../../rules/kinds';
import type { CostRemarks } from '../../settle/cost';
import type { Sentences } from '../../../settleWords';
import { counted, grid, none } from './rules';

const EDGE: Record<LineEnd['line'], Record<LineEnd['edge'], string>> = {
  row: { start: 'левая', end: 'правая' },
  column: { start: 'верхняя', end: 'нижняя' },
};
const one = (kind: Kind): string => `1 ${grid.name[kind]}`;

/** `ruling`: the open question by which a table may let three cards always pay. */
export const costSentences = (ruling: string): Sentences<CostRemarks> => ({
  needEnd: () => 'Коснись стрелки у линии, которую сдвигают.',
  needEdge: (end) =>
    `Внеси карту, которая переходит: ${grid.shift(end)}, крайняя ${EDGE[end.line][end.edge]}.`,
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
  freeThree: () => `Стол договорился: тремя картами можно платить всегда (${ruling}).`,
  tooFew: ({ cards: n }) => `На плату тремя картами не хватает: на руке ${cards(n)}.`,
  costsOneElseThree: ({ kind }) => `${one(kind)}; без ${none(kind)} — три карты`,
  costsPearl: () => 'Плата: три любые карты',
  pearlEdge: () => 'Жемчужина на сдвигаемом краю: за неё платят тремя любыми картами.',
  otherEnd: () => 'Жемчужина на другом краю: она не переходит, так что платят как обычно (A-E3).',
  mayAgree: () => `Стол может договориться, что тремя картами платят всегда (${ruling}).`,
  appPrice: () =>
    'Судья в приложении не примет трёх карт, среди которых есть нужная; по согласию стол может их оставить.',
  appFree: () => 'В партии приложение принимает такую плату, если так договорились в начале.',
  appTrusts: () => 'Судья верит на слово, а если нужная карта потом найдётся, покажет этот сдвиг.',
  appPearl: () => 'В партии приложение принимает за жемчужину только три карты.',
});
