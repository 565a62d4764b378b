/** Розсуд у Qwinto українською. */
import { and, numbers } from '../../../../text/lexicon/uk';
import { capital, counted } from '../../../../text/lexicon/forms';
import { minus, slavic } from '../../../../text/plural';
import { type Sentences, settleWords } from '../../../settleWords';
import { type Row, ROWS } from '../../rules/types';
import type { Cell, Remarks } from '../../settle/remarks';

const ROW: Record<Row, string> = {
  orange: 'помаранчевий',
  yellow: 'жовтий',
  purple: 'фіолетовий',
};
const IN: Record<Row, string> = {
  orange: 'помаранчевому',
  yellow: 'жовтому',
  purple: 'фіолетовому',
};
const OF: Record<Row, string> = {
  orange: 'помаранчевого',
  yellow: 'жовтого',
  purple: 'фіолетового',
};
const FIELD: Record<Row, string> = {
  orange: 'помаранчеве',
  yellow: 'жовте',
  purple: 'фіолетове',
};

const points = counted(slavic, 'очко', 'очки', 'очок');
const crossed = counted(slavic, 'хрестик', 'хрестики', 'хрестиків');

/** «жовтий ряд — поля 5, 6; фіолетовий ряд — поле 9». */
function places(cells: readonly Cell[]): string {
  return ROWS.flatMap((row) => {
    const own = cells.filter((cell) => cell.row === row).map(({ place }) => place);
    const what = own.length === 1 ? 'поле' : 'поля';
    return own.length === 0 ? [] : [`${ROW[row]} ряд — ${what} ${own.join(', ')}`];
  }).join('; ');
}

const sentences: Sentences<Remarks> = {
  needDice: () => 'Торкнись граней, що випали: кубики дають і число, і дозволені ряди.',
  needSheet: () => 'Перенеси числа з аркуша: торкнись поля й обери число.',

  overRows: () => 'Два ряди вже повні, тож гру закінчено й писати нема чого.',
  overCrosses: () => 'Усі чотири хибні кидки закреслено, тож гру закінчено й писати нема чого.',
  offDice: ({ number, row, place }) =>
    `${number} у ${IN[row]} ряді (поле ${place}) не буває: три кубики дають щонайбільше 18.`,
  thirdRow: () => 'Трьох повних рядів не буває: уже другий завершує гру.',
  twoEnds: () =>
    'Двох повних рядів і чотирьох хрестиків разом не буває: гру завершує вже щось одне.',
  fifthCross: ({ crosses }) => `${capital(crossed(crosses))} не буває: уже четвертий завершує гру.`,

  mayGo: ({ number }) => `Так, ${number} сюди можна`,
  mayNot: ({ number }) => `Ні, ${number} сюди не можна`,
  fits: ({ number, cells: { length: cells } }) =>
    `${number} можна вписати в ${cells} ${slavic(cells, 'поле', 'поля', 'полів')}`,
  fitsNowhere: ({ number }) => `${number} вписати нікуди`,

  thrown: ({ dice, values, sum }) =>
    dice.length === 1
      ? `Кинуто ${dice.map((die) => ROW[die]).join('')} кубик, число ${sum}.`
      : `Кинуто кубики: ${and(dice.map((die) => ROW[die]))}. ${values.join(' + ')} = ${sum}.`,
  noCell: ({ row }) => `У цьому стовпчику немає поля ${OF[row]} ряду.`,
  gap: ({ row }) => `Це проміжок ${OF[row]} ряду, у нього не пишуть.`,
  taken: ({ row, place, number }) =>
    `${capital(FIELD[row])} поле ${place} зайняте: там уже ${number}.`,
  between: ({ row, number, left, right }) => {
    if (left === null && right === null)
      return `У ${IN[row]} ряді ще немає чисел, ${number} нічому не заважає.`;
    if (left === null) return `Праворуч у ряді ${right}, це більше за ${number}.`;
    if (right === null) return `Ліворуч у ряді ${left}, це менше за ${number}.`;
    return `У ряді ліворуч ${left}, праворуч ${right}, тож ${number} стає між ними.`;
  },
  falls: ({ left, right }) =>
    `У ${IN[left.row]} ряді після ${left.number} (поле ${left.place}) не може йти ${right.number} (поле ${right.place}): числа мають зростати.`,
  columnFree: ({ number }) => `У цьому стовпчику ${number} більше немає.`,
  twin: ({ cell, other }) =>
    `У тому самому стовпчику двічі ${cell.number}: ${FIELD[cell.row]} поле ${cell.place} і ${FIELD[other.row]} поле ${other.place}.`,
  dieThrown: ({ row }) => `${capital(ROW[row])} кубик кинуто, тож писати в цей ряд можна.`,
  dieMissing: ({ row, dice }) =>
    `${capital(OF[row])} кубика не кидали. Пишуть у ряд кинутого кольору: ${and(dice.map((die) => ROW[die]))}.`,
  places: ({ cells }) => `Підходять: ${places(cells)}.`,
  elsewhere: ({ number, cells }) => `А сюди ${number} можна: ${places(cells)}.`,
  nowhere: ({ number }) =>
    `Іншого місця для ${number} немає. Ведучий, який не пише, ставить хрестик.`,
  cross: () => 'Ведучий ставить хрестик хибного кидка, решта просто не пише.',

  valid: () => 'Аркуш правильний',
  invalid: () => 'На аркуші помилка',
  rowRises: ({ row, numbers }) =>
    numbers.length === 1
      ? `${capital(ROW[row])} ряд: лише ${numbers.join('')}, помилки бути не може.`
      : `${capital(ROW[row])} ряд зростає: ${numbers.join(' < ')}.`,
  noTwins: () => 'У жодному стовпчику число не повторюється.',
  crosses: ({ crosses }) => `${capital(crossed(crosses))}, а буває до чотирьох.`,
  endsByRows: () => 'Два ряди повні: на цьому кидку гра закінчується.',
  endsByCrosses: () => 'Чотири хрестики: на цьому кидку гра закінчується.',
  erase: () =>
    'Стирають те число, яке записали пізніше; якщо цього не згадати, обирає власник. Помилку з минулих кидків уже не переносять.',

  total: ({ points: n }) => points(n),
  partRow: ({ row, numbers: written, points: n }) =>
    `${capital(ROW[row])} ряд неповний: ${numbers(written)}, ${points(n)}.`,
  emptyRow: ({ row }) => `${capital(ROW[row])} ряд порожній: 0 очок.`,
  fullRow: ({ row, points: n }) =>
    `${capital(ROW[row])} ряд повний: рахують його останнє число, ${points(n)}.`,
  triple: ({ row, points: n }) =>
    `Потрійний стовпчик заповнено: у п’ятикутнику ${OF[row]} ряду ${n}, це ${points(n)}.`,
  openTriples: ({ columns }) =>
    columns === 1
      ? 'Ще один потрійний стовпчик не заповнено: він не дає нічого.'
      : `Незаповнених потрійних стовпчиків ${columns}: вони не дають нічого.`,
  misthrows: ({ crosses, points: n }) =>
    `${capital(crossed(crosses))}${crosses === 1 ? '' : ' по −5'}: ${points(n)}.`,
  sum: ({ terms, points: n }) =>
    `Разом ${terms.map((term, i) => (i === 0 ? minus(term) : term < 0 ? `− ${-term}` : `+ ${term}`)).join(' ')} = ${minus(n)}.`,

  'now.which': () => 'Обери, що сталося.',
  'now.atOnce.what': () => 'Помилку знайшли на цьому ж кидку',
  'now.atOnce.ruling': () => 'Число стирають і пишуть деінде або ніде',
  'now.atOnce.rule': () => 'Після кожного кидка всі перевіряють аркуші.',
  'now.atOnce.table': () => 'Ведучий, який стер і нічого не пише, ставить хрестик (A-Q6).',
  'now.atOnce.app': () => 'Застосунок хибного числа не прийме; у партії хід можна скасувати.',
  'now.later.what': () => 'Помилку знайшли пізніше',
  'now.later.ruling': () => 'Число стирають і не переносять',
  'now.later.rule': () => 'Помилку з минулого кидка вже не переносять.',
  'now.later.table': () =>
    'Хрестика заднім числом не ставлять (A-Q6). Решта чисел лишається (A-Q8).',
  'now.later.app': () =>
    'Запис виправляють у журналі, і все перераховується; паперові аркуші перевіряє ревізія в кінці.',
  'now.which.what': () => 'Два числа не сходяться: котре стерти?',
  'now.which.ruling': () => 'Пізніше записане',
  'now.which.rule': () => 'Хибне те число, яке записали другим (A-Q5).',
  'now.which.table': () => 'Якщо вже не згадати, обирає власник аркуша.',
  'now.which.app': () => 'Ревізія покаже обидва числа; котре стерти, застосунок не вирішує.',
  'now.end.what': () => 'Помилку знайшли вже після кінця',
  'now.end.ruling': () => 'Спершу виправляють, потім рахують',
  'now.end.rule': () =>
    'Хибне число стирають і тепер; перенести можна лише те, що з останнього кидка (Q-4.1).',
  'now.end.table': () => 'Якщо без нього кінця не було, гра триває (A-Q7).',
  'now.end.app': () => 'Ревізія не рахує аркушів, доки в них є помилка.',
};

export const uk = settleWords<Remarks>(
  {
    cell: {
      title: 'Чи можна сюди?',
      hint: 'Внеси аркуш і кидок, тоді торкнись поля.',
      also: 'чи можна вписати сюди, куди писати число, однакові числа в стовпчику, дві сімки в колонці, числа мають зростати, в який ряд писати, не підходить',
    },
    valid: {
      title: 'Чи правильний аркуш?',
      hint: 'Перенеси числа з аркуша.',
      also: 'помилка на аркуші, неправильно вписав, перевірити аркуш, хтось шахраює, неможливий аркуш',
    },
    score: {
      title: 'Скільки очок?',
      hint: 'Перенеси числа й хрестики з аркуша.',
      also: 'порахувати очки, скільки очок за ряд, бонус за стовпчик, мінус за хрестики, хто виграв',
    },
    now: {
      title: 'А тепер що?',
      hint: 'Обери, що сталося.',
      also: 'знайшли помилку пізніше, що робити з помилкою, яке число стерти, стерти число, перенести число, виправити аркуш, помилка після кінця',
    },
  },
  sentences,
  'Правила Qwinto цього не передбачають.',
);
