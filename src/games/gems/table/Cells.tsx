/** The twenty-five gems of a field; a shifted line slides as one, what scored glows and leaves, new gems drop in. */
import type { ReactNode } from 'react';
import type { ViewStyle } from 'react-native';

import { useText } from '../../../text/locale';
import { Piece, useTheme, type PieceState, type Theme } from '../../../ui';
import { GemCard, GemSlot } from './Gem';
import { Moving, type Frame, type Motion } from '../../../ui/motion';
import { type Gem, type Grid, type LineEnd, SIDE } from '../rules/grid';
import { cellOf, lineNumber } from '../rules/notation';
import { cellBox, type Geometry } from './geometry';
import { gridText } from '../words/table';
import type { Slide } from './useSlide';

export interface CellsProps {
  grid: Grid;
  geometry: Geometry;
  /** How the field comes to be as it is; without it everything lies where it lies. */
  slide?: Slide;
  stateOf?(index: number): PieceState;
  /** Steps back behind the others. */
  faded?(index: number): boolean;
  /** Without it the gems only lie there. */
  onPress?(index: number): void;
}

type Pace = Theme['motion'];

const FADED = { opacity: 0.45 };

/** Milliseconds between gems that drop in: row by row, as they are dealt. */
const DROP_AFTER = 40;
const GLOW_AND_LEAVE: Motion['frames'] = {
  0: { opacity: 1 },
  0.25: { scale: 1.12, opacity: 1 },
  0.55: { scale: 1.06, opacity: 1 },
  1: { scale: 0.4, opacity: 0 },
};

/** The place of a cell in the sliding line, or −1. */
function placeIn(end: LineEnd, index: number): number {
  const line = lineNumber(end.line, end.index);
  for (let place = 0; place < SIDE; place += 1) if (cellOf(line, place) === index) return place;
  return -1;
}

const along = (end: LineEnd, by: number): Frame => (end.line === 'row' ? { x: by } : { y: by });

/** How a gem gets to its cell: along its line, or dropping in from above. */
function wayIn({ change, time }: Slide, index: number, unit: number, pace: Pace): Motion | null {
  if (change === null) return null;
  const { end, came } = change;
  const order = came.indexOf(index);
  if (order >= 0)
    return {
      ms: pace.deal,
      delay: order * DROP_AFTER,
      time,
      frames: { 0: { y: -unit, opacity: 0 }, 0.7: { y: 4, opacity: 1 }, 1: { opacity: 1 } },
    };
  const place = end === null ? -1 : placeIn(end, index);
  if (end === null || place < 0) return null;
  // The wrapped card goes round: out at one end, in at the other.
  const wrapped = place === (end.edge === 'start' ? SIDE - 1 : 0);
  const from = along(end, end.edge === 'start' ? unit : -unit);
  return {
    ms: pace.slide,
    time,
    pace: 'ease-in-out',
    frames: { 0: { ...from, opacity: wrapped ? 0 : 1 }, 1: { opacity: 1 } },
  };
}

/** What is no longer there and still seen for a moment: gems that scored, the card that went round. */
function Leaving({ slide, geometry }: { slide: Slide; geometry: Geometry }): ReactNode {
  const { change, before, time } = slide;
  const { colors, motion } = useTheme();
  if (change === null) return null;
  const { end, left } = change;
  const unit = geometry.cell + geometry.gap;
  const ghost = (index: number, way: Motion, style?: ViewStyle): ReactNode => {
    const gem = before[index] ?? null;
    return gem === null ? null : (
      <Moving
        key={`left-${index}`}
        aria-hidden
        motion={way}
        style={[
          { position: 'absolute', ...cellBox(geometry, index), opacity: 0, pointerEvents: 'none' },
          style,
        ]}
      >
        <GemCard kind={gem} size={geometry.cell} decorative />
      </Moving>
    );
  };
  if (end !== null) {
    const edge = cellOf(lineNumber(end.line, end.index), end.edge === 'start' ? 0 : SIDE - 1);
    const out = along(end, end.edge === 'start' ? -unit : unit);
    return ghost(edge, {
      ms: motion.slide,
      time,
      pace: 'ease-in-out',
      frames: { 0: { opacity: 1 }, 1: { ...out, opacity: 0 } },
    });
  }
  return left.map((index) =>
    ghost(
      index,
      { ms: motion.leave, time, frames: GLOW_AND_LEAVE },
      {
        borderRadius: geometry.cell * 0.19,
        boxShadow: `0px 0px 0px 4px ${colors.legalGlow}`,
      },
    ),
  );
}

export function Cells({ grid, geometry, slide, stateOf, faded, onPress }: CellsProps): ReactNode {
  const words = useText(gridText).field;
  const { motion } = useTheme();
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
      <Moving
        key={index}
        motion={slide ? wayIn(slide, index, unit, motion) : null}
        style={[
          { position: 'absolute', ...cellBox(geometry, index) },
          faded?.(index) ? FADED : null,
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
      </Moving>
    );
  });
  return (
    <>
      {cells}
      {slide ? <Leaving slide={slide} geometry={geometry} /> : null}
    </>
  );
}
