/** Panels one under another; on a wide screen in two columns. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useTheme, useWide } from '../../../src/ui';

export function Columns(props: { left: ReactNode; right: ReactNode }): ReactNode {
  const wide = useWide();
  const { space } = useTheme();
  const column = { flex: wide ? 1 : undefined, gap: space.m, minWidth: 0 } as const;
  return (
    <View style={{ flexDirection: wide ? 'row' : 'column', gap: space.m }}>
      <View style={column}>{props.left}</View>
      <View style={column}>{props.right}</View>
    </View>
  );
}
