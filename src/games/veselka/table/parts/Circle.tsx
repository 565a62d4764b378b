/**
 * The circle of eight colours with the top card in the middle, the run so far and the two ways to go.
 * Pressable where gems are entered by hand, a picture where the cards are in a hand.
 */
import type { ReactNode, Ref } from 'react';
import { View } from 'react-native';
import Svg, { Circle as Ring, Path } from 'react-native-svg';

import { useText } from '../../../../text/locale';
import { T, useTheme } from '../../../../ui';
import { GemCard, GemSlot } from '../../../gems/table/Gem';
import { Landing } from '../../../../ui/motion';
import { KINDS, type Kind } from '../../../gems/rules/kinds';
import { tableText } from '../../words/table';
import { CircleNode, type NodeState } from './CircleNode';
import { leg, place } from './circleShape';
import { pilePlace } from './flights';

export interface CircleProps {
  size: number;
  top: Kind | null;
  /** How many cards lie there, where they fly to it. */
  pile?: number | null;
  topRef?: Ref<View>;
  cards: readonly Kind[];
  /** Colours that glow: they may come next. */
  lit: readonly Kind[];
  /** The card of the run that does not fit. */
  faultAt?: number | null;
  onPress?(kind: Kind): void;
}

export function Circle(props: CircleProps): ReactNode {
  const { size, top, cards, lit, faultAt = null, onPress } = props;
  const words = useText(tableText).circle;
  const node = Math.max(48, Math.round(size * 0.215));
  const radius = (size - node) / 2;
  const card = Math.round(size * 0.22);
  return (
    <View
      role={onPress ? 'group' : 'img'}
      aria-label={onPress || !top ? words.choose : words.whole(top, cards)}
      style={{ width: size, height: size, alignSelf: 'center' }}
    >
      <Ways size={size} radius={radius} top={top} cards={cards} lit={lit} faultAt={faultAt} />
      <View
        style={{
          position: 'absolute',
          inset: 0,
          alignItems: 'center',
          justifyContent: 'center',
          pointerEvents: 'none',
        }}
      >
        <Pile {...props} size={card} />
        <T variant="label" color="inkSoft" style={{ marginTop: 6 }} aria-hidden={!onPress}>
          {words.top}
        </T>
      </View>
      {KINDS.map((kind) => {
        const { x, y } = place(kind, size, radius);
        const order = cards.lastIndexOf(kind) + 1;
        return (
          <View key={kind} style={{ position: 'absolute', left: x - node / 2, top: y - node / 2 }}>
            <CircleNode
              kind={kind}
              size={node}
              state={stateOf(kind, props)}
              order={order}
              label={words.node(kind, {
                top: kind === top,
                order,
                possible: lit.includes(kind),
              })}
              onPress={onPress && (() => onPress(kind))}
            />
          </View>
        );
      })}
    </View>
  );
}

function Pile({ size, top, pile = null, topRef }: CircleProps): ReactNode {
  const height = size * 1.25;
  if (!top) return <GemSlot size={size} height={height} />;
  const card = <GemCard kind={top} size={size} height={height} decorative />;
  if (pile === null) return card;
  return (
    <View ref={topRef}>
      <Landing piece={pilePlace(pile)}>{card}</Landing>
    </View>
  );
}

function stateOf(kind: Kind, { top, cards, lit, faultAt = null, onPress }: CircleProps): NodeState {
  if (faultAt !== null && cards[faultAt] === kind) return 'wrong';
  if (cards.includes(kind)) return 'laid';
  if (lit.includes(kind)) return 'lit';
  if (kind === top) return 'laid';
  return onPress && lit.length === 0 && cards.length === 0 ? 'open' : 'faded';
}

interface WaysProps extends Required<
  Pick<CircleProps, 'size' | 'top' | 'cards' | 'lit' | 'faultAt'>
> {
  radius: number;
}

/** The dashed circle, the way gone so far, and dots towards what may come next. */
function Ways({ size, radius, top, cards, lit, faultAt }: WaysProps): ReactNode {
  const theme = useTheme();
  const { colors } = theme;
  const { accent } = theme.game('veselka');
  const stops = top ? [top, ...cards] : cards;
  const last = stops[stops.length - 1];
  return (
    <Svg width={size} height={size} aria-hidden>
      <Ring
        cx={size / 2}
        cy={size / 2}
        r={radius}
        fill="none"
        stroke={colors.lineStrong}
        strokeWidth={2.5}
        strokeDasharray="3 7"
        strokeLinecap="round"
      />
      {last
        ? lit.map((kind) => (
            <Path
              key={kind}
              d={leg(last, kind, size, radius).d}
              fill="none"
              stroke={colors.legalGlow}
              strokeWidth={6}
              strokeDasharray="0.1 11"
              strokeLinecap="round"
            />
          ))
        : null}
      {stops.slice(1).map((kind, i) => {
        const way = leg(stops[i] as Kind, kind, size, radius);
        const wrong = !way.along || i === faultAt;
        return (
          <Path
            key={i}
            d={way.d}
            fill="none"
            stroke={wrong ? colors.illegal : accent}
            strokeWidth={wrong ? 3 : 8}
            strokeDasharray={wrong ? '2 7' : undefined}
            strokeLinecap="round"
          />
        );
      })}
    </Svg>
  );
}
