/** The first cards of the game in English: the aim, a turn by mode, the end. */
import type { Wording } from '../../../../text/define';
import type { uk } from '../uk/howTo';

export const en: Wording<typeof uk> = {
  aim: 'Everyone sees all cards but their own. Beads promise how many tricks you will take; a shield allows one more.',
  turn: {
    score:
      'Bets first: tap a number, then the button with or without the shield. After the deal, one number a player: tricks taken.',
    referee:
      'Bets, then card by card: colour and number. A wrong colour or a card seen before is caught at once.',
    virtual:
      'The phone deals and goes from hand to hand. You see the others’ cards and only the backs of your own: choose one and play it.',
  },
  end: 'Four deals, and a kept promise pays more each time. Most points win.',
};
