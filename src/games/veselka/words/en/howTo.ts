/** The first cards of the game in English: the aim, a turn by mode, the end. */
import type { Wording } from '../../../../text/define';
import type { uk } from '../uk/howTo';

export const en: Wording<typeof uk> = {
  aim: 'Lay neighbouring colours of the circle one after another and collect a rainbow of eight colours.',
  turn: {
    score:
      'Tap the length of the run and the colour that went into the rainbow. Cards swapped: the “Swap” button.',
    referee:
      'Tap the colours of the circle as the cards are laid. Whether it is allowed and what it scores shows at once.',
    virtual:
      'The phone deals. Tap cards of the hand onwards round the circle from the top card, then lay them.',
  },
  end: 'Somebody has all eight colours: everyone has one more turn. Rainbow points are added; most points win.',
};
