/**
 * The part of the tray above its buttons. On a small screen with large text it scrolls, so that the
 * buttons stay where a thumb can reach them.
 */
import type { ReactNode } from 'react';
import { ScrollView, useWindowDimensions } from 'react-native';

import { useTheme } from '../../../../ui';

/** Rings and lifted cards reach this far out of their places. */
const BLEED = 10;

export interface TrayScrollProps {
  children: ReactNode;
  /** The table above is where things are entered: leave it more room. */
  low?: boolean;
}

export function TrayScroll({ children, low = false }: TrayScrollProps): ReactNode {
  const { height } = useWindowDimensions();
  const { space } = useTheme();
  return (
    <ScrollView
      keyboardShouldPersistTaps="handled"
      style={{
        flexGrow: 0,
        maxHeight: Math.max(150, low ? height * 0.5 - 100 : height * 0.62 - 130),
        margin: -BLEED,
      }}
      contentContainerStyle={{ padding: BLEED, gap: space.m }}
    >
      {children}
    </ScrollView>
  );
}
