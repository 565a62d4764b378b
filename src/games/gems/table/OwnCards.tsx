/** An own hand that is only looked at: out of turn, or with what the deck has just brought. */
import type { ReactNode } from 'react';

import { useText } from '../../../text/locale';
import { Piece } from '../../../ui';
import type { Kind } from '../rules/kinds';
import { GemCard } from './Gem';
import { gridText } from '../words/table';
import { HandFrame } from './HandFrame';
import { Stacks } from './Stacks';

export interface OwnCardsProps {
  hand: readonly Kind[];
  /** Of these, the ones that have just come. */
  fresh?: readonly Kind[];
  centred?: boolean;
  /** What a screen reader says of a card. */
  label(kind: Kind, isFresh: boolean): string;
}

/** What of these cards is not among those. */
export function withoutCards(cards: readonly Kind[], those: readonly Kind[]): Kind[] {
  const left = cards.slice();
  for (const kind of those) {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

export function OwnCards({ hand, fresh = [], centred, label }: OwnCardsProps): ReactNode {
  const texts = useText(gridText).pay;
  const left = fresh.slice();
  return (
    <HandFrame
      count={hand.length}
      centred={centred}
      stacks={(width) => (
        <Stacks
          hand={hand}
          width={width}
          stateOf={(kind) => (fresh.includes(kind) ? 'selected' : 'plain')}
          label={(kind, count) =>
            count === 1 ? label(kind, fresh.includes(kind)) : texts.stack(kind, count, 0)
          }
        />
      )}
    >
      {(card) =>
        hand.map((kind, i) => {
          // The last of its kind is the new one.
          const later = hand.slice(i).filter((other) => other === kind).length;
          const isFresh = left.filter((other) => other === kind).length >= later;
          return (
            <Piece key={i} state={isFresh ? 'selected' : 'plain'} radius={card * 0.19} lift={6}>
              <GemCard
                kind={kind}
                size={card}
                height={Math.round(card * 1.08)}
                label={label(kind, isFresh)}
              />
            </Piece>
          );
        })
      }
    </HandFrame>
  );
}
