/** A card of this game by what it is: a number, a joker, or one of which only the place matters. */
import type { ReactNode } from 'react';

import { BlankCard, JokerCard, NumberCard } from './pieces';
import type { DrawingProps } from '../../../../ui/drawings/Picture';
import type { Card } from '../../rules/types';

export function CardFace({ card, ...drawing }: DrawingProps & { card: Card | null }): ReactNode {
  if (card === null) return <BlankCard {...drawing} />;
  return card === 'joker' ? <JokerCard {...drawing} /> : <NumberCard value={card} {...drawing} />;
}
