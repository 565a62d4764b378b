/** Примеры о том, что видно: что утверждает каждый, по пути в виде. */
import { seatOf, type Sights } from '../../../sights';

export const ru: Sights = {
  sum: ({ value }) => `Сумма броска: ${String(value)}`,
  'sheets.#.orange.#': (look) =>
    `${look.viewer ?? 'Стол'} видит лист игрока ${look.say.name(seatOf(look))}: здесь ${String(look.value)}`,
  'entries.#': (look) =>
    `${look.viewer ?? 'Стол'} видит, куда пишет ${look.say.name(seatOf(look))}, пока выбирают все`,
};
