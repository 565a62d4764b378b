import type { Wording } from '../../../../src/text/define';
import type { uk } from './uk';

export const ru: Wording<typeof uk> = {
  title: 'Игроки',
  empty: 'Здесь будут все, с кем ты играешь. Первые появятся с первой партией.',
  start: 'Начать партию',
  never: 'ещё ни одной партии',
  lastPlayed: (date) => `последняя партия ${date}`,
  edit: 'Изменить игрока',
  editOf: (name) => `Изменить: ${name}`,
  openStats: (name, used) => `${name}, ${used}. Статистика`,
  name: 'Имя',
  token: 'Фишка',
  tokenN: (n) => `Фишка ${n}`,
  nameEmpty: 'Впиши имя.',
  nameTaken: 'Такое имя уже есть. Если это тот же человек, объедини их.',
  merge: 'Объединить с другим',
  mergeHint: (name) => `Это тот же человек, что и ${name}?`,
  mergeTitle: 'Объединить игроков',
  mergeMessage: (from, into) =>
    `Все партии, где играет ${from}, станут партиями, где играет ${into}. Вернуть нельзя.`,
  mergeDo: 'Объединить',
  hide: 'Скрыть',
  hideNote: 'Не предлагать для новых партий; история остаётся.',
  show: 'Показывать снова',
  hidden: 'Скрытые',
  showHidden: 'Показать скрытых',
  failed: 'Не удалось сохранить. Попробуй ещё раз.',
};
