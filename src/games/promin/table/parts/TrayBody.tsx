/** The part of the tray above its buttons: it scrolls on a small screen, so that the buttons stay in reach. */
import type { ReactNode } from 'react';
import { ScrollView, useWindowDimensions, View } from 'react-native';

import { useTheme, useWide } from '../../../../ui';

/** Rings and lifted cards reach this far out of their boxes; a scroll view would cut them off. */
const OVERHANG = 16;

export function TrayBody({ children }: { children: ReactNode }): ReactNode {
  const { height } = useWindowDimensions();
  const { space } = useTheme();
  const wide = useWide();
  if (wide) return <View style={{ gap: space.m }}>{children}</View>;
  return (
    <ScrollView
      keyboardShouldPersistTaps="handled"
      style={{ flexGrow: 0, maxHeight: Math.max(160, height * 0.5 - 60), margin: -OVERHANG }}
      contentContainerStyle={{ padding: OVERHANG, gap: space.m }}
    >
      {children}
    </ScrollView>
  );
}
