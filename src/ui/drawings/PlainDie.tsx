/** A die of no colour: where only what it shows matters. */
import type { ReactNode } from 'react';

import { Circle, Rect } from '../svg';
import { useTheme } from '../theme/ThemeProvider';
import { SPOTS } from './Die';
import { Picture } from './Picture';

export function PlainDie({ value, size = 48 }: { value: number; size?: number }): ReactNode {
  const { colors } = useTheme();
  return (
    <Picture box={[80, 84]} size={size} label={String(value)}>
      <Rect x={8} y={13} width={64} height={64} rx={15} fill={colors.cardEdge} />
      <Rect x={8} y={8} width={64} height={64} rx={15} fill={colors.card} />
      {(SPOTS[value] ?? []).map(([x, y]) => (
        <Circle
          key={`${x} ${y}`}
          cx={40 + x * 16.5}
          cy={40 + y * 16.5}
          r={6}
          fill={colors.cardInk}
        />
      ))}
    </Picture>
  );
}
