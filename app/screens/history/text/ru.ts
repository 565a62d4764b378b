import type { Wording } from '../../../../src/text/define';
import { slavic } from '../../../../src/text/plural';
import type { uk } from './uk';

const inDays = (n: number): string => `${n} ${slavic(n, 'день', 'дня', 'дней')}`;

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
  chooseMode: 'Как играли?',
  allModes: 'Все способы',
  chooseWhen: 'Когда?',
  allTime: 'Всё время',
  periods: { month: 'В этом месяце', year: 'В этом году' },
  since: (day) => `с ${day}`,
  until: (day) => `до ${day}`,
  ownDays: 'Свои даты',
  from: 'С',
  to: 'До',
  dayPattern: '05.11.2026',
  noDay: 'Это не похоже на дату. Пример: 05.11.2026.',
  backwards: 'Конец раньше начала.',
  show: 'Показать',
  search: 'Найти по имени',
  searchEnd: 'Закрыть поиск',
  searchName: 'Имя игрока',
  searchClear: 'Стереть имя',
  today: 'сегодня',
  minutes: (n) => `${n} мин`,
  state: 'Какие партии',
  states: { all: 'Все партии', finished: 'Завершённые', open: 'Идут', deleted: 'Удалённые' },
  goesOn: 'Идёт',
  forged: 'изменено',
  endedEarly: 'завершена досрочно',
  late: 'вписана позже',
  enterLate: 'Вписать партию, сыгранную без «Арбитра»',
  open: (game, date, names) => `${game}, ${date}. ${names}. Открыть`,
  gone: (game, date, names) => `${game}, ${date}. ${names}`,
  won: (names) =>
    names.length === 0
      ? ''
      : `${names.length > 1 ? 'Побеждают' : 'Побеждает'} ${names.join(', ')}: `,
  matches: (n) => `${n} ${slavic(n, 'партия', 'партии', 'партий')}`,
  duration: (minutes) =>
    [
      minutes >= 60 ? `${Math.floor(minutes / 60)} ч` : '',
      minutes % 60 > 0 ? `${minutes % 60} мин` : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
  statistics: 'Статистика',
  share: 'Поделиться',
  delete: 'Удалить',
  menu: 'Что сделать с партией',
  restore: (game, date) => `Вернуть партию: ${game}, ${date}`,
  left: (days) => `вернуть можно ещё ${inDays(days)}`,
  removed: (days) => `Партия удалена. Вернуть можно ещё ${inDays(days)}.`,
  bringBack: 'Вернуть',
  restored: 'Партия возвращена.',
  failed: 'Не удалось сохранить. Попробуй ещё раз.',
};
