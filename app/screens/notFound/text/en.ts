import type { Wording } from '../../../../src/text/define';
import type { uk } from './uk';

export const en: Wording<typeof uk> = {
  title: 'Nothing is here',
  sentence: 'Arbitr has no such page.',
  action: 'To the table',
};
