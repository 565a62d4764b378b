/** The first cards of the game in English: the aim, a turn by mode, the end. */
import type { Wording } from '../../../../text/define';
import type { uk } from '../uk/howTo';

export const en: Wording<typeof uk> = {
  aim: 'Fill three rows: numbers rise from left to right and never repeat in a column.',
  turn: {
    score:
      'Choose dice and throw them here, write the sum on paper. At the end enter the sheets: I check and count them.',
    referee:
      'Throw real dice, enter what they show, and tap a cell on your sheet. The allowed ones glow.',
    virtual:
      'Choose dice, throw, keep or throw once more. Then everyone taps a cell on their own sheet.',
  },
  end: 'Two full rows or four misthrows end it. Full rows and columns are worth most, a misthrow costs 5.',
};
