/** Paper lying on the table: sheets, opponents, scores. */
import type { ReactNode } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';

import { useTheme } from '../theme/ThemeProvider';

export interface PanelProps {
  children: ReactNode;
  /** Raised paper with a line round it, for a choice among others. */
  raised?: boolean;
  /** Without inner margins, for rows that reach the edge. */
  bare?: boolean;
  /** Named panels are regions of the page. */
  label?: string;
  style?: StyleProp<ViewStyle>;
  testID?: string;
}

export function Panel(props: PanelProps): ReactNode {
  const { colors, radii, space, shadow } = useTheme();
  return (
    <View
      role={props.label ? 'region' : undefined}
      aria-label={props.label}
      testID={props.testID}
      style={[
        {
          backgroundColor: props.raised ? colors.paperRaised : colors.paper,
          borderRadius: radii.panel,
          padding: props.bare ? 0 : space.l,
          boxShadow: props.raised ? shadow('piece') : shadow('panel'),
        },
        props.raised ? { borderWidth: 1.5, borderColor: colors.line } : null,
        props.style,
      ]}
    >
      {props.children}
    </View>
  );
}
