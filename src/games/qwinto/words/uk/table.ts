/** Стіл Qwinto українською. Імена лишаються в називному відмінку. */
import { numbers } from '../../../../text/lexicon/uk';
import { counted } from '../../../../text/lexicon/forms';
import { slavic } from '../../../../text/plural';
import type { Row } from '../../rules/types';

const FIELD: Record<Row, string> = {
  orange: 'помаранчеве поле',
  yellow: 'жовте поле',
  purple: 'фіолетове поле',
};

const ROW_OF: Record<Row, string> = {
  orange: 'помаранчевого ряду',
  yellow: 'жовтого ряду',
  purple: 'фіолетового ряду',
};

const fields = counted(slavic, 'поле', 'поля', 'полів');
const dice = (n: number): string =>
  n === 0 ? 'кубики' : n === 1 ? 'кубик' : `${n} ${slavic(n, 'кубик', 'кубики', 'кубиків')}`;

export const uk = {
  save: 'Зберегти виправлення',

  row: { orange: 'помаранчевий ряд', yellow: 'жовтий ряд', purple: 'фіолетовий ряд' },
  die: { orange: 'помаранчевий кубик', yellow: 'жовтий кубик', purple: 'фіолетовий кубик' },
  cell: (row: Row, place: number) => `${FIELD[row]} ${place}`,
  bonus: 'бонусне',
  empty: 'порожнє',
  holds: (n: number) => `стоїть ${n}`,
  justWritten: (n: number) => `щойно записано ${n}`,
  can: (n: number) => `${n} можна`,
  cannot: (n: number) => `${n} не можна`,
  gap: (row: Row) => `проміжок ${ROW_OF[row]}`,
  emptyCell: '—',
  rowNumbers: (row: string, numbers: string) => `${row}: ${numbers}`,
  misthrows: (n: number) => `хибні кидки: ${n} з 4`,
  sheetOf: (name: string) => `Аркуш: ${name}`,
  becomes: (from: string, to: string) => `було ${from}, стане ${to}`,
  whyTotal: (total: string) => `Разом: ${total}. Чому?`,
  points: (n: number, shown: string) => `${shown} ${slavic(n, 'очко', 'очки', 'очок')}`,
  why: (what: string, points: string, clause: string) => `${what}: ${points}. Правило ${clause}`,
  pentagons: 'потрійні стовпчики',
  crosses: 'хибні кидки',
  turnSheet: (name: string) => `Розвернути аркуш до гравця: ${name}`,

  sheets: 'Аркуші гравців',
  tab: (name: string, state: string) => `${name}, ${state}`,
  state: {
    throws: 'кидає',
    decides: 'вирішує',
    throwsAndWrites: 'кидає, обирає поле',
    writes: 'обирає поле',
    wrote: 'число записано',
    passed: 'не пише',
    done: 'уже вирішено',
    waits: 'чекає на число',
  },

  source: 'Чим кидаєш',
  here: 'Кинути тут',
  real: 'Справжні кубики',
  chooseDice: (name: string) => `${name} обирає кубики: один, два або три.`,
  chooseFaces: (name: string) => `${name} кидає. Торкнись граней, що випали.`,
  chooseReal: (name: string) =>
    `${name} кидає. Торкнись граней, що випали: усі три записуються одразу.`,
  needDie: 'Обери хоча б один кубик',
  needFaces: 'Торкнись грані кожного кинутого кубика',
  throwDice: (n: number) => `Кинути ${dice(n)}`,
  shake: 'Або струсни пристрій.',
  waiting: (name: string) => `${name} кидає обрані кубики.`,
  enterThrow: (sum: number) => `Записати кидок: ${sum}`,
  enterAndKeep: (sum: number) => `Записати й лишити ${sum}`,
  face: (die: string, value: number) => `${die}: ${value}`,
  rolling: 'Кубики котяться…',
  showNow: 'Показати одразу',
  aside: 'осторонь',
  sumIs: (sum: number) => `Сума ${sum}`,
  sumOf: (sum: number) => `Сума ${sum}`,
  firstThrow: 'Перший кидок із двох',
  keep: (sum: number) => `Лишити ${sum}`,
  again: 'Ще раз',
  keepOrAgain: 'Що вирішено',
  keepShort: 'Лишити',
  mayGo: (sum: number) => `Куди стане ${sum}:`,
  fields,
  nowhere: (sum: number) => `${sum} нікуди вписати.`,
  crossed: (sum: number) => `Хрестик — у цьому стовпчику вже є ${sum}.`,
  everyoneWrites: (sum: number) => `Усі пишуть ${sum}`,
  inOneField: 'в одне поле',
  or: 'або',
  waitingFor: (n: number) => `Ще вирішують: ${n}`,

  pickField: 'Торкнись поля на аркуші.',
  write: (sum: number) => `Записати ${sum}`,
  writeFor: (gain: string) => `Записати, ${gain}`,
  /** Spoken: the label, then whose number goes where. */
  writeFull: (label: string, name: string, sum: number, cell: string) =>
    `${label}. ${name}: ${sum}, ${cell}`,
  pass: 'Не писати',
  passShort: 'Не пишу',
  passOf: (name: string) => `Не пишу. ${name}`,
  passCosts: (points: string) => `хибний кидок ${points}`,
  done: 'Готово',
  doneFor: (gain: string) => `Готово, ${gain}`,
  together: 'Записи відкриються разом, коли вирішать усі.',
  previous: 'Попереднє можливе поле',
  next: 'Наступне можливе поле',
  gains: {
    'Q-6.1': 'число',
    'Q-6.2': 'повний ряд',
    'Q-6.3': 'стовпчик',
    'Q-6.4': 'хрестик',
  } as Record<string, string>,
  noGain: 'очок не додає',

  lastRoll: (name: string) => `Останній кидок: ${name}`,
  writeOnPaper: 'Пиши на папері: ряд одного з цих кольорів, одне поле.',
  onPaper: 'На папері пишуть',
  nextRoll: 'Наступний кидок',
  botNext: (name: string) => `Далі кидає ${name}: обере кубики тут, а кинеш їх ти.`,
  botEnds: (name: string) => `Аркуш заповнено: гру закінчує ${name}.`,
  onlyHere: 'аркуш лише тут',
  nobodyThrew: 'Кидків ще не було',
  rollNumber: (n: number) => `Кидок ${n}`,
  rolls: 'Кидки',
  finish: 'Закінчити й порахувати аркуші',
  enteringSheet: (name: string) => `Вписуємо аркуш: ${name}`,
  backToDice: 'Назад до кубиків',
  enterSheets: 'Перенеси числа з паперу: торкнись поля й обери число.',
  padFor: (cell: string) => `Число: ${cell}`,
  erase: 'Стерти',
  previousCell: 'Попереднє поле',
  nextCell: 'Наступне поле',
  crossBox: (n: number) => `Хибний кидок ${n}`,
  nextSheet: (name: string) => `Далі: ${name}`,
  turnedUp: {
    title: 'Записано разом',
    goOn: 'Далі',
    wrote: (sum: number, cell: string) => `${sum}: ${cell}`,
    misthrow: 'не пише, хибний кидок',
  },
  count: 'Перевірити й порахувати',
  entered: (n: number) => `${numbers(n)}`,
  lateError: 'Знайдене пізно стирають і не переносять; яке саме — обирає власник.',
  eraseCell: (number: number, cell: string) => `Стерти ${number}: ${cell}`,
  uncheck: 'Не звіряти з кидками',
  uncheckHint: 'Якщо частину кидків зробили не тут або число вже стирали за правилом Q-4.2.',

  endRows: (name: string) => `${name}: заповнено два ряди`,
  endCrosses: (name: string) => `${name}: закреслено всі чотири хибні кидки`,
  endAgreed: 'Аркуші здано за згодою всіх.',
  shared: (names: string, points: string) => `${names}: порівну, ${points}. Перемога спільна.`,

  settle: {
    sheet: 'Аркуш',
    entering: 'Що вносиш',
    throw: 'Кидок',
    copy: 'Числа на аркуші',
  },
};
