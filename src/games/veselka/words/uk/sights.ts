/** Приклади про те, що видно: що твердить кожен, за шляхом у вигляді. */
import { slavic } from '../../../../text/plural';
import { field, type Sights } from '../../../sights';

const turns = (n: unknown): string => `${String(n)} ${slavic(Number(n), 'хід', 'ходи', 'ходів')}`;

export const uk: Sights = {
  lap: ({ value }) => `Іде останнє коло, лишилося ${turns(field(value, 'left'))}`,
  winners: ({ say, value }) => `Перемагає ${say.name(Number(Array.isArray(value) ? value[0] : 0))}`,
};
