/** A way to begin at once: a tile with a picture and words, half the width of the page where there are two. */
import type { ReactNode } from 'react';

import { Touch, useTheme } from '../../../src/ui';

export interface ShortcutProps {
  label: string;
  disabled?: boolean;
  onPress(): void;
  children: ReactNode;
}

export function Shortcut({ children, ...touch }: ShortcutProps): ReactNode {
  const { colors, radii, space } = useTheme();
  return (
    <Touch
      {...touch}
      sinks
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.s,
        flexGrow: 1,
        flexBasis: 0,
        minWidth: 150,
        minHeight: 56,
        paddingHorizontal: space.m,
        borderRadius: radii.panel,
        borderWidth: 1,
        borderColor: colors.line,
        backgroundColor: colors.paperRaised,
      }}
    >
      {children}
    </Touch>
  );
}
