/** The table everything lies on: linen by day, walnut by night. Pure decoration. */
import { memo, useId, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Defs, Path, Pattern, Rect } from 'react-native-svg';

import { useTheme } from '../theme/ThemeProvider';

const TILE = 132;

/** Threads at uneven distances, two thicknesses; the tile is large enough to hide the repeat. */
const FINE = [3, 11, 17, 26, 34, 39, 51, 58, 69, 74, 86, 95, 103, 112, 119, 127];
const COARSE = [7, 22, 45, 63, 80, 107];

const across = (at: readonly number[]): string => at.map((y) => `M0 ${y}H${TILE}`).join('');
const down = (at: readonly number[]): string => at.map((x) => `M${x} 0V${TILE}`).join('');

const FINE_PATH = across(FINE) + down(FINE.map((x) => TILE - x));
const COARSE_PATH = across(COARSE) + down(COARSE.map((x) => (x + 5) % TILE));

export const TableCloth = memo(function TableCloth(): ReactNode {
  const { colors } = useTheme();
  const id = useId();
  return (
    <View
      style={[StyleSheet.absoluteFill, { backgroundColor: colors.table, pointerEvents: 'none' }]}
      aria-hidden
    >
      <Svg width="100%" height="100%">
        <Defs>
          <Pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
            <Path d={FINE_PATH} stroke={colors.tableLine} strokeWidth={1} opacity={0.45} />
            <Path d={COARSE_PATH} stroke={colors.tableLine} strokeWidth={2} opacity={0.4} />
          </Pattern>
        </Defs>
        <Rect width="100%" height="100%" fill={`url(#${id})`} />
      </Svg>
    </View>
  );
});
