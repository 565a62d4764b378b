import type { Wording } from '../../../text/define';
import type { uk } from './uk';

export const en: Wording<typeof uk> = {
  less: 'less',
  more: 'more',
  close: 'Close',
  clause: (id) => `Rule ${id}`,
  seal: { brand: 'Seal of Arbitr', verdict: 'Seal of a ruling', broken: 'Broken seal' },
};
