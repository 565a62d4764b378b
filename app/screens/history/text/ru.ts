import type { Wording } from '../../../../src/text/define';
import type { uk } from './uk';

export const ru: Wording<typeof uk> = {
  title: 'История',
  empty: 'Первая партия появится здесь.',
  start: 'Начать партию',
  nothing: 'Таких партий нет.',
  clear: 'Показать все',
  allGames: 'Все игры',
  chooseGame: 'Какая игра?',
  everyone: 'Все игроки',
  choosePlayer: 'Кто за столом?',
  state: 'Какие партии',
  states: { all: 'Все', finished: 'Завершённые', open: 'Идут', deleted: 'Удалённые' },
  unfinished: 'идёт',
  open: (game, date, names) => `${game}, ${date}. ${names}. Открыть`,
  remove: (game, date) => `Удалить партию: ${game}, ${date}`,
  restore: (game, date) => `Вернуть партию: ${game}, ${date}`,
  removed: 'Партия удалена. Вернуть можно ещё 30 дней.',
  bringBack: 'Вернуть',
  restored: 'Партия возвращена.',
  failed: 'Не удалось сохранить. Попробуй ещё раз.',
};
