import type { Wording } from '../../../../src/text/define';
import type { uk } from './uk';

export const ru: Wording<typeof uk> = {
  title: 'Когда и где играли',
  when: 'Когда',
  day: 'День',
  dayPattern: '08.11.2026',
  time: 'Время',
  timePattern: '17:30',
  place: 'Где',
  note: 'Заметка',
  none: 'не указано',
  trouble: {
    noDay: 'Это не похоже на дату. Пример: 08.11.2026.',
    noTime: 'Это не похоже на время. Пример: 17:30.',
    future: 'Это время ещё не наступило.',
    tooEarly: 'Самое раннее — 1970 год.',
  },
  saved: 'Записано.',
  failed: 'Не удалось сохранить. Попробуй ещё раз.',
  change: (what, value) => `${what}: ${value}. Изменить`,
};
