/** Words of the game’s own figures in the statistics. */
import { cards } from '../../../../text/lexicon/en';
import type { Wording } from '../../../../text/define';
import { english } from '../../../../text/plural';
import type { uk } from '../uk/statistics';

export const en: Wording<typeof uk> = {
  title: 'Runs and rainbows',
  runs: 'Runs per match',
  length: 'Average run',
  lengthNote: (n) => english(n, 'card', 'cards'),
  rainbow: 'Colours in the rainbow',
  full: 'Full rainbows',
  chart: 'Length of runs',
  column: cards,
};
