/** Words over the keys of Settle in English. */
import type { Wording } from '../../../../text/define';
import type { uk } from '../uk/settleKeys';

export const en: Wording<typeof uk> = {
  row: 'Which cards',
  size: 'Cards in the row',
  once: 'The table agreed: contested twice, it goes',
  votes: 'Votes',
  what: 'What to enter',
  extra: 'Extra vote',
  card: (card: string) => `Card: ${card}`,
  piles: 'Piles in front of the player',
  pile: (value: number) => `Pile of ${value}`,
  joker: 'The joker goes',
  to: (value: number) => `to the ${value}`,
  toKey: (value: number) => `The joker to the ${value}`,
  aside: 'aside, on no pile',
  none: 'no numbers yet',
};
