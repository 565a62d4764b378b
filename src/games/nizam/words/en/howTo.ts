/** The first cards of the game in English: the aim, a turn by mode, the end. */
import type { Wording } from '../../../../text/define';
import type { uk } from '../uk/howTo';

export const en: Wording<typeof uk> = {
  aim: 'Shift rows and columns until three or more equal gems lie in succession.',
  turn: {
    score:
      'Tap the length of every combination made: 3, 4 or 5. Nothing made: “No points this turn”.',
    referee:
      'Tap the arrow at a line, then what was paid. What lines up and whether it scores shows at once.',
    virtual: 'Tap an arrow and pay from the hand: a card like the one at the edge, or any three.',
  },
  end: 'The deck has run out as many times as there are players: the end. Most points win.',
};
