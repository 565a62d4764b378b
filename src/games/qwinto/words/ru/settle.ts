/** Рассуждение в Qwinto по-русски. */
import { and, numbers } from '../../../../text/lexicon/ru';
import { capital, counted } from '../../../../text/lexicon/forms';
import { minus, slavic } from '../../../../text/plural';
import { type Sentences, settleWords } from '../../../settleWords';
import { type Row, ROWS } from '../../rules/types';
import type { Cell, Remarks } from '../../settle/remarks';

const ROW: Record<Row, string> = { orange: 'оранжевый', yellow: 'жёлтый', purple: 'фиолетовый' };
const IN: Record<Row, string> = { orange: 'оранжевом', yellow: 'жёлтом', purple: 'фиолетовом' };
const OF: Record<Row, string> = { orange: 'оранжевого', yellow: 'жёлтого', purple: 'фиолетового' };
const FIELD: Record<Row, string> = { orange: 'оранжевое', yellow: 'жёлтое', purple: 'фиолетовое' };

const points = counted(slavic, 'очко', 'очка', 'очков');
const crossed = counted(slavic, 'крестик', 'крестика', 'крестиков');

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
  overCrosses: () =>
    'Все четыре неудачных броска зачёркнуты, значит, игра окончена и писать нечего.',
  offDice: ({ number, row, place }) =>
    `${number} в ${IN[row]} ряду (поле ${place}) не бывает: три кубика дают не больше 18.`,
  thirdRow: () => 'Трёх полных рядов не бывает: уже второй завершает игру.',
  twoEnds: () =>
    'Двух полных рядов и четырёх крестиков вместе не бывает: игру завершает уже что-то одно.',
  fifthCross: ({ crosses }) =>
    `${capital(crossed(crosses))} не бывает: уже четвёртый завершает игру.`,

  mayGo: ({ number }) => `Да, ${number} сюда можно`,
  mayNot: ({ number }) => `Нет, ${number} сюда нельзя`,
  fits: ({ number, cells: { length: cells } }) =>
    `${number} можно вписать в ${cells} ${slavic(cells, 'поле', 'поля', 'полей')}`,
  fitsNowhere: ({ number }) => `${number} вписать некуда`,

  thrown: ({ dice, values, sum }) =>
    dice.length === 1
      ? `Брошен ${dice.map((die) => ROW[die]).join('')} кубик, число ${sum}.`
      : `Брошены кубики: ${and(dice.map((die) => ROW[die]))}. ${values.join(' + ')} = ${sum}.`,
  noCell: ({ row }) => `В этом столбце нет поля ${OF[row]} ряда.`,
  gap: ({ row }) => `Это промежуток ${OF[row]} ряда, в него не пишут.`,
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
    `${capital(OF[row])} кубика не бросали. Пишут в ряд брошенного цвета: ${and(dice.map((die) => ROW[die]))}.`,
  places: ({ cells }) => `Подходят: ${places(cells)}.`,
  elsewhere: ({ number, cells }) => `А сюда ${number} можно: ${places(cells)}.`,
  nowhere: ({ number }) =>
    `Другого места для ${number} нет. Ведущий, который не пишет, ставит крестик.`,
  cross: () => 'Ведущий ставит крестик неудачного броска, остальные просто не пишут.',

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
  partRow: ({ row, numbers: written, points: n }) =>
    `${capital(ROW[row])} ряд неполный: ${numbers(written)}, ${points(n)}.`,
  emptyRow: ({ row }) => `${capital(ROW[row])} ряд пуст: 0 очков.`,
  fullRow: ({ row, points: n }) =>
    `${capital(ROW[row])} ряд полный: считают его последнее число, ${points(n)}.`,
  triple: ({ row, points: n }) =>
    `Тройной столбец заполнен: в пятиугольнике ${OF[row]} ряда ${n}, это ${points(n)}.`,
  openTriples: ({ columns }) =>
    columns === 1
      ? 'Ещё один тройной столбец не заполнен: он не даёт ничего.'
      : `Незаполненных тройных столбцов ${columns}: они не дают ничего.`,
  misthrows: ({ crosses, points: n }) =>
    `${capital(crossed(crosses))}${crosses === 1 ? '' : ' по −5'}: ${points(n)}.`,
  sum: ({ terms, points: n }) =>
    `Всего ${terms.map((term, i) => (i === 0 ? minus(term) : term < 0 ? `− ${-term}` : `+ ${term}`)).join(' ')} = ${minus(n)}.`,

  'now.which': () => 'Выбери, что случилось.',
  'now.atOnce.what': () => 'Ошибку нашли на этом же броске',
  'now.atOnce.ruling': () => 'Число стирают и пишут в другое место или никуда',
  'now.atOnce.rule': () => 'После каждого броска все проверяют листы.',
  'now.atOnce.table': () => 'Ведущий, который стёр и ничего не пишет, ставит крестик (A-Q6).',
  'now.atOnce.app': () => 'Приложение неверного числа не примет; в партии ход можно отменить.',
  'now.later.what': () => 'Ошибку нашли позже',
  'now.later.ruling': () => 'Число стирают и не переносят',
  'now.later.rule': () => 'Ошибку с прошлого броска уже не переносят.',
  'now.later.table': () =>
    'Крестика задним числом не ставят (A-Q6). Остальные числа остаются (A-Q8).',
  'now.later.app': () =>
    'Запись исправляют в журнале, и всё пересчитывается; бумажные листы проверяет ревизия в конце.',
  'now.which.what': () => 'Два числа не сходятся: которое стереть?',
  'now.which.ruling': () => 'Записанное позже',
  'now.which.rule': () => 'Неверно то число, которое записали вторым (A-Q5).',
  'now.which.table': () => 'Если уже не вспомнить, выбирает владелец листа.',
  'now.which.app': () => 'Ревизия покажет оба числа; которое стереть, приложение не решает.',
  'now.end.what': () => 'Ошибку нашли уже после конца',
  'now.end.ruling': () => 'Сначала исправляют, потом считают',
  'now.end.rule': () =>
    'Неверное число стирают и теперь; перенести можно только то, что с последнего броска (Q-4.1).',
  'now.end.table': () => 'Если без него конца не было, игра продолжается (A-Q7).',
  'now.end.app': () => 'Ревизия не считает листов, пока в них есть ошибка.',
};

export const ru = settleWords<Remarks>(
  {
    cell: {
      title: 'Можно ли сюда?',
      hint: 'Внеси лист и бросок, затем коснись поля.',
      also: 'можно ли вписать сюда, куда писать число, одинаковые числа в столбике, две семёрки в колонке, числа должны расти, в какой ряд писать, не подходит',
    },
    valid: {
      title: 'Верен ли лист?',
      hint: 'Перенеси числа с листа.',
      also: 'ошибка на листе, неправильно вписал, проверить лист, кто-то жульничает, невозможный лист',
    },
    score: {
      title: 'Сколько очков?',
      hint: 'Перенеси числа и крестики с листа.',
      also: 'посчитать очки, сколько очков за ряд, бонус за столбик, минус за крестики, кто выиграл',
    },
    now: {
      title: 'А теперь что?',
      hint: 'Выбери, что случилось.',
      also: 'нашли ошибку позже, что делать с ошибкой, какое число стереть, стереть число, перенести число, исправить лист, ошибка после конца',
    },
  },
  sentences,
  'Правила Qwinto этого не предусматривают.',
);
