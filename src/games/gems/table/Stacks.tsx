/** An own hand of many cards: a stack a kind round the circle of colours, with its exact count; kinds not held are outlines. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../text/locale';
import { fittingSize, Piece, T, useTheme, type PieceState } from '../../../ui';
import { GemCard, GemMark } from './Gem';
import { KINDS, type Kind } from '../rules/kinds';
import { gridText } from '../words/table';

const IN_ROW = 4;
/** Edges that are drawn below the topmost card: more would not be counted by anybody. */
const MOST_EDGES = 4;
const EDGE = 3;
const COUNT = 22;
/** How much the system's letters may make of a name. */
const MOST_GROWTH = 1.2;

export interface StacksProps {
  hand: readonly Kind[];
  /** Points across. */
  width: number;
  stateOf(kind: Kind): PieceState;
  label(kind: Kind, count: number): string;
  onPress?(kind: Kind, count: number): void;
}

export function Stacks({ hand, width, stateOf, label, onPress }: StacksProps): ReactNode {
  const { space } = useTheme();
  const room = width / IN_ROW;
  const size = Math.min(54, Math.max(44, room - MOST_EDGES * EDGE - COUNT / 2));
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', rowGap: space.s }}>
      {KINDS.map((kind) => {
        const count = hand.filter((one) => one === kind).length;
        return (
          <View key={kind} style={{ width: room, alignItems: 'center', paddingTop: 8 }}>
            {count === 0 ? (
              <Missing kind={kind} size={size} room={room} />
            ) : (
              <Stack
                kind={kind}
                count={count}
                size={size}
                room={room}
                state={stateOf(kind)}
                label={label(kind, count)}
                {...(onPress && { onPress: () => onPress(kind, count) })}
              />
            )}
          </View>
        );
      })}
    </View>
  );
}

interface StackProps {
  kind: Kind;
  count: number;
  size: number;
  /** Points across for its name. */
  room: number;
  state: PieceState;
  label: string;
  onPress?(): void;
}

function Stack({ kind, count, size, room, state, label, onPress }: StackProps): ReactNode {
  const { colors } = useTheme();
  const edges = Math.min(MOST_EDGES, count - 1);
  return (
    <>
      <View style={{ width: size + MOST_EDGES * EDGE }}>
        {Array.from({ length: edges }, (_, i) => (
          <View
            key={i}
            aria-hidden
            style={{
              position: 'absolute',
              left: (edges - i) * EDGE,
              top: -(edges - i),
              pointerEvents: 'none',
            }}
          >
            <GemCard kind={kind} size={size} decorative />
          </View>
        ))}
        <View style={{ width: size }}>
          <Piece state={state} label={label} radius={size * 0.19} lift={6} onPress={onPress}>
            <GemCard kind={kind} size={size} label={label} decorative={onPress !== undefined} />
          </Piece>
        </View>
        <View
          aria-hidden
          style={{
            position: 'absolute',
            right: MOST_EDGES * EDGE - edges * EDGE - COUNT / 3,
            bottom: -COUNT / 4,
            minWidth: COUNT,
            height: COUNT,
            borderRadius: COUNT,
            alignItems: 'center',
            justifyContent: 'center',
            backgroundColor: colors.ink,
            borderWidth: 1.5,
            borderColor: colors.paper,
            pointerEvents: 'none',
          }}
        >
          <T
            variant="numS"
            color="paper"
            allowFontScaling={false}
            style={{ fontSize: 13, lineHeight: 17 }}
          >
            {String(count)}
          </T>
        </View>
      </View>
      <Name kind={kind} room={room} />
    </>
  );
}

function Missing({ kind, size, room }: { kind: Kind; size: number; room: number }): ReactNode {
  const { colors } = useTheme();
  return (
    <View aria-hidden style={{ alignItems: 'center' }}>
      <View
        style={{
          width: size,
          height: size,
          borderRadius: size * 0.19,
          opacity: 0.7,
          borderWidth: 1.5,
          borderStyle: 'dashed',
          borderColor: colors.line,
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        <GemMark kind={kind} size={size * 0.6} outline decorative />
      </View>
      <Name kind={kind} room={room} />
    </View>
  );
}

/** Whole, in smaller letters where it must. */
function Name({ kind, room }: { kind: Kind; room: number }): ReactNode {
  const texts = useText(gridText);
  const { type } = useTheme();
  const name = texts.gem[kind];
  const fontSize = fittingSize(name, room / MOST_GROWTH, type.caption.fontSize ?? 13, 9);
  return (
    <T
      variant="caption"
      color="inkSoft"
      aria-hidden
      numberOfLines={1}
      maxFontSizeMultiplier={MOST_GROWTH}
      style={{ fontSize }}
    >
      {name}
    </T>
  );
}
