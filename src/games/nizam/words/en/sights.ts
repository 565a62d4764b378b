/** Examples of what is seen: what each claims, by its path in the view. */
import { seatOf, type Sights } from '../../../sights';

export const en: Sights = {
  'grid.#': () => 'This card now lies on the marked place',
  grid: () => 'The field after the shift is this',
  'runs.#.scores': () => 'This combination scores',
  discard: () => 'These cards are in the discard pile',
  'sheets.#.threes': (look) =>
    `${look.say.name(seatOf(look))}: combinations of three cards — ${String(look.value)}`,
};
