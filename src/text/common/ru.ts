import type { Wording } from '../define';
import { slavic } from '../plural';
import type { uk } from './uk';

export const ru: Wording<typeof uk> = {
  appName: 'Арбитр',
  tagline: 'судья за твоим столом',
  languageName: 'Русский',
  modes: { score: 'Считаю очки', referee: 'Судья', virtual: 'Всё в телефоне' },
  tabs: { table: 'Стол', history: 'История', players: 'Игроки', settings: 'Настройки' },
  back: 'Назад',
  close: 'Закрыть',
  cancel: 'Отмена',
  ok: 'Хорошо',
  save: 'Сохранить',
  remove: 'Убрать',
  undo: 'Отменить ход',
  redo: 'Вернуть ход',
  more: 'Ещё',
  why: 'Почему?',
  andEnd: (entry) => `${entry} и завершить`,
  halfTyped: 'Набранное ещё не вписано и не будет засчитано.',
  loading: 'Загрузка…',
  player: (n) => `Игрок ${n}`,
  players: (n) => `${n} ${slavic(n, 'игрок', 'игрока', 'игроков')}`,
  points: (n) => `${n} ${slavic(n, 'очко', 'очка', 'очков')}`,
};
