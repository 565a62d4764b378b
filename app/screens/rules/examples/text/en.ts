/** Examples: what each of them claims. The mark beside it says yes or no. */
import type { Wording } from '../../../../../src/text/define';
import { english } from '../../../../../src/text/plural';
import type { uk } from './uk';

export const en: Wording<typeof uk> = {
  seats: (n) => `${n} ${english(n, 'player', 'players')} at the table`,
  firstSeat: (n, first) =>
    `${n} ${english(n, 'player', 'players')} at the table, number ${first} is first`,
  gets: (name, gain) => `${name}: ${gain}`,
  instead: (lines) => `In truth ${lines}`,
};
