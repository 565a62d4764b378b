/** The field of a question: a touch paints with the chosen gem, the same touch again erases. */
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { View } from 'react-native';

import { withAt } from '../../../../engine/arrays';
import type { Gem } from '../../rules/grid';
import type { Painted } from '../../settle/form';
import type { Band } from '../Bands';
import { PaintField } from '../PaintField';
import { useSettleField } from './useSettleField';

export interface PaintInputProps<Cell extends Gem> {
  grid: Painted<Cell>;
  brush: Cell;
  bands?: readonly Band[];
  onGrid(grid: Painted<Cell>): void;
}

export function PaintInput<Cell extends Gem>(props: PaintInputProps<Cell>): ReactNode {
  const { grid, brush, bands, onGrid } = props;
  const { geometry, onLayout } = useSettleField(false);
  // A quick finger paints several cells before the next picture.
  const latest = useRef(grid);
  useLayoutEffect(() => {
    latest.current = grid;
  }, [grid]);
  const put = (index: number, gem: Cell | null): void => {
    latest.current = withAt(latest.current, index, gem);
    onGrid(latest.current);
  };
  return (
    <View onLayout={onLayout}>
      <PaintField
        grid={grid}
        geometry={geometry}
        cursor={null}
        bands={bands}
        onlyGlowing
        onPaint={(index) => put(index, brush)}
        onTap={(index) => put(index, grid[index] === brush ? null : brush)}
      />
    </View>
  );
}
