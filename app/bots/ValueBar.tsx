/** What an option is worth above the rest of the table: a bar from zero, its spread as whiskers, one scale for all. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useTheme } from '../../src/ui';

export interface Scale {
  low: number;
  high: number;
}

interface Valued {
  value: number;
  spread: number;
}

/** With zero in sight, and never empty. */
export function scaleOf(options: readonly Valued[]): Scale {
  const low = Math.min(0, ...options.map(({ value, spread }) => value - spread));
  const high = Math.max(0, ...options.map(({ value, spread }) => value + spread));
  return high > low ? { low, high } : { low: low - 1, high: high + 1 };
}

const HEIGHT = 14;

export interface ValueBarProps extends Valued {
  scale: Scale;
  color: string;
}

export function ValueBar({ value, spread, scale: { low, high }, color }: ValueBarProps): ReactNode {
  const { colors } = useTheme();
  const at = (x: number): number => (100 * (x - low)) / (high - low);
  const [from, to] = [Math.min(0, value), Math.max(0, value)];
  return (
    <View
      aria-hidden
      style={{
        height: HEIGHT,
        borderRadius: HEIGHT / 2,
        backgroundColor: colors.paperSunken,
        overflow: 'hidden',
      }}
    >
      <View
        style={{
          position: 'absolute',
          left: `${at(from)}%`,
          width: `${at(to) - at(from)}%`,
          height: HEIGHT,
          backgroundColor: color,
        }}
      />
      <View
        style={{
          position: 'absolute',
          left: `${at(value - spread)}%`,
          width: `${Math.max(0.5, at(value + spread) - at(value - spread))}%`,
          top: HEIGHT / 2 - 1,
          height: 2,
          backgroundColor: colors.ink,
        }}
      />
      <View
        style={{
          position: 'absolute',
          left: `${at(0)}%`,
          width: 1.5,
          height: HEIGHT,
          backgroundColor: colors.inkSoft,
        }}
      />
    </View>
  );
}
