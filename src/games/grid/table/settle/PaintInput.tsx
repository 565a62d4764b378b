/** The field of a question: a touch paints with the chosen gem, the same touch again erases. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { withAt } from '../../../../engine/arrays';
import type { Gem } from '../../grid';
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
  return (
    <View onLayout={onLayout}>
      <PaintField
        grid={grid}
        geometry={geometry}
        cursor={null}
        bands={bands}
        onPaint={(index) => onGrid(withAt(grid, index, brush))}
        onTap={(index) => onGrid(withAt(grid, index, grid[index] === brush ? null : brush))}
      />
    </View>
  );
}
