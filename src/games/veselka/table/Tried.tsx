/** A refused run or swap: the top card and what was laid against it; or the card of a run that was to go into the rainbow. */
import type { ReactNode } from 'react';

import { GemCard } from '../../gems/table/Gem';
import { KINDS, type Kind } from '../../gems/rules/kinds';
import { TriedFrame } from '../../kit/TriedFrame';
import type { TriedProps } from '../../table';
import type { VeselkaMove, VeselkaView } from '../rules/types';

/** Eight of them fit beside the top card on a narrow phone. */
const sizeFor = (cards: number): number => (cards > 4 ? 30 : 46);

function cardsOf(move: VeselkaMove): readonly Kind[] {
  if ('cards' in move) return move.cards;
  return move.type === 'tally' && move.keep ? [move.keep] : [];
}

export default function Tried({ move, view }: TriedProps<VeselkaView, VeselkaMove>): ReactNode {
  const cards = cardsOf(move).filter((card) => KINDS.includes(card));
  if (cards.length === 0) return null;
  const size = sizeFor(cards.length);
  const top: Kind | null = move.type === 'run' ? view.top : null;
  return (
    <TriedFrame met={top ? <GemCard kind={top} size={52} decorative /> : undefined}>
      {cards.map((kind, i) => (
        <GemCard key={i} kind={kind} size={size} decorative />
      ))}
    </TriedFrame>
  );
}
