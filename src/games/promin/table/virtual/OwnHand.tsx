/**
 * The own hand: backs sorted by colour, the «+» at the high end. Up to six cards side by side; more fan out
 * and are stepped through, so that nobody must hit a narrow strip.
 */
import type { ReactNode, Ref } from 'react';
import { Platform, View } from 'react-native';

import { useText } from '../../../../text/locale';
import { Piece, Touch, type PieceState } from '../../../../ui';
import { ProminBack, ProminPlus, PROMIN_CARD_RATIO } from '../drawings/ProminCard';
import { useTrayRoom } from '../parts/useTrayRoom';
import { tableText, type TableWords } from '../../words/table';
import type { OwnCard } from './ownCards';

export interface OwnHandProps {
  cards: readonly OwnCard[];
  /** Without it the hand is only looked at. */
  onPick?(i: number): void;
  state(i: number): PieceState;
  /** The card that is chosen. */
  chosenRef?: Ref<View>;
}

/** More than so many fan out. */
export const SIDE_BY_SIDE = 6;
const CARD = 54;
const LARGE = 62;
const GAP = 6;
/** Between colours a fan opens a little more. */
const SEAM = 5;
/** The «+» is narrower than the cards. */
const PLUS = 90 / 134;

interface Layout {
  size: number;
  /** Left edge of each card. */
  lefts: readonly number[];
}

function layOut(cards: readonly OwnCard[], room: number): Layout {
  const fanned = cards.length > SIDE_BY_SIDE;
  const size = fanned ? CARD : Math.min(LARGE, sideBySide(room, cards.length));
  const seams = cards.filter((card, i) => i > 0 && card.rank === 0).length;
  const free = room - Math.round(size * PLUS) - GAP - size - seams * SEAM;
  const step = fanned ? free / (cards.length - 1) : size + GAP;
  const lefts: number[] = [];
  cards.forEach((card, i) => {
    const seam = fanned && card.rank === 0 ? SEAM : 0;
    lefts.push(i === 0 ? 0 : (lefts[i - 1] ?? 0) + step + seam);
  });
  return { size, lefts };
}

/** So wide that the cards and the narrower «+» fill the row. */
function sideBySide(room: number, cards: number): number {
  return Math.floor((room - cards * GAP) / (cards + PLUS));
}

export function OwnHand({ cards, onPick, state, chosenRef }: OwnHandProps): ReactNode {
  const words = useText(tableText).virtual;
  const { width, onLayout } = useTrayRoom();
  const { size, lefts } = layOut(cards, width);
  const height = Math.round(size * PROMIN_CARD_RATIO);
  const end = (lefts[lefts.length - 1] ?? -size - GAP) + size;
  /** What of a card its right neighbour leaves free is where it is touched. */
  const strip = (i: number): number => (lefts[i + 1] ?? end) - (lefts[i] ?? 0);
  return (
    <View
      role="group"
      aria-label={words.ownHand}
      style={{ height: height + 4 }}
      onLayout={onLayout}
    >
      {cards.map((card, i) => (
        <View
          key={`${card.colour}${card.rank}`}
          ref={state(i) === 'selected' ? chosenRef : undefined}
          aria-hidden
          style={{
            position: 'absolute',
            bottom: 0,
            left: lefts[i],
            zIndex: state(i) === 'selected' ? 1 : undefined,
          }}
        >
          <Piece state={state(i)} radius={6}>
            <ProminBack colour={card.colour} size={size} decorative />
          </Piece>
        </View>
      ))}
      <View style={{ position: 'absolute', bottom: 0, left: end + GAP }}>
        <ProminPlus size={Math.round(size * PLUS)} />
      </View>
      {cards.map((card, i) => (
        <Spot
          key={`${card.colour}${card.rank}`}
          label={spoken(card, words, onPick !== undefined)}
          chosen={state(i) === 'selected' || state(i) === 'illegal'}
          onPress={onPick ? () => onPick(i) : undefined}
          left={lefts[i] ?? 0}
          width={strip(i)}
        />
      ))}
    </View>
  );
}

interface SpotProps {
  label: string;
  chosen: boolean;
  onPress?: () => void;
  left: number;
  width: number;
}

/** Where a card is touched and what is said of it; its drawing lies below. */
function Spot({ label, chosen, onPress, left, width }: SpotProps): ReactNode {
  const place = { position: 'absolute', top: -8, bottom: 0, left, width, zIndex: 2 } as const;
  if (!onPress) return <View accessible role="img" aria-label={label} style={place} />;
  return (
    <Touch
      label={label}
      onPress={onPress}
      {...(Platform.OS === 'web' ? { 'aria-pressed': chosen } : { 'aria-selected': chosen })}
      style={place}
    />
  );
}

function spoken(card: OwnCard, words: TableWords['virtual'], choosing: boolean): string {
  const place = words.ownCard(card.colour, card.rank, card.count);
  if (!choosing) return place;
  return `${place}, ${card.playable ? words.playable : words.notPlayable}`;
}
