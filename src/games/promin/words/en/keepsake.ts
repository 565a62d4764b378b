import { english } from '../../../../text/plural';
import type { Wording } from '../../../../text/define';
import type { uk } from '../uk/keepsake';

export const en: Wording<typeof uk> = {
  lasted: (n) => `${n} ${english(n, 'deal', 'deals')}`,
  decided: (deal, points) => `Decided by deal ${deal}: ${points}`,
  tied: (points) => `${points} each: the last deal counts`,
  stillTied: (points) => `${points} each, the last deal equal too: the first player’s card counts`,
  legend: '40 panes are 40 tricks: the colour of whoever took them. A bright petal is a bet made.',
  made: 'made',
  missed: '−5 a trick off',
};
