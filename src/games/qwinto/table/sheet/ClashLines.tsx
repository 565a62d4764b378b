/** From a closed cell a dotted line leads to the number that closes it, ringed and in full ink. */
import type { ReactNode } from 'react';
import { View } from 'react-native';
import Svg, { Line } from 'react-native-svg';

import { FACES, T, useTheme } from '../../../../ui';
import { QWINTO_ROWS } from '../../../../ui/theme/tokens';
import type { Written } from '../../rules/types';
import type { Clash } from '../asking';
import type { Place } from '../props';
import type { Geometry } from './geometry';

export interface ClashLinesProps {
  clashes: readonly Clash[];
  geometry: Geometry;
}

export function ClashLines({ clashes, geometry }: ClashLinesProps): ReactNode {
  const { colors } = useTheme();
  if (clashes.length === 0) return null;
  const middle = ({ row, column }: Place): [number, number] => [
    geometry.x(column) + geometry.unit / 2,
    geometry.y(row) + geometry.rowHeight / 2,
  ];
  return (
    <View aria-hidden style={{ position: 'absolute', inset: 0, pointerEvents: 'none' }}>
      <Svg width={geometry.width} height={geometry.height}>
        {clashes.map(({ place, culprit }) => {
          const [x1, y1] = middle(place);
          const [x2, y2] = middle(culprit);
          return (
            <Line
              key={`${place.row} ${place.column}`}
              x1={x1}
              y1={y1}
              x2={x2}
              y2={y2}
              stroke={colors.illegal}
              strokeWidth={2}
              strokeLinecap="round"
              strokeDasharray="0.5 5"
            />
          );
        })}
      </Svg>
      {clashes.map(({ culprit }) => (
        <Ring key={`${culprit.row} ${culprit.column}`} culprit={culprit} geometry={geometry} />
      ))}
    </View>
  );
}

function Ring({ culprit, geometry }: { culprit: Written; geometry: Geometry }): ReactNode {
  const { colors, scheme } = useTheme();
  const { unit, rowHeight } = geometry;
  const size = Math.min(unit * 0.96, rowHeight * 0.9);
  const digits = size * 0.58;
  const tint = QWINTO_ROWS[culprit.row][scheme];
  return (
    <View
      style={{
        position: 'absolute',
        left: geometry.x(culprit.column) + (unit - size) / 2,
        top: geometry.y(culprit.row) + (rowHeight - size) / 2,
        width: size,
        height: size,
        borderRadius: size / 2,
        borderWidth: 2.5,
        borderColor: colors.illegal,
        backgroundColor: tint.cell,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <T
        allowFontScaling={false}
        color={tint.digit}
        style={{ fontFamily: FACES.displayBold, fontSize: digits, lineHeight: digits * 1.25 }}
      >
        {culprit.number}
      </T>
    </View>
  );
}
