/** The table everything lies on: linen by day, walnut by night. Pure decoration. */
import { memo, useId, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Defs, Path, Pattern, Rect, Svg } from '../svg';
import { useTheme } from '../theme/ThemeProvider';

const WIDTH = 168;
const HEIGHT = 144;

/** Threads lie in bundles at uneven distances; the tile is large enough to hide the repeat. */
const FINE = [2, 5, 13, 15, 28, 41, 43, 46, 60, 71, 84, 86, 97, 109, 112, 124, 136, 139];
const COARSE = [9, 35, 52, 78, 102, 130];
const BRIGHT = [20, 23, 56, 65, 92, 117];

const across = (at: readonly number[]): string => at.map((y) => `M0 ${y}.5H${WIDTH}`).join('');
const down = (at: readonly number[]): string =>
  at.map((y) => `M${WIDTH - y - 6}.5 0V${HEIGHT}`).join('');

const FINE_PATH = across(FINE) + down(FINE);
const COARSE_PATH = across(COARSE) + down(COARSE);
const BRIGHT_PATH = across(BRIGHT) + down(BRIGHT);

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
          <Pattern id={id} width={WIDTH} height={HEIGHT} patternUnits="userSpaceOnUse">
            <Path d={FINE_PATH} stroke={colors.tableLine} strokeOpacity={0.55} />
            <Path d={COARSE_PATH} stroke={colors.tableLine} strokeWidth={2} strokeOpacity={0.4} />
            <Path d={BRIGHT_PATH} stroke={colors.paper} strokeOpacity={0.2} />
          </Pattern>
        </Defs>
        <Rect width="100%" height="100%" fill={`url(#${id})`} />
      </Svg>
    </View>
  );
});
