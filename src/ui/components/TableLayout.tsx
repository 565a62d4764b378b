/** Where a play screen puts things: the tray below on a phone, beside the table on a wide screen. */
import type { ReactNode } from 'react';
import { ScrollView, useWindowDimensions, View } from 'react-native';

import { useTheme } from '../theme/ThemeProvider';
import { Tray } from './Tray';

export const WIDE = 900;

export function useWide(): boolean {
  return useWindowDimensions().width >= WIDE;
}

export interface TableLayoutProps {
  /** What everyone may see. */
  middle: ReactNode;
  /** The hand and one hint. Without it the middle takes the whole page. */
  tray?: ReactNode;
  /** The primary action; stays in sight when the tray has to scroll. */
  action?: ReactNode;
  /** False where the middle must fit without scrolling. */
  scroll?: boolean;
}

export function TableLayout(props: TableLayoutProps): ReactNode {
  const { middle, tray, action, scroll = true } = props;
  const { space, leftHanded } = useTheme();
  const wide = useWide();
  const content = scroll ? (
    <ScrollView
      style={{ flex: 1 }}
      keyboardShouldPersistTaps="handled"
      contentContainerStyle={{ padding: space.m, gap: space.m, flexGrow: 1 }}
    >
      {middle}
    </ScrollView>
  ) : (
    <View style={{ flex: 1, padding: space.m, gap: space.m }}>{middle}</View>
  );
  if (!tray) return content;
  if (!wide)
    return (
      <View style={{ flex: 1 }}>
        {content}
        <View style={{ maxHeight: '74%' }}>
          <Tray action={action}>{tray}</Tray>
        </View>
      </View>
    );
  return (
    <View style={{ flex: 1, flexDirection: leftHanded ? 'row-reverse' : 'row' }}>
      <View style={{ flex: 1 }}>{content}</View>
      <View style={{ width: 420, padding: space.l, justifyContent: 'flex-end' }}>
        <Tray docked={false} action={action}>
          {tray}
        </Tray>
      </View>
    </View>
  );
}
