/** A few lines of the field for the first cards: gems, what came together, the arrow that shifts a line. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useTheme } from '../../../ui';
import { GemCard } from './Gem';
import type { Gem } from '../rules/grid';
import { Bands, type Band } from './Bands';
import { geometryOf, placeAt } from './geometry';
import { Handle } from './Handle';

export type PictureLine = readonly Gem[];

export interface FieldPictureProps {
  lines: readonly PictureLine[];
  /** What came together. */
  run?: Omit<Band, 'look'>;
  /** The row at whose left end an arrow stands. */
  arrow?: number;
}

const CELL = 38;
const HANDLE = 36;

export function FieldPicture({ lines, run, arrow }: FieldPictureProps): ReactNode {
  const { radii } = useTheme();
  const geometry = geometryOf(CELL, HANDLE);
  const top = placeAt(geometry, 0);
  return (
    <View
      style={{
        alignSelf: 'center',
        width: geometry.side,
        height: lines.length * (CELL + geometry.gap) + 2 * geometry.gap,
        borderRadius: radii.tile,
        overflow: 'hidden',
      }}
    >
      {/* The field's own places begin below its upper handles, which are not drawn here. */}
      <View style={{ marginTop: geometry.gap * 1.5 - top }}>
        {run ? <Bands bands={[{ ...run, look: 'glow' }]} geometry={geometry} /> : null}
        {lines.map((line, row) =>
          line.map((kind, column) => (
            <View
              key={`${row} ${column}`}
              style={{
                position: 'absolute',
                left: placeAt(geometry, column),
                top: placeAt(geometry, row),
              }}
            >
              <GemCard kind={kind} size={CELL} decorative />
            </View>
          )),
        )}
        {arrow === undefined ? null : (
          <Handle
            end={{ line: 'row', index: arrow, edge: 'start' }}
            box={{ left: 0, top: placeAt(geometry, arrow), width: HANDLE, height: CELL }}
            label=""
            price={1}
            faded={false}
            chosen
            wrong={false}
            disabled={false}
            onPress={() => undefined}
          />
        )}
      </View>
    </View>
  );
}
