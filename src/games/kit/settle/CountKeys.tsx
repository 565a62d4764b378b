/** How many: a key for each number, the chosen one marked. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Chip, useTheme } from '../../../ui';
import type { GameId } from '../../index';

export interface CountKeysProps {
  label: string;
  most: number;
  value: number | null;
  /** What a screen reader says of a key. */
  spoken(count: number): string;
  game: GameId;
  onChange(count: number): void;
}

export function CountKeys(props: CountKeysProps): ReactNode {
  const { label, most, value, spoken, game, onChange } = props;
  const { space } = useTheme();
  const counts = Array.from({ length: most + 1 }, (_, count) => count);
  const half = Math.ceil(counts.length / 2);
  return (
    <View role="group" aria-label={label} style={{ gap: space.s }}>
      {[counts.slice(0, half), counts.slice(half)].map((row) => (
        <View key={row[0]} style={{ flexDirection: 'row', gap: space.s }}>
          {row.map((count) => (
            <Chip
              key={count}
              label={String(count)}
              spoken={spoken(count)}
              selected={value === count}
              game={game}
              onPress={() => onChange(count)}
            />
          ))}
        </View>
      ))}
    </View>
  );
}
