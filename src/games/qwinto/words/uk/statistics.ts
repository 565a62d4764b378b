/** Слова власних цифр гри у статистиці. */
export const uk = {
  title: 'Аркуш і кубики',
  rows: 'Повних рядів',
  perMatch: 'за партію',
  misthrows: 'Хибних кидків',
  bonus: 'Бонусних очок',
  luck: 'Один кубик',
  luckNote: (difference: string) => `${difference} проти очікуваних 3,5`,
  chart: 'Скільки чисел у ряді, з дев’яти',
  rowNames: { orange: 'Помаранчевий', yellow: 'Жовтий', purple: 'Фіолетовий' },
};
