/** Phrases of the frame itself: loading, crashes, versions. */
export const uk = {
  loading: 'Завантаження…',
  crashTitle: 'Щось зламалося',
  crashSentence: 'Усе збережене на місці. Відкрий сторінку знову.',
  reload: 'Відкрити знову',
  offlineChunk: 'Цю частину ще не завантажено, а мережі немає. Спробуй, коли з’явиться.',
  again: 'Спробувати ще',
  updateReady: 'Є нова версія.',
  update: 'Оновити',
};
