/** A card of «Драбинка»: a number on paper. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { T, useTheme } from '../../../../src/ui';

export function Card({ card, size = 52 }: { card: number; size?: number }): ReactNode {
  const { colors, radii } = useTheme();
  return (
    <View
      style={{
        width: size,
        height: Math.round(size * 1.3),
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: radii.tile,
        borderWidth: 1.5,
        borderColor: colors.lineStrong,
        backgroundColor: colors.paperRaised,
      }}
    >
      <T variant={size < 40 ? 'label' : 'numM'}>{card}</T>
    </View>
  );
}
