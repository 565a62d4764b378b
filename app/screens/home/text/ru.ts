import type { Wording } from '../../../../src/text/define';
import type { uk } from './uk';

export const ru: Wording<typeof uk> = {
  unfinishedOne: 'Незаконченная партия',
  moreUnfinished: 'Ещё незаконченные',
  goOn: 'Продолжить',
  shelf: 'Полка',
  range: (min, max) => (min === max ? `${min}` : `${min}–${max}`),
  startGame: (game, min, max) => `${game}, от ${min} до ${max} игроков. Начать партию`,
  tools: {
    title: 'Под рукой',
    dice: 'Кубики',
    whoStarts: 'Кто первый',
    rules: 'Правила',
    settle: 'Рассудить',
  },
  join: 'За стол по коду',
  search: 'Искать в правилах',
};
