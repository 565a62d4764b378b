import type { Wording } from '../../../../../src/text/define';
import type { uk } from './uk';

export const en: Wording<typeof uk> = {
  title: 'Training match',
  leave: 'Leave',
  first: 'first time in this match',
  why: 'Why',
  met: (n) => `rules met: ${n}`,
  spoken: (n, of) => `Rules met: ${n} of ${of}`,
  ask: 'Leave the training?',
  askNote: 'The match can go on without explanations, or be put away.',
  keep: 'Play on without explanations',
  drop: 'Put the match away',
  stay: 'Go on learning',
  failed: 'Could not be saved. Try again.',
};
