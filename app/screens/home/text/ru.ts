import type { Wording } from '../../../../src/text/define';
import type { uk } from './uk';

export const ru: Wording<typeof uk> = {
  unfinishedOne: 'Незаконченная партия',
  unfinishedMore: 'Ещё незаконченные',
  goOn: 'Продолжить',
  shelf: 'Полка',
  range: (min, max) => (min === max ? `${min}` : `${min}–${max}`),
  startGame: (game, min, max) => `${game}, от ${min} до ${max} игроков. Начать партию`,
  emptyTitle: 'Посади игроков, остальное запомню я',
  emptyAction: 'Начать первую партию',
  again: 'Ещё раз тем же составом',
  againHint: (names) => `За столом: ${names}`,
  tools: {
    title: 'Под рукой',
    dice: 'Кубики',
    whoStarts: 'Кто первый',
    rules: 'Правила',
    settle: 'Рассудить',
  },
  search: 'Искать в правилах',
  memoryOnly:
    'Браузер не даёт места для хранения: партии живут, пока открыта эта страница. Сохрани их в файл.',
  rescued: (lost) =>
    lost === 0
      ? 'Файл партий был повреждён; всё удалось спасти, старый файл отложен.'
      : `Файл партий был повреждён; спасено всё, кроме ${lost} записей. Старый файл отложен.`,
  openElsewhere: 'Арбитр открыт в другом окне.',
  takeOver: 'Продолжить здесь',
  updateReady: 'Есть новая версия.',
  update: 'Обновить',
};
