/** The first cards of the game in English: the aim, a turn by mode, the end. */
import type { Wording } from '../../../../text/define';
import type { uk } from '../uk/howTo';

export const en: Wording<typeof uk> = {
  aim: 'Line up three equal gems to complete a task; the pearl stands for any of them.',
  turn: {
    score:
      'Tap the completed tasks in the order the cards go onto the pile. The top one blocks that task for the others.',
    referee:
      'Tap the arrow at a line and what was paid, then the completed tasks. Blocked ones are marked.',
    virtual: 'Tap an arrow, pay from the hand, then choose the tasks you complete.',
  },
  end: 'The first to complete all eight tasks wins at once.',
};
