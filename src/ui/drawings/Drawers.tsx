/** A chest whose drawer is stuck: the store is there, it only does not open. */
import type { ReactNode } from 'react';

import { Circle, Ellipse, G, Path, Rect, SvgText } from '../svg';
import { useTheme } from '../theme/ThemeProvider';
import { FACES } from '../theme/type';
import { Picture } from './Picture';

export interface DrawersProps {
  size?: number;
  /** What the drawers are for, on their labels. */
  labels: readonly [upper: string, stuck: string];
}

export function Drawers({ size = 190, labels: [upper, stuck] }: DrawersProps): ReactNode {
  const { colors } = useTheme();
  const label = {
    fontFamily: FACES.semibold,
    fontSize: 13,
    fill: colors.cardInk,
    textAnchor: 'middle' as const,
  };
  const tag = { fill: colors.card, stroke: colors.woodDark, strokeWidth: 1.5 };
  const front = { stroke: colors.woodDark, strokeWidth: 1.5 };
  return (
    <Picture box={[216, 172]} size={size} label="" decorative>
      <Ellipse cx={104} cy={163} rx={104} ry={8} fill={colors.shadow} />
      <Path d="M9 10h190v134q0 14-14 14H23q-14 0-14-14z" fill={colors.woodDark} />
      <Path d="M9 10h190v128q0 14-14 14H23q-14 0-14-14z" fill={colors.wood} />
      <Rect x={3} y={2} width={202} height={16} rx={7} fill={colors.woodLight} />
      <Rect x={23} y={28} width={162} height={36} rx={8} fill={colors.woodLight} {...front} />
      <Rect x={72} y={37} width={64} height={18} rx={4} {...tag} />
      <SvgText x={104} y={51} {...label}>
        {upper}
      </SvgText>
      <Path d="M22 80q0-6 6-7l152-9q6 0 6 5v8l-164 12z" fill={colors.cardInk} />
      <Path d="M44 70l24-4 3 16-25 3zM78 64h26v20H78zM112 66l25-3 2 18-24 2z" {...tag} />
      <G transform="rotate(-4 100 97)">
        <Rect x={18} y={78} width={170} height={40} rx={8} fill={colors.woodLight} {...front} />
        <Rect x={72} y={88} width={64} height={19} rx={4} {...tag} />
        <SvgText x={104} y={102} {...label}>
          {stuck}
        </SvgText>
      </G>
      <Rect x={23} y={124} width={162} height={24} rx={8} fill={colors.woodLight} {...front} />
      <Circle
        cx={194}
        cy={98}
        r={19}
        fill={colors.legalGlow}
        stroke={colors.legal}
        strokeWidth={2.5}
      />
      <Path
        d="M194 88v12M194 107h.01"
        stroke={colors.cardInk}
        strokeWidth={5}
        strokeLinecap="round"
      />
    </Picture>
  );
}
