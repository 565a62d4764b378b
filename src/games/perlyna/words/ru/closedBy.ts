/** «Закрывают: Оля, Тарас». */
export const closedBy = (names: readonly string[]): string =>
  `${names.length === 1 ? 'Закрывает' : 'Закрывают'}: ${names.join(', ')}`;
