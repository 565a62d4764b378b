/** Words of the game’s own figures in the statistics. */
import type { Wording } from '../../../../text/define';
import { english } from '../../../../text/plural';
import type { uk } from '../uk/statistics';

export const en: Wording<typeof uk> = {
  title: 'Tasks',
  eight: 'Turns to eight',
  eightNote: 'on average',
  fastest: 'Fastest',
  fastestNote: (n) => english(n, 'turn', 'turns'),
  times: 'All eight',
  timesNote: (n) => english(n, 'time', 'times'),
  turns: 'Turns per match',
};
