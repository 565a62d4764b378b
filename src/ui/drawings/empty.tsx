/** Objects for empty places: a chair nobody sits on, a sheet nobody wrote on, a lens over nothing. */
import type { ReactNode } from 'react';

import { Circle, Ellipse, Path, Rect } from '../svg';
import { useTheme } from '../theme/ThemeProvider';
import { Picture } from './Picture';

interface ObjectProps {
  size?: number;
}

export function EmptyChair(props: ObjectProps): ReactNode {
  const { colors } = useTheme();
  return (
    <Picture box={[120, 130]} size={props.size ?? 120} label="" decorative>
      <Ellipse cx={60} cy={121} rx={44} ry={6} fill={colors.shadow} />
      <Path d="M36 12h8l4 62h-9zM84 12h-8l-4 62h9z" fill={colors.wood} />
      <Path
        d="M35 18q25-9 50 0l-1 11q-24-8-48 0zM38 41q22-7 44 0l-1 9q-21-6-42 0z"
        fill={colors.woodLight}
      />
      <Path d="M37 78h9l-4 42h-6zM83 78h-9l4 42h6z" fill={colors.wood} />
      <Path d="M30 84h8l-5 34h-6zM90 84h-8l5 34h6z" fill={colors.woodDark} />
      <Path d="M31 70h58l6 13q1 4-4 4H29q-5 0-4-4z" fill={colors.woodLight} />
      <Path d="M25 83q0 4 4 4h62q4 0 4-4v5q0 4-4 4H29q-4 0-4-4z" fill={colors.woodDark} />
    </Picture>
  );
}

export function BlankSheet(props: ObjectProps): ReactNode {
  const { colors } = useTheme();
  return (
    <Picture box={[130, 120]} size={props.size ?? 120} label="" decorative>
      <Ellipse cx={64} cy={112} rx={50} ry={5} fill={colors.shadow} />
      <Rect
        x={23}
        y={14}
        width={78}
        height={96}
        rx={7}
        fill={colors.paperEdge}
        transform="rotate(-4 62 60)"
      />
      <Rect
        x={23}
        y={11}
        width={78}
        height={96}
        rx={7}
        fill={colors.card}
        stroke={colors.cardEdge}
        strokeWidth={1.5}
        transform="rotate(-4 62 60)"
      />
      <Path
        d="M32 34l62-4M33 49l62-4M34 64l62-4M35 79l62-4M36 94l62-4M52 20l6 84M74 18l6 84"
        stroke={colors.cardEdge}
        strokeWidth={1.5}
      />
      <Path
        d="M84 96l26-52 9 4.5-26 52-11 6z"
        fill={colors.legalGlow}
        stroke={colors.woodDark}
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      <Path
        d="M110 44l4-8q2-3 6-1.5t3 5.5l-4 8.5z"
        fill={colors.illegal}
        stroke={colors.woodDark}
        strokeWidth={1.5}
      />
      <Path
        d="M84 96l9 4.5-11 6z"
        fill={colors.card}
        stroke={colors.woodDark}
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
    </Picture>
  );
}

export function EmptyLens(props: ObjectProps): ReactNode {
  const { colors } = useTheme();
  return (
    <Picture box={[120, 120]} size={props.size ?? 110} label="" decorative>
      <Ellipse cx={62} cy={112} rx={40} ry={5} fill={colors.shadow} />
      <Path d="M72 70l30 34" stroke={colors.woodDark} strokeWidth={14} strokeLinecap="round" />
      <Path d="M72 69l29 33" stroke={colors.woodLight} strokeWidth={9} strokeLinecap="round" />
      <Circle
        cx={50}
        cy={46}
        r={34}
        fill={colors.paperRaised}
        stroke={colors.woodDark}
        strokeWidth={8}
      />
      <Circle cx={50} cy={46} r={34} fill="none" stroke={colors.wood} strokeWidth={4} />
      <Path
        d="M30 44a21 21 0 0 1 16-19"
        fill="none"
        stroke={colors.line}
        strokeWidth={5}
        strokeLinecap="round"
      />
    </Picture>
  );
}
