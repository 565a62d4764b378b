/** Рассуждение в Qwinto по-русски. */
import { minus, slavic } from '../../../../text/plural';
import { capital, listed, type Sentences, settleWords } from '../../../settleWords';
import { type Row, ROWS } from '../../types';
import type { Cell, Remarks } from '../remarks';

const ROW: Record<Row, string> = { orange: 'оранжевый', yellow: 'жёлтый', purple: 'фиолетовый' };
const IN: Record<Row, string> = { orange: 'оранжевом', yellow: 'жёлтом', purple: 'фиолетовом' };
const OF: Record<Row, string> = { orange: 'оранжевого', yellow: 'жёлтого', purple: 'фиолетового' };
const FIELD: Record<Row, string> = { orange: 'оранжевое', yellow: 'жёлтое', purple: 'фиолетовое' };

const points = (n: number): string => `${minus(n)} ${slavic(n, 'балл', 'балла', 'баллов')}`;
const crossed = (n: number): string => `${n} ${slavic(n, 'крестик', 'крестика', 'крестиков')}`;

/** «жёлтый ряд — поля 5, 6; фиолетовый ряд — поле 9». */
function places(cells: readonly Cell[]): string {
  return ROWS.flatMap((row) => {
    const own = cells.filter((cell) => cell.row === row).map(({ place }) => place);
    const what = own.length === 1 ? 'поле' : 'поля';
    return own.length === 0 ? [] : [`${ROW[row]} ряд — ${what} ${own.join(', ')}`];
  }).join('; ');
}

const sentences: Sentences<Remarks> = {
  needDice: () => 'Коснись выпавших граней: кубики дают и число, и разрешённые ряды.',
  needSheet: () => 'Перенеси числа с листа: коснись поля и выбери число.',

  overRows: () => 'Два ряда уже полны, значит, игра окончена и писать нечего.',
  overCrosses: () => 'Все четыре ложных броска зачёркнуты, значит, игра окончена и писать нечего.',
  offDice: ({ number, row, place }) =>
    `${number} в ${IN[row]} ряду (поле ${place}) не бывает: три кубика дают не больше 18.`,
  thirdRow: () => 'Трёх полных рядов не бывает: уже второй завершает игру.',
  fifthCross: ({ crosses }) =>
    `${capital(crossed(crosses))} не бывает: уже четвёртый завершает игру.`,

  mayGo: ({ number }) => `Да, ${number} сюда можно`,
  mayNot: ({ number }) => `Нет, ${number} сюда нельзя`,
  fits: ({ number, cells }) =>
    `${number} можно вписать: ${cells} ${slavic(cells, 'поле', 'поля', 'полей')}`,
  fitsNowhere: ({ number }) => `${number} вписать некуда`,

  thrown: ({ dice, values, sum }) =>
    dice.length === 1
      ? `Брошен ${dice.map((die) => ROW[die]).join('')} кубик, число ${sum}.`
      : `Брошены кубики: ${listed(
          dice.map((die) => ROW[die]),
          'и',
        )}. ${values.join(' + ')} = ${sum}.`,
  noCell: ({ row }) => `В этом столбце нет поля ${OF[row]} ряда.`,
  gap: ({ row }) => `Это пробел ${OF[row]} ряда, в него не пишут.`,
  taken: ({ row, place, number }) =>
    `${capital(FIELD[row])} поле ${place} занято: там уже ${number}.`,
  between: ({ row, number, left, right }) => {
    if (left === null && right === null)
      return `В ${IN[row]} ряду ещё нет чисел, ${number} ничему не мешает.`;
    if (left === null) return `Справа в ряду ${right}, это больше ${number}.`;
    if (right === null) return `Слева в ряду ${left}, это меньше ${number}.`;
    return `В ряду слева ${left}, справа ${right}, поэтому ${number} встаёт между ними.`;
  },
  falls: ({ left, right }) =>
    `В ${IN[left.row]} ряду после ${left.number} (поле ${left.place}) не может идти ${right.number} (поле ${right.place}): числа должны расти.`,
  columnFree: ({ number }) => `В этом столбце ${number} больше нет.`,
  twin: ({ cell, other }) =>
    `В одном столбце дважды ${cell.number}: ${FIELD[cell.row]} поле ${cell.place} и ${FIELD[other.row]} поле ${other.place}.`,
  dieThrown: ({ row }) => `${capital(ROW[row])} кубик брошен, поэтому писать в этот ряд можно.`,
  dieMissing: ({ row, dice }) =>
    `${capital(OF[row])} кубика не бросали. Пишут в ряд брошенного цвета: ${listed(
      dice.map((die) => ROW[die]),
      'и',
    )}.`,
  places: ({ cells }) => `Подходят: ${places(cells)}.`,
  elsewhere: ({ number, cells }) => `Ещё ${number} подходит сюда: ${places(cells)}.`,
  nowhere: ({ number }) =>
    `Другого места для ${number} нет. Ведущий, который не пишет, ставит крестик.`,
  cross: () => 'Ведущий ставит крестик ложного броска, остальные просто не пишут.',

  valid: () => 'Лист верен',
  invalid: () => 'На листе ошибка',
  rowRises: ({ row, numbers }) =>
    numbers.length === 1
      ? `${capital(ROW[row])} ряд: только ${numbers.join('')}, ошибки быть не может.`
      : `${capital(ROW[row])} ряд растёт: ${numbers.join(' < ')}.`,
  noTwins: () => 'Ни в одном столбце число не повторяется.',
  crosses: ({ crosses }) => `${capital(crossed(crosses))}, а бывает до четырёх.`,
  endsByRows: () => 'Два ряда полны: на этом броске игра заканчивается.',
  endsByCrosses: () => 'Четыре крестика: на этом броске игра заканчивается.',
  erase: () =>
    'Стирают то число, которое записали позже; если этого не вспомнить, выбирает владелец. Ошибку из прошлых бросков уже не переносят.',

  total: ({ points: n }) => points(n),
  partRow: ({ row, numbers, points: n }) =>
    `${capital(ROW[row])} ряд неполный: ${numbers} ${slavic(numbers, 'число', 'числа', 'чисел')}, ${points(n)}.`,
  emptyRow: ({ row }) => `${capital(ROW[row])} ряд пуст: 0 баллов.`,
  fullRow: ({ row, points: n }) =>
    `${capital(ROW[row])} ряд полный: считают его последнее число, ${points(n)}.`,
  triple: ({ row, points: n }) =>
    `Тройной столбец заполнен: в пятиугольнике ${OF[row]} ряда ${n}, это ${points(n)}.`,
  openTriples: ({ columns }) =>
    columns === 1
      ? 'Ещё один тройной столбец не заполнен: он не даёт ничего.'
      : `Незаполненных тройных столбцов ${columns}: они не дают ничего.`,
  misthrows: ({ crosses, points: n }) => `${capital(crossed(crosses))} по −5: ${points(n)}.`,
  sum: ({ terms, points: n }) =>
    `Всего ${terms.map((term, i) => (i === 0 ? minus(term) : term < 0 ? `− ${-term}` : `+ ${term}`)).join(' ')} = ${minus(n)}.`,
};

export const ru = settleWords<Remarks>(
  {
    cell: { title: 'Можно ли сюда?', hint: 'Внеси лист и бросок, затем коснись поля.' },
    valid: { title: 'Верен ли лист?', hint: 'Перенеси числа с листа.' },
    score: { title: 'Сколько баллов?', hint: 'Перенеси числа и крестики с листа.' },
  },
  sentences,
  'Правила Qwinto этого не предусматривают.',
);
