/** The paper sheet at the bottom of a play screen: your hand, one hint, one primary action. */
import type { ReactNode } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useTheme } from '../theme/ThemeProvider';

export interface TrayProps {
  children: ReactNode;
  /** Set by TableLayout: on a wide screen the tray is a panel of its own. */
  docked?: boolean;
  style?: StyleProp<ViewStyle>;
}

export function Tray(props: TrayProps): ReactNode {
  const { colors, radii, space, shadow } = useTheme();
  const insets = useSafeAreaInsets();
  const docked = props.docked ?? true;
  return (
    <View
      style={[
        {
          backgroundColor: colors.paper,
          borderTopLeftRadius: radii.sheet,
          borderTopRightRadius: radii.sheet,
          borderBottomLeftRadius: docked ? 0 : radii.sheet,
          borderBottomRightRadius: docked ? 0 : radii.sheet,
          paddingHorizontal: space.l,
          paddingTop: space.l,
          paddingBottom: space.l + (docked ? insets.bottom : 0),
          gap: space.m,
          boxShadow: docked ? shadow('sheet') : shadow('panel'),
        },
        props.style,
      ]}
    >
      {props.children}
    </View>
  );
}
