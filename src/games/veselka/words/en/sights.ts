/** Examples of what is seen: what each claims, by its path in the view. */
import { english } from '../../../../text/plural';
import { field, type Sights } from '../../../sights';

const turns = (n: unknown): string => `${String(n)} ${english(Number(n), 'turn', 'turns')}`;

export const en: Sights = {
  lap: ({ value }) => `The last lap is on, ${turns(field(value, 'left'))} left`,
  winners: ({ say, value }) => `${say.name(Number(Array.isArray(value) ? value[0] : 0))} wins`,
};
