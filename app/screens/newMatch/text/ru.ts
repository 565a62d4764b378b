import type { Wording } from '../../../../src/text/define';
import { slavic } from '../../../../src/text/plural';
import type { uk } from './uk';

const COUNTS = ['', 'в одиночку', 'вдвоём', 'втроём', 'вчетвером', 'впятером', 'вшестером'];

export const ru: Wording<typeof uk> = {
  title: 'Новая партия',
  chooseGame: 'Во что играем?',
  otherGame: 'Другая игра',
  how: 'Как играем?',
  modes: {
    score: { name: 'Считаю очки', line: 'Игра на столе, здесь только итоги' },
    referee: { name: 'Судья', line: 'Вписывай ходы, Арбитр проверит' },
    virtual: { name: 'Раздай карты', line: 'Карт нет: раздаст телефон' },
  },
  modesDice: {
    score: { name: 'Бросаю кубики', line: 'Листы бумажные, кубики и итог здесь' },
    referee: { name: 'Судья', line: 'Кубики на столе, листы в телефоне' },
    virtual: { name: 'Всё в телефоне', line: 'Кубики и листы здесь' },
  },
  who: 'Кто за столом?',
  known: 'Знакомые игроки',
  addPlayer: 'игрок',
  addPlayerLabel: 'Добавить игрока',
  newName: 'Имя игрока',
  add: 'Добавить',
  nameTaken: 'Такое имя уже за столом: добавь фамилию или прозвище.',
  others: 'другие',
  othersLabel: 'За столом другие люди',
  moreLabel: 'Ещё один игрок',
  offered: (n) => `Игрок ${n}`,
  chair: (n, of) => `Место ${n} из ${of}`,
  chairOf: (name, n, of, starts) =>
    `${name}, место ${n} из ${of}${starts ? ', начинает' : ''}: изменить`,
  settled: 'Готово',
  startsHere: 'Начинает',
  moveBack: 'вперёд',
  moveOn: 'назад',
  removeShort: 'Убрать',
  boxRules: 'По правилам из коробки',
  agreed: (readings) => `Договорились: ${readings.join('; ')}`,
  remove: (name) => `Убрать из-за стола: ${name}`,
  moveUp: (name) => `Пересадить вперёд: ${name}`,
  moveDown: (name) => `Пересадить назад: ${name}`,
  around: 'по кругу',
  whoStarts: 'Кто начинает',
  starts: (name) => `Начинает ${name}`,
  deals: (name, next) => `Раздаёт ${name}, первую ставку делает ${next}`,
  chooseStarter: (name) => `Начинает ${name}: выбрать`,
  lot: 'жребий',
  drawing: 'Тянем жребий…',
  startPlain: 'Начать',
  start: (n) => `Начать ${COUNTS[n] ?? ''}`,
  tooFew: (min, have) =>
    `Нужно хотя бы ${min} ${slavic(min, 'игрок', 'игрока', 'игроков')}, а за столом ${have}.`,
  tooMany: (max, have) =>
    `В эту игру играет не больше ${max} ${slavic(max, 'игрока', 'игроков', 'игроков')}, а за столом ${have}: убери лишних.`,
  full: (max) => `За столом уже ${max}: больше в эту игру не играют.`,
  notForThisCount: (game, min, max) =>
    min === max ? `${game}: только ${min}` : `${game}: от ${min} до ${max}`,
  house: 'Договорённости за столом',
  houseHint: 'Правила молчат или их читают по-разному: выбери, как играет этот стол.',
  fair: {
    title: 'Честная случайность',
    preparing: 'готовим зерно…',
    fingerprint: (print) => `отпечаток ${print}`,
    added: (n) => `добавлено: ${n}`,
    hint: 'Зерно уже выбрано, вот его отпечаток. Добавь слова или касания: тогда и сам телефон не мог знать, что выпадет.',
    word: 'Слово к зерну',
    add: 'Добавить',
    tap: 'Добавить момент касания',
    tapped: (n) => `касание ${n}`,
    remove: (word) => `Убрать: ${word}`,
  },
  box: {
    only: (counts) =>
      `В коробке кое-чего не хватает: настоящей колодой можно играть ${counts.map((n) => COUNTS[n] ?? n).join(' или ')}.`,
    none: 'В коробке кое-чего не хватает: настоящим набором не сыграть.',
    virtual: 'Пусть всё будет в телефоне',
  },
  phones: {
    title: 'Каждый со своего телефона',
    note: 'без передачи: код, QR и браузер',
    join: 'За стол по коду',
  },
  startFailed: 'Не удалось сохранить партию. Попробуй ещё раз.',
};
