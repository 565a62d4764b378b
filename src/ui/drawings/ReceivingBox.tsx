/** A cardboard box that something is put into: a copy being taken in. */
import type { ReactNode } from 'react';

import { Ellipse, Path, Rect } from '../svg';
import { useTheme } from '../theme/ThemeProvider';
import { Picture } from './Picture';

export function ReceivingBox({ size = 88 }: { size?: number }): ReactNode {
  const { colors } = useTheme();
  return (
    <Picture box={[104, 110]} size={size} label="" decorative>
      <Ellipse cx={52} cy={104} rx={44} ry={5} fill={colors.shadow} />
      <Path d="M16 24h72l12 26H4z" fill={colors.woodDark} />
      <Path d="M4 50h96v48q0 6-6 6H10q-6 0-6-6z" fill={colors.wood} />
      <Rect x={4} y={46} width={96} height={10} fill={colors.woodLight} />
      <Path d="M4 96h96v2q0 6-6 6H10q-6 0-6-6z" fill={colors.woodDark} />
      <Rect
        x={36}
        y={64}
        width={32}
        height={18}
        rx={4}
        fill={colors.card}
        stroke={colors.woodDark}
        strokeWidth={1.5}
      />
      <Path
        d="M52 6v32M39 27l13 13 13-13"
        fill="none"
        stroke={colors.legalGlow}
        strokeWidth={6}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Picture>
  );
}
