/** Стол Qwinto по-русски. Имена остаются в именительном падеже. */
import { numbers } from '../../../../text/lexicon/ru';
import { counted } from '../../../../text/lexicon/forms';
import type { Wording } from '../../../../text/define';
import { slavic } from '../../../../text/plural';
import type { Row } from '../../rules/types';
import type { uk } from '../uk/table';

const FIELD: Record<Row, string> = {
  orange: 'оранжевое поле',
  yellow: 'жёлтое поле',
  purple: 'фиолетовое поле',
};

const ROW_OF: Record<Row, string> = {
  orange: 'оранжевого ряда',
  yellow: 'жёлтого ряда',
  purple: 'фиолетового ряда',
};

const fields = counted(slavic, 'поле', 'поля', 'полей');
const dice = (n: number): string =>
  n === 0 ? 'кубики' : n === 1 ? 'кубик' : `${n} ${slavic(n, 'кубик', 'кубика', 'кубиков')}`;

export const ru: Wording<typeof uk> = {
  save: 'Сохранить исправление',

  row: { orange: 'оранжевый ряд', yellow: 'жёлтый ряд', purple: 'фиолетовый ряд' },
  die: { orange: 'оранжевый кубик', yellow: 'жёлтый кубик', purple: 'фиолетовый кубик' },
  cell: (row, place) => `${FIELD[row]} ${place}`,
  bonus: 'бонусное',
  empty: 'пустое',
  holds: (n) => `стоит ${n}`,
  justWritten: (n) => `только что записано ${n}`,
  can: (n) => `${n} можно`,
  cannot: (n) => `${n} нельзя`,
  gap: (row) => `промежуток ${ROW_OF[row]}`,
  emptyCell: '—',
  rowNumbers: (row, numbers) => `${row}: ${numbers}`,
  misthrows: (n) => `неудачные броски: ${n} из 4`,
  sheetOf: (name) => `Лист: ${name}`,
  becomes: (from, to) => `было ${from}, станет ${to}`,
  whyTotal: (total) => `Всего: ${total}. Почему?`,
  points: (n, shown) => `${shown} ${slavic(n, 'очко', 'очка', 'очков')}`,
  why: (what, points, clause) => `${what}: ${points}. Правило ${clause}`,
  pentagons: 'тройные столбцы',
  crosses: 'неудачные броски',
  turnSheet: (name) => `Развернуть лист к игроку: ${name}`,

  sheets: 'Листы игроков',
  tab: (name, state) => `${name}, ${state}`,
  state: {
    throws: 'бросает',
    decides: 'решает',
    throwsAndWrites: 'бросает, выбирает поле',
    writes: 'выбирает поле',
    wrote: 'число записано',
    passed: 'не пишет',
    done: 'уже решено',
    waits: 'ждёт числа',
  },

  source: 'Чем бросаешь',
  here: 'Бросить здесь',
  real: 'Настоящие кубики',
  chooseDice: (name) => `${name} выбирает кубики: один, два или три.`,
  chooseFaces: (name) => `${name} бросает. Коснись выпавших граней.`,
  chooseReal: (name) => `${name} бросает. Коснись выпавших граней: все три записываются сразу.`,
  needDie: 'Выбери хотя бы один кубик',
  needFaces: 'Коснись грани каждого брошенного кубика',
  throwDice: (n) => `Бросить ${dice(n)}`,
  shake: 'Или встряхни устройство.',
  waiting: (name) => `${name} бросает выбранные кубики.`,
  enterThrow: (sum) => `Записать бросок: ${sum}`,
  enterAndKeep: (sum) => `Записать и оставить ${sum}`,
  face: (die, value) => `${die}: ${value}`,
  rolling: 'Кубики катятся…',
  showNow: 'Показать сразу',
  aside: 'в стороне',
  sumIs: (sum) => `Сумма ${sum}`,
  sumOf: (sum) => `Сумма ${sum}`,
  firstThrow: 'Первый бросок из двух',
  keep: (sum) => `Оставить ${sum}`,
  again: 'Ещё раз',
  keepOrAgain: 'Что решено',
  keepShort: 'Оставить',
  mayGo: (sum) => `Куда встанет ${sum}:`,
  fields,
  nowhere: (sum) => `${sum} некуда вписать.`,
  crossed: (sum) => `Крестик — в этом столбце уже есть ${sum}.`,
  everyoneWrites: (sum) => `Все пишут ${sum}`,
  inOneField: 'в одно поле',
  or: 'или',
  waitingFor: (n) => `Ещё решают: ${n}`,

  pickField: 'Коснись поля на листе.',
  write: (sum) => `Записать ${sum}`,
  writeFor: (gain) => `Записать, ${gain}`,
  writeFull: (label, name, sum, cell) => `${label}. ${name}: ${sum}, ${cell}`,
  pass: 'Не писать',
  passShort: 'Не пишу',
  passOf: (name) => `Не пишу. ${name}`,
  passCosts: (points) => `неудачный бросок ${points}`,
  done: 'Готово',
  doneFor: (gain) => `Готово, ${gain}`,
  together: 'Записи откроются вместе, когда решат все.',
  previous: 'Предыдущее возможное поле',
  next: 'Следующее возможное поле',
  gains: {
    'Q-6.1': 'число',
    'Q-6.2': 'полный ряд',
    'Q-6.3': 'столбец',
    'Q-6.4': 'крестик',
  },
  noGain: 'очков не добавляет',

  lastRoll: (name) => `Последний бросок: ${name}`,
  writeOnPaper: 'Пиши на бумаге: ряд одного из этих цветов, одно поле.',
  nobodyThrew: 'Бросков ещё не было',
  rollNumber: (n) => `Бросок ${n}`,
  rolls: 'Броски',
  finish: 'Закончить и посчитать листы',
  enteringSheet: (name) => `Вписываем лист: ${name}`,
  backToDice: 'Назад к кубикам',
  enterSheets: 'Перенеси числа с бумаги: коснись поля и выбери число.',
  padFor: (cell) => `Число: ${cell}`,
  erase: 'Стереть',
  previousCell: 'Предыдущее поле',
  nextCell: 'Следующее поле',
  crossBox: (n) => `Неудачный бросок ${n}`,
  nextSheet: (name) => `Дальше: ${name}`,
  turnedUp: {
    title: 'Записано вместе',
    goOn: 'Дальше',
    wrote: (sum, cell) => `${sum}: ${cell}`,
    misthrow: 'не пишет, неудачный бросок',
  },
  count: 'Проверить и посчитать',
  entered: (n) => `${numbers(n)}`,
  lateError: 'Найденное поздно стирают и не переносят; что именно — выбирает владелец.',
  eraseCell: (number, cell) => `Стереть ${number}: ${cell}`,
  uncheck: 'Не сверять с бросками',
  uncheckHint: 'Если часть бросков сделали не здесь или число уже стирали по правилу Q-4.2.',

  endRows: (name) => `${name}: заполнены два ряда`,
  endCrosses: (name) => `${name}: зачёркнуты все четыре неудачных броска`,
  endAgreed: 'Листы сданы по общему согласию.',
  shared: (names, points) => `${names}: поровну, ${points}. Победа общая.`,

  settle: {
    sheet: 'Лист',
    entering: 'Что вносишь',
    throw: 'Бросок',
    copy: 'Числа на листе',
  },
};
