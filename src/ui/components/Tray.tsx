/**
 * The paper sheet at the bottom of a play screen: your hand, one hint, one primary action. When text
 * is large the hand scrolls and the action stays.
 */
import { createContext, useContext, type ReactNode } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useTheme } from '../theme/ThemeProvider';
import { Scroll } from './Scroll';

export interface TrayProps {
  children: ReactNode;
  /** Stays in sight while the rest scrolls: the primary button. */
  action?: ReactNode;
  /** Set by TableLayout: on a wide screen the tray is a panel of its own. */
  docked?: boolean;
  style?: StyleProp<ViewStyle>;
}

/** Everybody has a phone and this one is asked: its tray lights up. */
export const TurnGlow = createContext(false);

export function Tray(props: TrayProps): ReactNode {
  const { action, docked = true } = props;
  const lit = useContext(TurnGlow);
  const { colors, radii, space, shadow } = useTheme();
  const insets = useSafeAreaInsets();
  const bottom = space.l + (docked ? insets.bottom : 0);
  return (
    <View
      style={[
        {
          flexShrink: 1,
          backgroundColor: colors.paper,
          borderTopLeftRadius: radii.sheet,
          borderTopRightRadius: radii.sheet,
          borderBottomLeftRadius: docked ? 0 : radii.sheet,
          borderBottomRightRadius: docked ? 0 : radii.sheet,
          boxShadow: docked ? shadow('sheet') : shadow('panel'),
        },
        lit && {
          borderTopWidth: 4,
          borderColor: colors.legalGlow,
          boxShadow: `0px -4px 28px ${colors.legalGlow}`,
        },
        props.style,
      ]}
    >
      {/* The margins are inside, so that rings round a selected card are not cut off. */}
      <Scroll
        style={{ flexGrow: 0, flexShrink: 1 }}
        keyboardShouldPersistTaps="handled"
        contentContainerStyle={{
          paddingHorizontal: space.l,
          paddingTop: space.l,
          paddingBottom: action ? space.m : bottom,
          gap: space.m,
        }}
      >
        {props.children}
      </Scroll>
      {action ? (
        <View style={{ paddingHorizontal: space.l, paddingBottom: bottom }}>{action}</View>
      ) : null}
    </View>
  );
}
