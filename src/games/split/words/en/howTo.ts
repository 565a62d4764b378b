/** The first cards of the game in English: the aim, a turn by mode, the end. */
import type { Wording } from '../../../../text/define';
import type { uk } from '../uk/howTo';

export const en: Wording<typeof uk> = {
  aim: 'A row is cut into three parts and everyone secretly picks one. Whoever picked alone takes its cards.',
  turn: {
    score: 'After the game enter how many cards every player has in each pile. One tap a pile.',
    referee:
      'Enter the row, set the separators and say who picked what. I tell who takes which cards.',
    virtual:
      'The leader sets the separators, then the phone goes round: everyone picks in secret, all is revealed together.',
  },
  end: 'Pile by pile, whoever has most cards in it keeps one and scores what stands on it.',
};
