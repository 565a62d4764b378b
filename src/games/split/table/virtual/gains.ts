/** What taking a part would do to a player's piles. The rules' own layout says it; here it is only read. */
import { jokersWay, type JokersWay } from '../../rules/because';
import { countPiles } from '../../rules/notation';
import type { Card, Front } from '../../rules/types';
import type { TableWords } from '../../words/table';

export interface Gain {
  card: Card;
  words: string;
}

/** One line a value in the order of the row, jokers last. */
export function gainsOf(front: Front, cards: readonly Card[], words: TableWords): Gain[] {
  const before = countPiles(front);
  const values = [...new Set(cards.filter((card) => card !== 'joker'))];
  const gains: Gain[] = values.map((card) => {
    const added = cards.filter((other) => other === card).length;
    return { card, words: words.gain(before[card - 1] ?? 0, added) };
  });
  if (cards.includes('joker'))
    gains.push({ card: 'joker', words: jokerGain(jokersWay(front, cards), words) });
  return gains;
}

function jokerGain(way: JokersWay, words: TableWords): string {
  if (way.is === 'choice') return words.jokerChoice;
  return way.is === 'wait' ? words.jokerWaits : words.jokerTo(way.value);
}
