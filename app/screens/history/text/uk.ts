import { slavic } from '../../../../src/text/plural';

const inDays = (n: number): string => `${n} ${slavic(n, 'день', 'дні', 'днів')}`;

export const uk = {
  title: 'Історія',
  empty: 'Перша партія з’явиться тут.',
  start: 'Почати партію',
  nothing: 'Таких партій немає.',
  clear: 'Показати всі',
  allGames: 'Усі ігри',
  chooseGame: 'Яка гра?',
  everyone: 'Усі гравці',
  choosePlayer: 'Хто за столом?',
  chooseMode: 'Як грали?',
  allModes: 'Усі способи',
  chooseWhen: 'Коли?',
  allTime: 'Увесь час',
  periods: { month: 'Цього місяця', year: 'Цього року' },
  since: (day: string) => `від ${day}`,
  until: (day: string) => `до ${day}`,
  ownDays: 'Свої дати',
  from: 'Від',
  to: 'До',
  dayPattern: '05.11.2026',
  noDay: 'Це не схоже на дату. Приклад: 05.11.2026.',
  backwards: 'Кінець раніше за початок.',
  show: 'Показати',
  search: 'Знайти за іменем',
  searchEnd: 'Закрити пошук',
  searchName: 'Ім’я гравця',
  searchClear: 'Стерти ім’я',
  today: 'сьогодні',
  minutes: (n: number) => `${n} хв`,
  state: 'Які партії',
  states: { all: 'Усі партії', finished: 'Завершені', open: 'Тривають', deleted: 'Видалені' },
  goesOn: 'Триває',
  forged: 'змінено',
  endedEarly: 'завершено достроково',
  late: 'вписано згодом',
  enterLate: 'Вписати партію, зіграну без «Арбітра»',
  open: (game: string, date: string, names: string) => `${game}, ${date}. ${names}. Відкрити`,
  gone: (game: string, date: string, names: string) => `${game}, ${date}. ${names}`,
  won: (names: readonly string[]) =>
    names.length === 0
      ? ''
      : `${names.length > 1 ? 'Перемагають' : 'Перемагає'} ${names.join(', ')}: `,
  matches: (n: number) => `${n} ${slavic(n, 'партія', 'партії', 'партій')}`,
  duration: (minutes: number) =>
    [
      minutes >= 60 ? `${Math.floor(minutes / 60)} год` : '',
      minutes % 60 > 0 ? `${minutes % 60} хв` : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
  statistics: 'Статистика',
  share: 'Поділитися',
  delete: 'Видалити',
  menu: 'Що зробити з партією',
  restore: (game: string, date: string) => `Повернути партію: ${game}, ${date}`,
  left: (days: number) => `повернути можна ще ${inDays(days)}`,
  removed: (days: number) => `Партію видалено. Повернути можна ще ${inDays(days)}.`,
  bringBack: 'Повернути',
  restored: 'Партію повернено.',
  failed: 'Не вдалося зберегти. Спробуй ще раз.',
};
