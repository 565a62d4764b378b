import type { Wording } from '../../../../src/text/define';
import type { uk } from './uk';

export const ru: Wording<typeof uk> = {
  title: 'Ход за ходом',
  empty: 'В этой партии ещё ничего не сыграно.',
  afterTheEnd: 'Карты ещё закрыты: ход за ходом можно посмотреть, когда партия завершится.',
  toMatch: 'К партии',
  beginning: 'Начало партии',
  step: (n, of) => (n === 0 ? `Всего записей: ${of}` : `Запись ${n} из ${of}`),
  table: 'Стол в этот момент',
  controls: 'Просмотр',
  slider: 'Запись партии',
  first: 'В начало',
  previous: 'Предыдущий ход',
  next: 'Следующий ход',
  last: 'В конец',
  play: 'Дальше',
  pause: 'Остановить',
  points: 'Счёт в этот момент',
  pointsShort: 'Счёт',
  whoLed: 'Фишки — кто выходил вперёд',
  pointsOf: (name, total, change) =>
    change ? `${name}: ${total}, изменение ${change}` : `${name}: ${total}`,
  gains: 'За что очки',
  alternatives: 'Что ещё было возможно',
  more: (n) => `Показать ещё ${n}`,
};
