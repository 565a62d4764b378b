/** Words of the game’s own figures in the statistics. */
import type { Wording } from '../../../../text/define';
import { english } from '../../../../text/plural';
import type { uk } from '../uk/statistics';

export const en: Wording<typeof uk> = {
  title: 'Bets',
  made: 'Bets made',
  shield: 'With the shield',
  shieldNone: 'no shield yet',
  miss: 'Average miss',
  missNote: (n) => english(n, 'trick', 'tricks'),
  beads: 'Average bet',
  beadsNote: (n) => english(n, 'trick', 'tricks'),
  chart: 'Bets made by deal',
  column: (deal) => `deal ${deal}`,
};
