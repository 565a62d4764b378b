/** The part of the tray that scrolls when there is not room for all of it; the button below it stays. */
import type { ReactNode } from 'react';
import { ScrollView, useWindowDimensions, View } from 'react-native';

import { useTheme, useWide } from '../../../../ui';
import { useLetterScale } from './useRoom';

/** Rings and lifted pieces reach beyond their boxes; a scroll view would cut them off. */
const OVERHANG = 8;

/** What else is on the screen, above and below: bars that grow with the letters, and margins. */
const ELSEWHERE = { lettered: 300, fixed: 60 };
const LEAST = 120;

function mostHigh(height: number, scale: number): number {
  const left = height - ELSEWHERE.lettered * scale - ELSEWHERE.fixed;
  return Math.min(height * 0.42, Math.max(LEAST, left));
}

export function TrayBody({ children }: { children: ReactNode }): ReactNode {
  const { height } = useWindowDimensions();
  const { space } = useTheme();
  const wide = useWide();
  const scale = useLetterScale();
  if (wide) return <View style={{ gap: space.m }}>{children}</View>;
  return (
    <ScrollView
      style={{ flexGrow: 0, maxHeight: mostHigh(height, scale), margin: -OVERHANG }}
      contentContainerStyle={{ gap: space.m, padding: OVERHANG }}
      keyboardShouldPersistTaps="handled"
    >
      {children}
    </ScrollView>
  );
}
