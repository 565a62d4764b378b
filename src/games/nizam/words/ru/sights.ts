/** Примеры о том, что видно: что утверждает каждый, по пути в виде. */
import { seatOf, type Sights } from '../../../sights';

export const ru: Sights = {
  'grid.#': () => 'На отмеченном месте теперь эта карта',
  grid: () => 'Поле после сдвига такое',
  'runs.#.scores': () => 'Эта комбинация даёт очки',
  discard: () => 'Эти карты в сбросе',
  'sheets.#.threes': (look) =>
    `${look.say.name(seatOf(look))}: комбинаций из трёх карт — ${String(look.value)}`,
};
