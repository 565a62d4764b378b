/** Examples of what is seen: what each claims, by its path in the view. */
import type { Sights } from '../../../sights';

export const en: Sights = {
  'grid.#': () => 'This card still lies on the marked place',
  grid: () => 'The field after the shift is this',
  discard: () => 'These cards are in the discard pile',
};
