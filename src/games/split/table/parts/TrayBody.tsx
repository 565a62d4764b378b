/** The part of the tray that scrolls when it is taller than half the screen; the button below it stays. */
import type { ReactNode } from 'react';
import { ScrollView, useWindowDimensions, View } from 'react-native';

import { useTheme, useWide } from '../../../../ui';

/** Rings and lifted pieces reach beyond their boxes; a scroll view would cut them off. */
const OVERHANG = 8;

export function TrayBody({ children }: { children: ReactNode }): ReactNode {
  const { height } = useWindowDimensions();
  const { space } = useTheme();
  const wide = useWide();
  if (wide) return <View style={{ gap: space.m }}>{children}</View>;
  return (
    <ScrollView
      style={{ flexGrow: 0, maxHeight: height * 0.42, margin: -OVERHANG }}
      contentContainerStyle={{ gap: space.m, padding: OVERHANG }}
      keyboardShouldPersistTaps="handled"
    >
      {children}
    </ScrollView>
  );
}
