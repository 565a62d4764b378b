import { slavic } from '../../../../src/text/plural';

const COUNTS = ['', 'самому', 'удвох', 'утрьох', 'вчотирьох', 'вп’ятьох', 'вшістьох'];

export const uk = {
  title: 'Нова партія',
  chooseGame: 'У що граємо?',
  otherGame: 'Інша гра',
  how: 'Як граємо?',
  modes: {
    score: { name: 'Рахую очки', line: 'Гра на столі, тут лише підсумки' },
    referee: { name: 'Суддя', line: 'Вписуєте ходи, Арбітр перевіряє' },
    virtual: { name: 'Роздай карти', line: 'Карт нема: роздасть телефон' },
  },
  modesDice: {
    score: { name: 'Кидаю кубики', line: 'Аркуші паперові, кубики й підсумок тут' },
    referee: { name: 'Суддя', line: 'Кубики на столі, аркуші в телефоні' },
    virtual: { name: 'Усе в телефоні', line: 'Кубики й аркуші тут' },
  },
  who: 'Хто за столом?',
  lastGroup: 'Минулого разу',
  known: 'Знайомі гравці',
  addPlayer: 'гравець',
  addPlayerLabel: 'Додати гравця',
  newName: 'Ім’я гравця',
  add: 'Додати',
  nameTaken: 'Таке ім’я вже за столом: додай прізвище чи прізвисько.',
  nameEmpty: 'Впиши ім’я.',
  remove: (name: string) => `Прибрати зі столу: ${name}`,
  moveUp: (name: string) => `Пересадити вперед: ${name}`,
  moveDown: (name: string) => `Пересадити назад: ${name}`,
  changeColour: (name: string) => `Змінити фішку: ${name}`,
  order: 'Порядок за столом, за годинниковою стрілкою',
  around: 'по колу',
  whoStarts: 'Хто починає',
  starts: (name: string) => `Починає ${name}`,
  startsAndDeals: (name: string) => `Починає й роздає ${name}`,
  chooseStarter: (name: string) => `Починає ${name}: обрати`,
  lot: 'жереб',
  drawing: 'Тягнемо жереб…',
  lotFell: (name: string) => `Жереб: ${name}`,
  start: (n: number) => `Почати ${COUNTS[n] ?? ''}`,
  tooFew: (min: number, have: number) =>
    `Треба щонайменше ${min} ${slavic(min, 'гравець', 'гравці', 'гравців')}, а за столом ${have}.`,
  tooMany: (max: number, have: number) =>
    `Ця гра щонайбільше на ${max} ${slavic(max, 'гравця', 'гравців', 'гравців')}, а за столом ${have}: прибери зайвих.`,
  full: (max: number) => `За столом уже ${max}: більше в цю гру не грають.`,
  notForThisCount: (game: string, min: number, max: number) =>
    min === max ? `${game}: лише ${min}` : `${game}: від ${min} до ${max}`,
  house: 'Домовленості за столом',
  houseHint: 'Правила мовчать або їх читають по-різному: обери, як граєте.',
  fair: {
    title: 'Чесна випадковість',
    preparing: 'готуємо зерно…',
    fingerprint: (print: string) => `відбиток ${print}`,
    added: (n: number) => `додано: ${n}`,
    hint: 'Зерно вже обрано, ось його відбиток. Додай слова або дотики: тоді й сам телефон не міг знати, що випаде.',
    word: 'Слово до зерна',
    add: 'Додати',
    tap: 'Додати мить дотику',
    tapped: (n: number) => `дотик ${n}`,
    remove: (word: string) => `Прибрати: ${word}`,
  },
  box: {
    only: (counts: readonly number[]) =>
      `У коробці дечого бракує: справжньою колодою можна грати ${counts.map((n) => COUNTS[n] ?? n).join(' або ')}.`,
    none: 'У коробці дечого бракує: справжнім набором не зіграти.',
    virtual: 'Хай усе буде в телефоні',
  },
  startFailed: 'Не вдалося зберегти партію. Спробуй ще раз.',
};
