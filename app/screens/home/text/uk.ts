export const uk = {
  unfinishedOne: 'Незакінчена партія',
  moreUnfinished: 'Ще незакінчені',
  goOn: 'Продовжити',
  shelf: 'Полиця',
  range: (min: number, max: number) => (min === max ? `${min}` : `${min}–${max}`),
  startGame: (game: string, min: number, max: number) =>
    `${game}, від ${min} до ${max} гравців. Почати партію`,
  tools: {
    title: 'Під рукою',
    dice: 'Кубики',
    whoStarts: 'Хто перший',
    rules: 'Правила',
    settle: 'Розсудити',
  },
  join: 'Приєднатися за кодом',
  search: 'Шукати в правилах',
};
