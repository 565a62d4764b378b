export const uk = {
  unfinishedOne: 'Незакінчена партія',
  unfinishedMore: 'Ще незакінчені',
  goOn: 'Продовжити',
  shelf: 'Полиця',
  range: (min: number, max: number) => (min === max ? `${min}` : `${min}–${max}`),
  startGame: (game: string, min: number, max: number) =>
    `${game}, від ${min} до ${max} гравців. Почати партію`,
  emptyTitle: 'Посади гравців, решту пам’ятатиму я',
  emptyAction: 'Почати першу партію',
  again: 'Ще раз тим самим складом',
  againHint: (names: string) => `За столом: ${names}`,
  tools: {
    title: 'Під рукою',
    dice: 'Кубики',
    whoStarts: 'Хто перший',
    rules: 'Правила',
    settle: 'Розсудити',
  },
  search: 'Шукати в правилах',
  memoryOnly:
    'Браузер не дає місця для зберігання: партії житимуть, доки відкрита ця сторінка. Збережи їх у файл.',
  rescued: (lost: number) =>
    lost === 0
      ? 'Файл партій був пошкоджений; усе вдалося врятувати, старий файл відкладено.'
      : `Файл партій був пошкоджений; врятовано все, крім ${lost} записів. Старий файл відкладено.`,
  openElsewhere: 'Арбітр відкритий в іншому вікні.',
  takeOver: 'Продовжити тут',
  updateReady: 'Є нова версія.',
  update: 'Оновити',
};
