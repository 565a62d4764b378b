/** Примеры о том, что видно: что утверждает каждый, по пути в виде. */
import { slavic } from '../../../../text/plural';
import { field, type Sights } from '../../../sights';

const turns = (n: unknown): string => `${String(n)} ${slavic(Number(n), 'ход', 'хода', 'ходов')}`;

export const ru: Sights = {
  lap: ({ value }) => `Идёт последний круг, осталось ${turns(field(value, 'left'))}`,
  winners: ({ say, value }) => `Побеждает ${say.name(Number(Array.isArray(value) ? value[0] : 0))}`,
};
