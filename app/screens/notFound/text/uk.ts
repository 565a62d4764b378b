export const uk = {
  title: 'Тут нічого немає',
  sentence: 'Такої сторінки в Арбітра немає.',
  action: 'До столу',
};
