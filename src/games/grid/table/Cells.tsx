/** The twenty-five gems of a field; a shifted line slides as one, what scored glows and leaves, new gems drop in. */
import type { ReactNode } from 'react';
import { Animated } from 'react-native';

import { useText } from '../../../text/locale';
import { Piece, useTheme, type PieceState } from '../../../ui';
import { GemCard, GemSlot } from '../../../ui/drawings/Gem';
import { cellOf, type Gem, type Grid, lineNumber, type LineEnd, SIDE } from '../grid';
import { cellBox, type Geometry } from './geometry';
import { gridText } from './text';
import type { Slide } from './useSlide';

export interface CellsProps {
  grid: Grid;
  geometry: Geometry;
  /** How the field comes to be as it is; without it everything lies where it lies. */
  slide?: Slide;
  stateOf?(index: number): PieceState;
  /** Without it the gems only lie there. */
  onPress?(index: number): void;
}

/** The place of a cell in the sliding line, or −1. */
function placeIn(end: LineEnd, index: number): number {
  const line = lineNumber(end.line, end.index);
  for (let place = 0; place < SIDE; place += 1) if (cellOf(line, place) === index) return place;
  return -1;
}

/** Towards where the line came from; the wrapped card goes round: out at one end, in at the other. */
function along(end: LineEnd, way: Animated.Value, [from, to]: [number, number]): object {
  const shift = way.interpolate({ inputRange: [0, 1], outputRange: [to, from] });
  return { transform: [end.line === 'row' ? { translateX: shift } : { translateY: shift }] };
}

function moving({ change, way }: Slide, index: number, unit: number): object | null {
  if (change === null) return null;
  const { end, came } = change;
  const appears = way.interpolate({ inputRange: [0, 1], outputRange: [1, 0] });
  if (came.includes(index))
    return { opacity: appears, transform: [{ translateY: Animated.multiply(way, -unit) }] };
  const place = end === null ? -1 : placeIn(end, index);
  if (end === null || place < 0) return null;
  const wrapped = place === (end.edge === 'start' ? SIDE - 1 : 0);
  return {
    ...along(end, way, [end.edge === 'start' ? unit : -unit, 0]),
    opacity: wrapped ? appears : 1,
  };
}

/** What is no longer there and still seen for a moment: gems that scored, the card that went round. */
function Leaving({ slide, geometry }: { slide: Slide; geometry: Geometry }): ReactNode {
  const { change, before, way } = slide;
  const { colors } = useTheme();
  if (change === null) return null;
  const { end, left } = change;
  const unit = geometry.cell + geometry.gap;
  const ghost = (index: number, style: object): ReactNode => {
    const gem = before[index] ?? null;
    return gem === null ? null : (
      <Animated.View
        key={`left-${index}`}
        aria-hidden
        pointerEvents="none"
        style={[{ position: 'absolute', ...cellBox(geometry, index), opacity: way }, style]}
      >
        <GemCard kind={gem} size={geometry.cell} decorative />
      </Animated.View>
    );
  };
  if (end !== null) {
    const out = end.edge === 'start' ? -unit : unit;
    const edge = cellOf(lineNumber(end.line, end.index), end.edge === 'start' ? 0 : SIDE - 1);
    return ghost(edge, along(end, way, [0, out]));
  }
  const grows = way.interpolate({ inputRange: [0, 1], outputRange: [1.3, 1] });
  return left.map((index) =>
    ghost(index, {
      transform: [{ scale: grows }],
      borderRadius: geometry.cell * 0.19,
      boxShadow: `0px 0px 0px 4px ${colors.legalGlow}`,
    }),
  );
}

export function Cells({ grid, geometry, slide, stateOf, onPress }: CellsProps): ReactNode {
  const words = useText(gridText).field;
  const unit = geometry.cell + geometry.gap;
  const cells = Array.from({ length: SIDE * SIDE }, (_, index) => {
    const gem: Gem | null = grid[index] ?? null;
    const label = words.cell(Math.floor(index / SIDE) + 1, (index % SIDE) + 1, gem);
    const card =
      gem === null ? (
        <GemSlot size={geometry.cell} label={onPress ? undefined : label} />
      ) : (
        <GemCard kind={gem} size={geometry.cell} label={label} decorative={onPress !== undefined} />
      );
    return (
      <Animated.View
        key={index}
        style={[
          { position: 'absolute', ...cellBox(geometry, index) },
          slide ? moving(slide, index, unit) : null,
        ]}
      >
        {onPress || stateOf ? (
          <Piece
            state={stateOf?.(index) ?? 'plain'}
            label={label}
            radius={geometry.cell * 0.19}
            lift={0}
            onPress={onPress ? () => onPress(index) : undefined}
          >
            {card}
          </Piece>
        ) : (
          card
        )}
      </Animated.View>
    );
  });
  return (
    <>
      {cells}
      {slide ? <Leaving slide={slide} geometry={geometry} /> : null}
    </>
  );
}
