/** The field drawn small, to look at: without handles, bands or motion. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../text/locale';
import type { Grid } from '../rules/grid';
import { Cells } from './Cells';
import { geometryOf } from './geometry';
import { gridText } from '../words/table';

const GEOMETRY = geometryOf(26, 0);

export function SmallField({ grid }: { grid: Grid }): ReactNode {
  const words = useText(gridText).field;
  const { side } = GEOMETRY;
  return (
    <View role="group" aria-label={words.title} style={{ width: side, height: side }}>
      <Cells grid={grid} geometry={GEOMETRY} />
    </View>
  );
}
