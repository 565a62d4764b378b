import { memo, type ReactNode } from 'react';
import { View } from 'react-native';

import { useTheme } from '../theme/ThemeProvider';

export const Divider = memo(function Divider(props: { inset?: number }): ReactNode {
  const { colors } = useTheme();
  return (
    <View style={{ height: 1, backgroundColor: colors.line, marginHorizontal: props.inset ?? 0 }} />
  );
});
