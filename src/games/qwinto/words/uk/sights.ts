/** Приклади про те, що видно: що твердить кожен, за шляхом у вигляді. */
import { seatOf, type Sights } from '../../../sights';

export const uk: Sights = {
  sum: ({ value }) => `Сума кидка: ${String(value)}`,
  'sheets.#.orange.#': (look) =>
    `${look.viewer ?? 'Стіл'} бачить аркуш гравця ${look.say.name(seatOf(look))}: тут ${String(look.value)}`,
  'entries.#': (look) =>
    `${look.viewer ?? 'Стіл'} бачить, куди пише ${look.say.name(seatOf(look))}, поки обирають усі`,
};
