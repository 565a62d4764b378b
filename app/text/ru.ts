import type { Wording } from '../../src/text/define';
import type { uk } from './uk';

export const ru: Wording<typeof uk> = {
  loading: 'Загрузка…',
  crashTitle: 'Что-то сломалось',
  crashSentence: 'Всё сохранённое на месте. Открой страницу заново.',
  reload: 'Открыть заново',
  offlineChunk: 'Эта часть ещё не загружена, а сети нет. Попробуй, когда она появится.',
  again: 'Попробовать ещё',
  updateReady: 'Есть новая версия.',
  update: 'Обновить',
};
