import type { Wording } from '../../../src/text/define';
import type { uk } from './uk';

export const en: Wording<typeof uk> = {
  title: 'Keep Arbitr at hand',
  gain: {
    ask: 'Among your apps, full screen, and without a network.',
    share: 'Full screen, without a network, and the browser will not erase your matches.',
  },
  byShare: 'Tap “Share”, then “Add to Home Screen”.',
  install: 'Install',
  later: 'Not now',
  seen: 'Got it',
};
