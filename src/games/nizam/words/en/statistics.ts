/** Words of the game’s own figures in the statistics. */
import { cards } from '../../../../text/lexicon/en';
import type { Wording } from '../../../../text/define';
import type { uk } from '../uk/statistics';

export const en: Wording<typeof uk> = {
  title: 'Turns',
  perTurn: 'Points per turn',
  biggest: 'Biggest turn',
  record: 'Personal best alone',
  chart: 'Combinations by length',
  column: cards,
};
