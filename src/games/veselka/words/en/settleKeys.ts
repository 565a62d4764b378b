/** Words over the keys of Settle in English. */
import type { Wording } from '../../../../text/define';
import type { uk } from '../uk/settleKeys';

export const en: Wording<typeof uk> = {
  finisher: 'Full rainbow',
  swapped: 'How many cards are swapped',
  swap: (n) => `Swapped: ${n}`,
  noneSwaps: 'The table agreed: no cards is a swap, too',
  othersOnly: 'The table agreed: only the others move',
  top: 'Top of the pile',
  run: 'Run',
  keys: 'Colour of the card',
  rainbow: 'Rainbow',
  rainbowKeys: 'Colours in the rainbow',
  last: 'Last card',
  afterSwap: 'It was a swap',
  colours: (name: string) => `Colours in the rainbow, ${name}`,
  count: (n: number) => `Colours: ${n}`,
};
