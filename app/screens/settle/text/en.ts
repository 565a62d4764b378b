import type { Wording } from '../../../../src/text/define';
import type { uk } from './uk';

export const en: Wording<typeof uk> = {
  title: 'Settle',
  notYet:
    'Here you will be able to lay out any position and ask who is right. Until then the rules have the answer.',
  toRules: 'To the rules',
};
