/** Розсуд у Qwinto українською. */
import { minus, slavic } from '../../../../text/plural';
import { capital, listed, type Sentences, settleWords } from '../../../settleWords';
import { type Row, ROWS } from '../../types';
import type { Cell, Remarks } from '../remarks';

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

const points = (n: number): string => `${minus(n)} ${slavic(n, 'бал', 'бали', 'балів')}`;
const crossed = (n: number): string => `${n} ${slavic(n, 'хрестик', 'хрестики', 'хрестиків')}`;

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

  overRows: () => 'Два ряди вже повні, тож гру закінчено й писати нічого.',
  overCrosses: () => 'Усі чотири хибні кидки закреслено, тож гру закінчено й писати нічого.',
  offDice: ({ number, row, place }) =>
    `${number} у ${IN[row]} ряді (поле ${place}) не буває: три кубики дають щонайбільше 18.`,
  thirdRow: () => 'Три повні ряди не бувають: уже другий завершує гру.',
  fifthCross: ({ crosses }) => `${capital(crossed(crosses))} не буває: уже четвертий завершує гру.`,

  mayGo: ({ number }) => `Так, ${number} сюди можна`,
  mayNot: ({ number }) => `Ні, ${number} сюди не можна`,
  fits: ({ number, cells }) =>
    `${number} можна вписати: ${cells} ${slavic(cells, 'поле', 'поля', 'полів')}`,
  fitsNowhere: ({ number }) => `${number} вписати нікуди`,

  thrown: ({ dice, values, sum }) =>
    dice.length === 1
      ? `Кинуто ${dice.map((die) => ROW[die]).join('')} кубик, число ${sum}.`
      : `Кинуто кубики: ${listed(
          dice.map((die) => ROW[die]),
          'і',
        )}. ${values.join(' + ')} = ${sum}.`,
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
    `${capital(OF[row])} кубика не кидали. Пишуть у ряд кинутого кольору: ${listed(
      dice.map((die) => ROW[die]),
      'і',
    )}.`,
  places: ({ cells }) => `Підходять: ${places(cells)}.`,
  elsewhere: ({ number, cells }) => `Ще ${number} підходить сюди: ${places(cells)}.`,
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
  partRow: ({ row, numbers, points: n }) =>
    `${capital(ROW[row])} ряд неповний: ${numbers} ${slavic(numbers, 'число', 'числа', 'чисел')}, ${points(n)}.`,
  emptyRow: ({ row }) => `${capital(ROW[row])} ряд порожній: 0 балів.`,
  fullRow: ({ row, points: n }) =>
    `${capital(ROW[row])} ряд повний: рахують його останнє число, ${points(n)}.`,
  triple: ({ row, points: n }) =>
    `Потрійний стовпчик заповнено: у п’ятикутнику ${OF[row]} ряду ${n}, це ${points(n)}.`,
  openTriples: ({ columns }) =>
    columns === 1
      ? 'Ще один потрійний стовпчик не заповнено: він не дає нічого.'
      : `Незаповнених потрійних стовпчиків ${columns}: вони не дають нічого.`,
  misthrows: ({ crosses, points: n }) => `${capital(crossed(crosses))} по −5: ${points(n)}.`,
  sum: ({ terms, points: n }) =>
    `Разом ${terms.map((term, i) => (i === 0 ? minus(term) : term < 0 ? `− ${-term}` : `+ ${term}`)).join(' ')} = ${minus(n)}.`,
};

export const uk = settleWords<Remarks>(
  {
    cell: {
      title: 'Чи можна сюди?',
      hint: 'Внеси аркуш і кидок, тоді торкнись поля.',
    },
    valid: { title: 'Чи правильний аркуш?', hint: 'Перенеси числа з аркуша.' },
    score: { title: 'Скільки балів?', hint: 'Перенеси числа й хрестики з аркуша.' },
  },
  sentences,
  'Правила Qwinto цього не передбачають.',
);
