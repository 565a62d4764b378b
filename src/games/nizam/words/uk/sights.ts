/** Приклади про те, що видно: що твердить кожен, за шляхом у вигляді. */
import { seatOf, type Sights } from '../../../sights';

export const uk: Sights = {
  'grid.#': () => 'На позначеному місці тепер ця карта',
  grid: () => 'Поле після зсуву таке',
  'runs.#.scores': () => 'Ця комбінація дає очки',
  discard: () => 'Ці карти у скиді',
  'sheets.#.threes': (look) =>
    `${look.say.name(seatOf(look))}: комбінацій із трьох карт — ${String(look.value)}`,
};
