/** A page: the table under it, safe edges, one main landmark, and a column that never gets too wide. */
import type { ReactNode } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useTheme } from '../theme/ThemeProvider';
import { Scroll } from './Scroll';
import { TableCloth } from './TableCloth';
import { ToastPlace } from './Toast';

export interface ScreenProps {
  children: ReactNode;
  /** Stays at the top while the rest scrolls: usually a TopBar. */
  header?: ReactNode;
  /** Stays at the bottom: usually the primary button. */
  footer?: ReactNode;
  /** False where the content scrolls itself or must fit. */
  scroll?: boolean;
  /** Content wider than this is centred; play screens pass Infinity. */
  maxWidth?: number;
  /** Without the page margin, for panels that reach the edges. */
  bleed?: boolean;
  /** Below a tab bar the bottom edge is already safe. */
  bottomInset?: boolean;
  /** In the middle of the page: where there is nothing but a sentence. */
  centred?: boolean;
  contentStyle?: StyleProp<ViewStyle>;
  testID?: string;
}

export function Screen(props: ScreenProps): ReactNode {
  const { header, footer, children, scroll = true, maxWidth = 720, bleed = false } = props;
  const insets = useSafeAreaInsets();
  const { space } = useTheme();
  const bottom = props.bottomInset === false ? 0 : insets.bottom;
  const column: ViewStyle = { width: '100%', maxWidth, alignSelf: 'center' };
  const padded: StyleProp<ViewStyle> = [
    column,
    bleed ? null : { paddingHorizontal: space.page },
    props.centred ? { flexGrow: 1, justifyContent: 'center' } : null,
    props.contentStyle,
  ];
  return (
    <View style={{ flex: 1 }} role="main" testID={props.testID}>
      <TableCloth />
      <View
        style={{
          flex: 1,
          paddingTop: insets.top,
          paddingLeft: insets.left,
          paddingRight: insets.right,
        }}
      >
        {header ? <View style={column}>{header}</View> : null}
        {scroll ? (
          <Scroll
            style={{ flex: 1 }}
            keyboardShouldPersistTaps="handled"
            contentContainerStyle={[padded, { paddingBottom: (footer ? 0 : bottom) + space.xxl }]}
          >
            {children}
          </Scroll>
        ) : (
          <View style={[padded, { flex: 1, paddingBottom: footer ? 0 : bottom }]}>{children}</View>
        )}
        <ToastPlace where="page" bottom={footer ? 0 : bottom} />
        {footer ? (
          <View
            style={[
              column,
              { padding: space.page, paddingTop: space.s, paddingBottom: bottom + space.l },
            ]}
          >
            {footer}
          </View>
        ) : null}
      </View>
    </View>
  );
}
