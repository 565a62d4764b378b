/** Phrases used on more than one screen. The Ukrainian catalogue is the type of the others. */
import { slavic } from '../plural';

export const uk = {
  appName: 'Арбітр',
  tagline: 'суддя за твоїм столом',
  languageName: 'Українська',
  modes: { score: 'Рахую очки', referee: 'Суддя', virtual: 'Усе в телефоні' },
  tabs: { table: 'Стіл', history: 'Історія', players: 'Гравці', settings: 'Налаштування' },
  back: 'Назад',
  close: 'Закрити',
  cancel: 'Скасувати',
  ok: 'Гаразд',
  save: 'Зберегти',
  remove: 'Прибрати',
  undo: 'Скасувати хід',
  redo: 'Повернути хід',
  more: 'Ще',
  why: 'Чому?',
  andEnd: (entry: string) => `${entry} і завершити`,
  halfTyped: 'Набране ще не вписано, тож не порахується.',
  loading: 'Завантаження…',
  player: (n: number) => `Гравець ${n}`,
  players: (n: number) => `${n} ${slavic(n, 'гравець', 'гравці', 'гравців')}`,
  points: (n: number) => `${n} ${slavic(n, 'очко', 'очки', 'очок')}`,
};
