/** Who won, as large as the longest word allows: it wraps between words, never inside one. */
import type { ReactNode } from 'react';
import { useWindowDimensions } from 'react-native';

import { fittingSize, T, useTheme } from '../../../src/ui';

const SMALLEST = 22;

export function EndTitle({ children }: { children: string }): ReactNode {
  const { space, type } = useTheme();
  const { width, fontScale } = useWindowDimensions();
  const room = (width - 2 * space.page) / Math.min(2, fontScale);
  const size = fittingSize(children, room, type.hero.fontSize ?? 40, SMALLEST, 'display');
  return (
    <T
      variant="hero"
      align="center"
      heading={1}
      style={{ fontSize: size, lineHeight: Math.round(size * 1.14) }}
    >
      {children}
    </T>
  );
}
