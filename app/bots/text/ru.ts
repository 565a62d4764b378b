import { slavic } from '../../../src/text/plural';
import type { uk } from './uk';

export const ru: typeof uk = {
  levels: { easy: 'лёгкий бот', medium: 'средний бот', strong: 'сильный бот' },
  names: {
    easy: ['Винтик', 'Шайба', 'Заклёпка'],
    medium: ['Пружина', 'Шестерня', 'Рычаг'],
    strong: ['Маятник', 'Метроном', 'Хронометр'],
  },
  plays: {
    easy: 'играет как новичок',
    medium: 'думает на ход вперёд',
    strong: 'считает, что уже вышло',
  },
  short: { easy: 'лёгкий', medium: 'средний', strong: 'сильный' },
  bot: 'Бот',
  knows: 'знает лишь то, что знал бы человек здесь',
  whatItKnows: 'Что знает бот',
  person: 'Человек',
  personNote: 'имя из списка или новое',
  against: 'Против ботов',
  againstNote: (bots) =>
    bots === 1 ? 'ты и один бот' : `ты и ${bots} ${slavic(bots, 'бот', 'бота', 'ботов')}`,
  thinks: (name) => `${name} думает`,
  hurry: 'коснись — быстрее',
  leave: 'Кто-то уходит из-за стола',
  leaveNote: 'дальше за него играет бот, вернуться можно в любой момент',
  standIn: (name) => `Вместо игрока играет бот: ${name}`,
  back: (name) => `Возвращается: ${name}`,
  yourTurn: 'Твой ход',
  comma: ',',
  hint: {
    title: 'Подсказка',
    whose: 'сильный игрок на твоём стуле',
    weighing: 'Взвешиваем…',
    gone: 'Партия пошла дальше: подсказка уже не об этом моменте.',
    scale: 'очки сверх остального стола, усы — погрешность',
    tasks: 'задания сверх остального стола, усы — погрешность',
    only: 'Больше ничего не выбрать.',
    count: (n) => `Подсказок в этой партии: ${n}`,
    logged: 'запись в журнале',
    spoken: (choice, value, spread) => `${choice}: ${value}, погрешность ${spread}`,
    close: 'К столу',
  },
  coach: {
    title: 'Тренер',
    weighing: 'Взвешивает то, что было видно тогда…',
    same: 'Равноценно: сильный игрок не знает лучшего.',
    even: (difference, spread) =>
      `Равноценно: разница ${difference} меньше двух погрешностей (± ${spread}).`,
    better: (choice) => `Лучше: ${choice}`,
    played: 'Сыграно',
    instead: 'Лучше',
    cost: (difference, spread) => `Стоило ${difference} ± ${spread}`,
    unweighed: 'Такого хода тренер не взвешивал.',
    then: 'по тому, что было видно тогда',
  },
};
