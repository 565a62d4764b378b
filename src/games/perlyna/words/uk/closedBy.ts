/** «Закривають: Оля, Тарас». */
export const closedBy = (names: readonly string[]): string =>
  `${names.length === 1 ? 'Закриває' : 'Закривають'}: ${names.join(', ')}`;
