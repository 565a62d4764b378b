/** Ціна зсуву в обох іграх на полі українською. */
import { capital } from '../../../../text/lexicon/forms';
import { cards } from '../../../../text/lexicon/uk';
import type { LineEnd } from '../../rules/grid';
import type { Kind } from '../../rules/kinds';
import type { CostRemarks } from '../../settle/cost';
import type { Sentences } from '../../../settleWords';
import { counted, grid, none } from './rules';

const EDGE: Record<LineEnd['line'], Record<LineEnd['edge'], string>> = {
  row: { start: 'ліва', end: 'права' },
  column: { start: 'верхня', end: 'нижня' },
};
const one = (kind: Kind): string => `1 ${grid.name[kind]}`;

/** `ruling`: the open question by which a table may let three cards always pay. */
export const costSentences = (ruling: string): Sentences<CostRemarks> => ({
  needEnd: () => 'Торкнись стрілки біля лінії, яку зсувають.',
  needEdge: (end) =>
    `Внеси карту, що зсувається: ${grid.shift(end)}, крайня ${EDGE[end.line][end.edge]}.`,
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
  freeThree: () => `Стіл домовився: трьома картами можна платити завжди (${ruling}).`,
  tooFew: ({ cards: n }) => `На плату трьома картами бракує: у руці ${cards(n)}.`,
  costsOneElseThree: ({ kind }) => `${one(kind)}; без ${none(kind)} — три карти`,
  costsPearl: () => 'Плата: три будь-які карти',
  pearlEdge: () => 'Перлина на краю, який зсувають: за неї платять трьома будь-якими картами.',
  otherEnd: () => 'Перлина на іншому краю: вона не переходить, тож платять як звичайно (A-E3).',
  mayAgree: () => `Стіл може домовитися, що трьома картами платять завжди (${ruling}).`,
  appPrice: () =>
    'Суддя в застосунку не прийме трьох карт, серед яких є потрібна; за згодою стіл може їх лишити.',
  appFree: () => 'У партії застосунок приймає таку плату, якщо так домовилися на початку.',
  appTrusts: () =>
    'Суддя вірить на слово, а якщо потрібна карта згодом знайдеться, покаже цей зсув.',
  appPearl: () => 'У партії застосунок приймає за перлину тільки три карти.',
});
