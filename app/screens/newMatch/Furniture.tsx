/** The wood: an oval table and a chair for everyone, seen from above. Drawing and the places round it. */
import type { ReactNode } from 'react';

import type { Seat } from '../../../src/engine/types';
import { useTheme } from '../../../src/ui';
import { Ellipse, G, Path, Rect, Svg } from '../../../src/ui/svg';

/** From the middle of the table to its edge, up and down. */
const RY = 60;
/** With more than a few people names lie between tokens on both sides. */
const RY_MANY = 80;
/** A chair behind the edge. */
const CHAIR = 46;
const SHARE = 0.32;
const WIDEST = 190;
/** With more people names stand below their tokens. */
const FEW = 4;

function rise(count: number, growth: number): number {
  return (count > FEW ? RY_MANY : RY) * growth;
}

export function heightOf(count: number, growth: number): number {
  return 2 * (rise(count, growth) + CHAIR + 2);
}

function reach(width: number): number {
  return Math.min(width * SHARE, WIDEST);
}

function angleOf(seat: Seat, count: number): number {
  return Math.PI / 2 + (seat * 2 * Math.PI) / Math.max(1, count);
}

/** Where a token lies: at the table's edge. Seat 0 sits at the bottom, the rest clockwise. */
export function placeOf(
  seat: Seat,
  count: number,
  width: number,
  growth: number,
): { x: number; y: number } {
  const angle = angleOf(seat, count);
  return {
    x: width / 2 + Math.cos(angle) * reach(width),
    y: heightOf(count, growth) / 2 + Math.sin(angle) * rise(count, growth),
  };
}

/** At the top and the bottom there is room for a name beside the token. */
export function isBesideToken(seat: Seat, count: number, growth: number): boolean {
  return count <= FEW && growth <= 1 && Math.abs(Math.cos(angleOf(seat, count))) < 0.3;
}

export interface FurnitureProps {
  width: number;
  count: number;
  growth: number;
  /** Without the arrow that says which way it goes. */
  plain: boolean;
}

export function Furniture(props: FurnitureProps): ReactNode {
  const { width, count, growth } = props;
  const { colors } = useTheme();
  const height = heightOf(count, growth);
  const rx = reach(width);
  const ry = rise(count, growth);
  const cx = width / 2;
  const cy = height / 2;
  return (
    <Svg width={width} height={height} style={{ position: 'absolute' }} aria-hidden>
      {Array.from({ length: count }, (_, seat) => {
        const { x, y } = placeOf(seat, count, width, growth);
        // Straight out from the middle, as people sit; on its side at the long ends.
        const turn = Math.atan2((y - cy) / ry, (x - cx) / rx) * (180 / Math.PI) - 90;
        return (
          <G key={seat} transform={`translate(${x} ${y}) rotate(${turn})`}>
            <Rect x={-23} y={-16} width={46} height={46} rx={9} fill={colors.woodLight} />
            <Rect x={-18} y={-11} width={36} height={36} rx={6} fill={colors.wood} opacity={0.45} />
            <Rect x={-19} y={34} width={38} height={8} rx={4} fill={colors.wood} />
            <Rect x={-19} y={39} width={38} height={3} rx={1.5} fill={colors.woodDark} />
          </G>
        );
      })}
      <Ellipse cx={cx} cy={cy + 6} rx={rx} ry={ry - 2} fill={colors.woodDark} />
      <Ellipse cx={cx} cy={cy} rx={rx} ry={ry - 2} fill={colors.woodLight} />
      <Ellipse
        cx={cx}
        cy={cy}
        rx={rx - 7}
        ry={ry - 8}
        fill="none"
        stroke={colors.paperEdge}
        strokeOpacity={0.55}
        strokeWidth={1.3}
      />
      {[-22, 2, 24].map((dy, i) => (
        <Path
          key={dy}
          d={`M${cx - rx * (0.72 - i * 0.06)} ${cy + dy} q${rx * 0.4} 5 ${rx * 0.7} 0 t${rx * 0.66} -2`}
          fill="none"
          stroke={colors.wood}
          strokeOpacity={0.5}
          strokeWidth={1.4}
          strokeLinecap="round"
        />
      ))}
      {props.plain ? null : (
        <Path
          d={`M${cx - 32} ${cy - 10} Q${cx} ${cy - 25} ${cx + 32} ${cy - 13} m-10 -7 l11 7 l-9 9`}
          fill="none"
          stroke={colors.woodDark}
          strokeWidth={2.4}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </Svg>
  );
}
