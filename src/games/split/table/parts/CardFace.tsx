/** A card of this game by what it is: a number or a joker. */
import type { ReactNode } from 'react';

import { JokerCard, NumberCard } from '../../../../ui/drawings/Split';
import type { DrawingProps } from '../../../../ui/drawings/Picture';
import type { Card } from '../../types';

export function CardFace({ card, ...drawing }: DrawingProps & { card: Card }): ReactNode {
  return card === 'joker' ? <JokerCard {...drawing} /> : <NumberCard value={card} {...drawing} />;
}
