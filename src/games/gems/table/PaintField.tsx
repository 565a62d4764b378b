/** A field painted gem by gem: a tap paints one cell, a finger drawn over several paints them all. */
import { useRef, type ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../text/locale';
import type { Grid } from '../rules/grid';
import { cellOf, lineNumber } from '../rules/notation';
import { Badges, type Band, Bands } from './Bands';
import { Cells } from './Cells';
import { cellAt, type Geometry } from './geometry';
import { gridText } from '../words/table';

export interface PaintFieldProps {
  grid: Grid;
  geometry: Geometry;
  /** The cell that is entered next. */
  cursor: number | null;
  onPaint(index: number): void;
  /** A touch without a drag, where it means something else. */
  onTap?(index: number): void;
  bands?: readonly Band[];
  /** What lies in none of the glowing bands steps back. */
  onlyGlowing?: boolean;
}

function liesIn({ line, index, start, length }: Band, cell: number): boolean {
  const cells = Array.from({ length }, (_, i) => cellOf(lineNumber(line, index), start + i));
  return cells.includes(cell);
}

export function PaintField(props: PaintFieldProps): ReactNode {
  const { grid, geometry, cursor, onPaint, onTap = onPaint, bands = [] } = props;
  const glowing = props.onlyGlowing ? bands.filter(({ look }) => look === 'glow') : [];
  const words = useText(gridText).field;
  const self = useRef<View>(null);
  const corner = useRef({ x: 0, y: 0 });
  const last = useRef(-1);
  const measure = (): void =>
    self.current?.measureInWindow((x, y) => {
      corner.current = { x, y };
    });
  const paintUnder = (pageX: number, pageY: number): void => {
    const cell = cellAt(geometry, pageX - corner.current.x, pageY - corner.current.y);
    if (cell < 0 || cell === last.current) return;
    last.current = cell;
    onPaint(cell);
  };
  return (
    <View
      ref={self}
      role="group"
      aria-label={words.title}
      onLayout={measure}
      onTouchStart={measure}
      onMoveShouldSetResponderCapture={() => true}
      onResponderTerminationRequest={() => false}
      onResponderGrant={({ nativeEvent }) => {
        last.current = -1;
        paintUnder(nativeEvent.pageX, nativeEvent.pageY);
      }}
      onResponderMove={({ nativeEvent }) => paintUnder(nativeEvent.pageX, nativeEvent.pageY)}
      style={
        {
          width: geometry.side,
          height: geometry.side,
          alignSelf: 'center',
          // The browser would scroll instead.
          touchAction: 'none',
        } as object
      }
    >
      <Bands bands={bands} geometry={geometry} />
      <Cells
        grid={grid}
        geometry={geometry}
        stateOf={(index) => (index === cursor ? 'legal' : 'plain')}
        faded={
          glowing.length > 0 ? (index) => !glowing.some((band) => liesIn(band, index)) : undefined
        }
        onPress={onTap}
      />
      <Badges bands={bands} geometry={geometry} />
    </View>
  );
}
