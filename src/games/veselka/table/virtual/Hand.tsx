/** The holder's own cards in circle order. As many in a row as fit with 48-point targets, else two rows. */
import { useState, type ReactNode } from 'react';
import { View, type LayoutChangeEvent } from 'react-native';

import { useText } from '../../../../text/locale';
import { Piece, type PieceState } from '../../../../ui';
import { GemCard } from '../../../gems/table/Gem';
import { Landing } from '../../../../ui/motion';
import type { Kind } from '../../../gems/rules/kinds';
import { handPlace, note, type Spots } from '../parts/flights';
import { tableText } from '../../words/table';

export interface HandCard {
  kind: Kind;
  state: PieceState;
  label: string;
}

export interface HandProps {
  cards: readonly HandCard[];
  /** Keeps where the cards lie. */
  spots: Spots;
  onPress(index: number): void;
}

const GAP = 8;
const SMALLEST = 48;
const LARGEST = 64;

/** How wide a card may be and how many stand in a row. */
function handLayout(count: number, width: number): { card: number; perRow: number } {
  const fit = Math.max(1, Math.floor((width + GAP) / (SMALLEST + GAP)));
  const perRow = count <= fit ? count : Math.min(fit, Math.ceil(count / 2));
  const card = Math.floor((width - GAP * (perRow - 1)) / Math.max(1, perRow));
  return { card: Math.min(LARGEST, Math.max(SMALLEST, card)), perRow };
}

/** Two cards of a colour are told apart by which of them it is. */
function nthOf(cards: readonly HandCard[], i: number): number {
  return cards.slice(0, i).filter(({ kind }) => kind === cards[i]?.kind).length;
}

export function Hand({ cards, spots, onPress }: HandProps): ReactNode {
  const words = useText(tableText).card;
  const [width, setWidth] = useState(326);
  const { card, perRow } = handLayout(cards.length, width);
  return (
    <View
      role="group"
      aria-label={words.hand}
      onLayout={(event: LayoutChangeEvent) => setWidth(event.nativeEvent.layout.width)}
      style={{ alignItems: 'center' }}
    >
      <View
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          justifyContent: 'center',
          gap: GAP,
          rowGap: GAP + 4,
          maxWidth: perRow * card + (perRow - 1) * GAP,
        }}
      >
        {cards.map(({ kind, state, label }, i) => (
          <View key={`${kind}-${nthOf(cards, i)}`} ref={note(spots, i)}>
            <Landing piece={handPlace(kind, nthOf(cards, i))}>
              <Piece
                state={state}
                label={label}
                radius={card * 0.19}
                lift={6}
                onPress={() => onPress(i)}
              >
                <GemCard kind={kind} size={card} height={Math.round(card * 1.12)} decorative />
              </Piece>
            </Landing>
          </View>
        ))}
      </View>
    </View>
  );
}
