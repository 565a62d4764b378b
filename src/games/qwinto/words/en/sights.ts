/** Examples of what is seen: what each claims, by its path in the view. */
import { seatOf, type Sights } from '../../../sights';

export const en: Sights = {
  sum: ({ value }) => `Sum of the roll: ${String(value)}`,
  'sheets.#.orange.#': (look) =>
    `${look.viewer ?? 'The table'} sees the sheet of ${look.say.name(seatOf(look))}: ${String(look.value)} stands here`,
  'entries.#': (look) =>
    `${look.viewer ?? 'The table'} sees where ${look.say.name(seatOf(look))} writes while all are choosing`,
};
