import type { Wording } from '../../../../src/text/define';
import { slavic } from '../../../../src/text/plural';
import type { uk } from './uk';

export const ru: Wording<typeof uk> = {
  title: 'Вписать партию',
  subtitle: 'сыграна без «Арбитра»',
  chooseGame: 'Какая игра',
  totals: 'Итоги',
  order: 'Кто за кем',
  orderHint: 'Первое место — сверху.',
  addPlayer: 'игрок',
  people: 'Кто играл',
  done: 'Готово',
  wins: 'побеждает',
  shares: 'делит победу',
  total: (name) => `Итог: ${name}`,
  less: (name) => `Меньше: ${name}`,
  more: (name) => `Больше: ${name}`,
  place: (n) => `${n}-е место`,
  moveUp: (name) => `Местом выше: ${name}`,
  moveDown: (name) => `Местом ниже: ${name}`,
  nothingToCheck:
    'Ходы не записаны, так что проверять нечего. В истории будет пометка «вписана позже», победа пойдёт в статистику.',
  seats: (game, min, max) => `${game}, ${min}–${max} ${slavic(max, 'игрок', 'игрока', 'игроков')}`,
  save: 'Записать',
  saveWinner: (name) => `Записать: побеждает ${name}`,
  saveShared: 'Записать: общая победа',
  missing: (names) => `Впиши итог: ${names}.`,
  impossible: (name) => `Такого итога в этой игре не бывает: ${name}.`,
  tooFew: (min) => `Нужно не меньше ${min} ${slavic(min, 'игрока', 'игроков', 'игроков')}.`,
  tooMany: (max) =>
    `В эту игру играют не больше ${max} ${slavic(max, 'игрока', 'игроков', 'игроков')}.`,
  byTurns: 'Вписать ход за ходом',
  byTurnsNote: 'Записи проверим по правилам, как всегда',
  saved: 'Партия вписана.',
  corrected: 'Исправлено.',
  correcting: 'Исправляешь итог',
  failed: 'Не удалось сохранить. Попробуй ещё раз.',
};
