import { slavic } from '../../../src/text/plural';

export const uk = {
  levels: { easy: 'легкий бот', medium: 'середній бот', strong: 'сильний бот' },
  names: {
    easy: ['Гвинтик', 'Шайба', 'Заклепка'],
    medium: ['Пружина', 'Шестірня', 'Важіль'],
    strong: ['Маятник', 'Метроном', 'Хронометр'],
  } as Record<'easy' | 'medium' | 'strong', readonly string[]>,
  plays: {
    easy: 'грає, як новачок',
    medium: 'думає на хід уперед',
    strong: 'рахує, що вже вийшло',
  },
  short: { easy: 'легкий', medium: 'середній', strong: 'сильний' },
  bot: 'Бот',
  knows: 'знає лише те, що знала б людина тут',
  whatItKnows: 'Що знає бот',
  person: 'Людина',
  personNote: 'ім’я зі списку або нове',
  against: 'Проти ботів',
  againstNote: (bots: number) =>
    bots === 1 ? 'ти й один бот' : `ти й ${bots} ${slavic(bots, 'бот', 'боти', 'ботів')}`,
  thinks: (name: string) => `${name} думає`,
  hurry: 'торкнись — швидше',
  leave: 'Хтось іде зі столу',
  leaveNote: 'далі за нього грає бот, повернутися можна будь-коли',
  standIn: (name: string) => `Замість гравця грає бот: ${name}`,
  back: (name: string) => `Повертається: ${name}`,
  yourTurn: 'Твій хід',
  comma: ',',
  hint: {
    title: 'Підказка',
    whose: 'сильний гравець на твоєму стільці',
    weighing: 'Зважуємо…',
    gone: 'Партія пішла далі: підказка вже не про цю мить.',
    scale: 'очки понад решту столу, вуса — похибка',
    tasks: 'завдання понад решту столу, вуса — похибка',
    only: 'Більше нічого не вибереш.',
    count: (n: number) => `Підказок у цій партії: ${n}`,
    logged: 'запис у журналі',
    spoken: (choice: string, value: string, spread: string) =>
      `${choice}: ${value}, похибка ${spread}`,
    close: 'До столу',
  },
  coach: {
    title: 'Тренер',
    weighing: 'Зважує те, що було видно тоді…',
    same: 'Рівноцінно: сильний гравець не знає кращого.',
    even: (difference: string, spread: string) =>
      `Рівноцінно: різниця ${difference} менша за дві похибки (± ${spread}).`,
    better: (choice: string) => `Краще: ${choice}`,
    played: 'Зіграно',
    instead: 'Краще',
    cost: (difference: string, spread: string) => `Коштувало ${difference} ± ${spread}`,
    unweighed: 'Такого ходу тренер не зважував.',
    then: 'за тим, що було видно тоді',
  },
};
