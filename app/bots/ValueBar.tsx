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
/** The dotted zero stands out above and below the bar. */
const AROUND = 3;
const DOT = 2.5;
const DOTS = [0, 5, 10, 15];
const CAP = 8;

export interface ValueBarProps extends Valued {
  scale: Scale;
  color: string;
}

export function ValueBar({ value, spread, scale: { low, high }, color }: ValueBarProps): ReactNode {
  const { colors } = useTheme();
  const at = (x: number): `${number}%` => `${(100 * (x - low)) / (high - low)}%`;
  const wide = (from: number, to: number): `${number}%` =>
    `${Math.max(0.5, (100 * (to - from)) / (high - low))}%`;
  const bar = { position: 'absolute', top: AROUND, height: HEIGHT } as const;
  const [from, to] = [Math.min(0, value), Math.max(0, value)];
  const ends = { left: at(value - spread), width: wide(value - spread, value + spread) };
  return (
    <View aria-hidden style={{ height: HEIGHT + 2 * AROUND }}>
      <View
        style={{
          ...bar,
          left: 0,
          right: 0,
          borderRadius: HEIGHT / 2,
          backgroundColor: colors.paperSunken,
          overflow: 'hidden',
        }}
      >
        <View
          style={{
            position: 'absolute',
            left: at(from),
            width: wide(from, to),
            height: HEIGHT,
            backgroundColor: color,
          }}
        />
        <View
          style={{
            ...ends,
            position: 'absolute',
            height: HEIGHT,
            backgroundColor: colors.ink,
            opacity: 0.18,
          }}
        />
      </View>
      <View
        style={{
          ...ends,
          position: 'absolute',
          top: AROUND + (HEIGHT - CAP) / 2,
          height: CAP,
          borderColor: colors.ink,
          borderLeftWidth: 2,
          borderRightWidth: 2,
          justifyContent: 'center',
        }}
      >
        <View style={{ height: 2, backgroundColor: colors.ink }} />
      </View>
      {DOTS.map((top) => (
        <View
          key={top}
          style={{
            position: 'absolute',
            left: at(0),
            top: top + 1,
            width: 1.5,
            height: DOT,
            backgroundColor: colors.inkSoft,
          }}
        />
      ))}
    </View>
  );
}
