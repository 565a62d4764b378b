/** The twenty-five gems of a field; the line that was shifted last slides as one. */
import type { ReactNode } from 'react';
import { Animated } from 'react-native';

import { useText } from '../../../text/locale';
import { Piece, type PieceState } from '../../../ui';
import { GemCard, GemSlot } from '../../../ui/drawings/Gem';
import { cellOf, type Gem, type Grid, lineNumber, type LineEnd, SIDE } from '../grid';
import { cellBox, type Geometry } from './geometry';
import { gridText } from './text';
import { type Slide, useSlide } from './useSlide';

export interface CellsProps {
  grid: Grid;
  geometry: Geometry;
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

/** Cells come from the side the line moves away from; the wrapped one appears from under the edge. */
function sliding({ end, way }: Slide, index: number, unit: number): object | null {
  if (end === null) return null;
  const place = placeIn(end, index);
  if (place < 0) return null;
  const from = end.edge === 'start' ? unit : -unit;
  const shift = way.interpolate({ inputRange: [0, 1], outputRange: [0, from] });
  const wrapped = place === (end.edge === 'start' ? SIDE - 1 : 0);
  return {
    transform: [end.line === 'row' ? { translateX: shift } : { translateY: shift }],
    opacity: wrapped ? way.interpolate({ inputRange: [0, 1], outputRange: [1, 0] }) : 1,
  };
}

export function Cells({ grid, geometry, stateOf, onPress }: CellsProps): ReactNode {
  const words = useText(gridText).field;
  const slide = useSlide(grid);
  const unit = geometry.cell + geometry.gap;
  return Array.from({ length: SIDE * SIDE }, (_, index) => {
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
        style={[{ position: 'absolute', ...cellBox(geometry, index) }, sliding(slide, index, unit)]}
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
}
