/** Слова власних цифр гри у статистиці. */
export const uk = {
  title: 'Стопки',
  values: 'Стопок у залік',
  valuesNote: 'за партію',
  alone: 'Одноосібно',
  aloneNote: 'без рівної більшості',
  chart: 'Як часто стопка в заліку',
  column: (value: number) => `стопка ${value}`,
};
