/** How many play, where the answer depends on it. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../text/locale';
import { Icon, rowOfKeys, Segmented, useTheme } from '../../../ui';
import { settleKeys } from './text';

export interface SeatCountProps {
  seats: number;
  min: number;
  max: number;
  onChange(seats: number): void;
}

export function SeatCount({ seats, min, max, onChange }: SeatCountProps): ReactNode {
  const words = useText(settleKeys);
  const { colors, space } = useTheme();
  const options = Array.from({ length: max - min + 1 }, (_, i) => ({
    value: min + i,
    label: String(min + i),
    spoken: words.players(min + i),
  }));
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
      <Icon name="people" size={22} color={colors.inkSoft} />
      <View style={{ width: rowOfKeys(options.length) }}>
        <Segmented label={words.seats} options={options} value={seats} onChange={onChange} />
      </View>
    </View>
  );
}

/** The first `seats` of these, and `fill` for those who are new. */
export function resized<T>(xs: readonly T[], seats: number, fill: T): T[] {
  return Array.from({ length: seats }, (_, i) => xs[i] ?? fill);
}
