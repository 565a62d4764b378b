/** What taking a part would do to a player's piles. The rules' own layout says it; here it is only read. */
import { countPiles, mustPlace, pileValues, receive } from '../../layout';
import type { Card, Front } from '../../types';
import type { TableWords } from '../text';

export interface Gain {
  card: Card;
  words: string;
}

/** One line a value in the order of the row, jokers last. */
export function gainsOf(front: Front, cards: readonly Card[], words: TableWords): Gain[] {
  const before = countPiles(front);
  const after = receive(front, cards, 0, cards.length);
  const values = [...new Set(cards.filter((card) => card !== 'joker'))];
  const gains: Gain[] = values.map((card) => {
    const added = cards.filter((other) => other === card).length;
    return { card, words: words.gain(before[card - 1] ?? 0, added) };
  });
  if (cards.includes('joker')) gains.push({ card: 'joker', words: jokerGain(after, words) });
  return gains;
}

function jokerGain(after: Front, words: TableWords): string {
  if (mustPlace(after)) return words.jokerChoice;
  if (after.loose > 0) return words.jokerWaits;
  return words.jokerTo(pileValues(after)[0] ?? 0);
}
