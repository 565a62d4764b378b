/**
 * The own hand: backs sorted by colour, the «+» at the high end. Up to six cards side by side; more fan out
 * and are stepped through, so that nobody must hit a narrow strip.
 */
import type { ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';

import { useText } from '../../../../text/locale';
import { Piece, useTheme, useWide, type PieceState } from '../../../../ui';
import { ProminBack, ProminPlus, PROMIN_CARD_RATIO } from '../../../../ui/drawings/ProminCard';
import { tableText } from '../text';
import type { OwnCard } from './ownCards';

export interface OwnHandProps {
  cards: readonly OwnCard[];
  /** Without it the hand is only looked at. */
  onPick?(i: number): void;
  state(i: number): PieceState;
}

/** More than so many fan out. */
export const SIDE_BY_SIDE = 6;
const WIDE_TRAY = 356;
const CARD = 54;
const LARGE = 62;
const GAP = 6;
/** Between colours a fan opens a little more. */
const SEAM = 5;

function useRoom(): number {
  const { width } = useWindowDimensions();
  const { space } = useTheme();
  return useWide() ? WIDE_TRAY : width - 2 * space.l;
}

export function OwnHand({ cards, onPick, state }: OwnHandProps): ReactNode {
  const words = useText(tableText).virtual;
  const room = useRoom();
  const fanned = cards.length > SIDE_BY_SIDE;
  const size = fanned ? CARD : Math.min(LARGE, sideBySide(room, cards.length));
  const plus = Math.round((size * 90) / 134);
  const seams = cards.filter((card, i) => i > 0 && card.rank === 0).length;
  const step = (room - plus - GAP - size - seams * SEAM) / Math.max(1, cards.length - 1);
  const gapBefore = (i: number): number => {
    if (i === 0) return 0;
    if (!fanned) return GAP;
    return step - size + (cards[i]?.rank === 0 ? SEAM : 0);
  };
  return (
    <View
      role="group"
      aria-label={words.ownHand}
      style={{ flexDirection: 'row', alignItems: 'flex-end', paddingTop: 8 }}
    >
      {cards.map((card, i) => (
        <View
          key={`${card.colour}${card.rank}`}
          style={{ marginLeft: gapBefore(i), zIndex: state(i) === 'selected' ? 2 : undefined }}
        >
          <Piece
            state={state(i)}
            label={spoken(card, words, onPick !== undefined)}
            onPress={onPick ? () => onPick(i) : undefined}
            lift={8}
            radius={6}
          >
            <ProminBack
              colour={card.colour}
              size={size}
              label={onPick ? undefined : spoken(card, words, false)}
              decorative={onPick !== undefined}
            />
          </Piece>
        </View>
      ))}
      <View style={{ marginLeft: GAP, height: Math.round(size * PROMIN_CARD_RATIO) }}>
        <ProminPlus size={plus} />
      </View>
    </View>
  );
}

/** So wide that the cards and the narrower «+» fill the row. */
function sideBySide(room: number, cards: number): number {
  return Math.floor((room - cards * GAP) / (cards + 90 / 134));
}

function spoken(
  card: OwnCard,
  words: ReturnType<typeof useText<(typeof tableText)['uk']>>['virtual'],
  choosing: boolean,
): string {
  const place = words.ownCard(card.colour, card.rank, card.count);
  if (!choosing) return place;
  return `${place}, ${card.playable ? words.playable : words.notPlayable}`;
}
