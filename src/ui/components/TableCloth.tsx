/** The table everything lies on: linen by day, walnut by night. Pure decoration. */
import { memo, useId, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { BRIGHT, CLOTH, COARSE, FINE, threads } from '../drawings/cloth';
import { Defs, Path, Pattern, Rect, Svg } from '../svg';
import { useTheme } from '../theme/ThemeProvider';

const FINE_PATH = threads(FINE);
const COARSE_PATH = threads(COARSE);
const BRIGHT_PATH = threads(BRIGHT);

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
          <Pattern id={id} width={CLOTH.width} height={CLOTH.height} patternUnits="userSpaceOnUse">
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
