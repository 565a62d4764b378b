/** Примеры: что утверждает каждый из них. «Да» или «нет» говорит значок рядом. */
import type { Wording } from '../../../../../src/text/define';
import { slavic } from '../../../../../src/text/plural';
import type { uk } from './uk';

export const ru: Wording<typeof uk> = {
  seats: (n) => `За столом ${n} ${slavic(n, 'игрок', 'игрока', 'игроков')}`,
  firstSeat: (n, first) =>
    `За столом ${n} ${slavic(n, 'игрок', 'игрока', 'игроков')}, первый — № ${first}`,
  gets: (name, gain) => `${name}: ${gain}`,
  instead: (lines) => `На самом деле ${lines}`,
};
