/**
 * Cards of «Промінь». The face has a number and an arched window, the back a full lattice and no
 * number, so that they cannot be confused; the mini is for small hands.
 */
import type { ReactNode } from 'react';

import { useText } from '../../../../text/locale';
import { Circle, G, Path, Rect } from '../../../../ui/svg';
import { spoken } from '../../../../ui/text';
import { useTheme } from '../../../../ui/theme/ThemeProvider';
import { GLASS, LEAD, type GlassColour } from '../../../../ui/theme/tokens';
import { MarkPath, MotifPanes } from './GlassPanes';
import type { GlassTint } from './glassPaths';
import { Numeral } from '../../../../ui/drawings/Numeral';
import { archFrame, archPath, degrees, pane } from '../../../../ui/drawings/panes';
import { Picture, type DrawingProps } from '../../../../ui/drawings/Picture';

export const PROMIN_CARD_RATIO = 190 / 134;

const WIDTH = 134;
const HEIGHT = 190;
const CENTRE = [67, 125] as const;
const ROUNDEL = 46;

const FRAME = archFrame(10, 68, 124, 178, 46, CENTRE);
const ARCH = archPath(10, 68, 124, 178, 46);

/** Uneven spokes, as a glazier would lay them; tints go round. */
const SPOKES = [-172, -140, -108, -84, -52, -24, 4, 40, 76, 128, 160];
const ROUND: readonly GlassTint[] = [
  'shade',
  'shade',
  'deep',
  'base',
  'shade',
  'base',
  'deep',
  'shade',
  'deep',
  'base',
  'base',
];

const FACE_PANES = SPOKES.map((from, i) => {
  const next = SPOKES[i + 1] ?? (SPOKES[0] ?? 0) + 360;
  return { tint: ROUND[i] ?? 'base', d: pane(FRAME, degrees(from), degrees(next), ROUNDEL) };
});

export interface ProminCardProps extends DrawingProps {
  colour: GlassColour;
  value: number;
}

/** Ivory cardboard with its darker lower edge; everything of a card is drawn on it. */
function Cardboard(props: { width: number; height: number; radius: number }): ReactNode {
  const { colors } = useTheme();
  const { width, height, radius } = props;
  return (
    <>
      <Rect x={1} y={3} width={width - 2} height={height - 4} rx={radius} fill={colors.cardEdge} />
      <Rect
        x={1}
        y={1}
        width={width - 2}
        height={height - 6}
        rx={radius}
        fill={colors.card}
        stroke={colors.cardEdge}
        strokeWidth={2}
      />
    </>
  );
}

export function ProminCard(props: ProminCardProps): ReactNode {
  const words = useText(spoken);
  const { colour, value, size = 66 } = props;
  const tints = GLASS[colour];
  return (
    <Picture
      box={[WIDTH, HEIGHT]}
      size={size}
      label={props.label ?? words.glassCard(words.glass[colour], value)}
      decorative={props.decorative}
    >
      <Cardboard width={WIDTH} height={HEIGHT} radius={15} />
      <Numeral value={value} x={13} y={59} height={44} fill={tints.digitOnCard} />
      <MarkPath colour={colour} fill={tints.base} transform="translate(93 17) scale(1.12)" />
      <Path d={ARCH} fill={tints.shade} />
      {FACE_PANES.map(({ tint, d }) => (
        <Path key={d} d={d} fill={tints[tint]} stroke={LEAD} strokeWidth={2.2} />
      ))}
      <Circle
        cx={CENTRE[0]}
        cy={CENTRE[1]}
        r={ROUNDEL}
        fill={tints.deep}
        stroke={LEAD}
        strokeWidth={3.4}
      />
      <G transform={`translate(${CENTRE[0] - 36} ${CENTRE[1] - 36}) scale(1.125)`}>
        <MotifPanes colour={colour} lead={2} />
      </G>
      <Path d={ARCH} fill="none" stroke={LEAD} strokeWidth={4} strokeLinejoin="round" />
    </Picture>
  );
}

const CELL = [30, 39] as const;
const LATTICE = { left: 8, top: 8, right: 126, bottom: 178 };

/** Mostly the plain colour, some lighter below and darker above: the light falls from the lower left. */
function tintOf(column: number, row: number): GlassTint {
  const dice = (column * 7 + row * 5 + column * row * 3) % 11;
  if (row <= 2 && column >= 3 && dice % 3 === 0) return 'deep';
  if (row >= 4 && dice % 4 === 1) return 'light';
  return dice % 3 === 1 ? 'shade' : 'base';
}

/** Diamonds of the lattice cut off at the frame, gathered by tint. */
function latticePaths(): ReadonlyMap<GlassTint, string> {
  const paths = new Map<GlassTint, string>();
  const clampX = (x: number): number => Math.min(LATTICE.right, Math.max(LATTICE.left, x));
  const clampY = (y: number): number => Math.min(LATTICE.bottom, Math.max(LATTICE.top, y));
  for (let row = -1; row < 11; row += 1) {
    for (let column = -1; column < 6; column += 1) {
      const x = column * CELL[0] + (row % 2 ? CELL[0] / 2 : 0);
      const y = (row * CELL[1]) / 2;
      const outside =
        x + CELL[0] / 2 <= LATTICE.left ||
        x - CELL[0] / 2 >= LATTICE.right ||
        y + CELL[1] / 2 <= LATTICE.top ||
        y - CELL[1] / 2 >= LATTICE.bottom;
      if (outside) continue;
      const d = clippedDiamond(x, y, clampX, clampY);
      const tint = tintOf(column + 1, row + 1);
      paths.set(tint, (paths.get(tint) ?? '') + d);
    }
  }
  return paths;
}

function clippedDiamond(
  x: number,
  y: number,
  clampX: (x: number) => number,
  clampY: (y: number) => number,
): string {
  const [w, h] = [CELL[0] / 2, CELL[1] / 2];
  const corners = [
    [x, y - h],
    [x + w, y],
    [x, y + h],
    [x - w, y],
  ] as const;
  const points: string[] = [];
  corners.forEach(([cx, cy], i) => {
    const [nx, ny] = corners[(i + 1) % 4] ?? [cx, cy];
    // Where an edge leaves the frame the cut needs its own corner.
    for (const t of cutsBetween(cx, cy, nx, ny, clampX, clampY)) {
      const px = clampX(cx + (nx - cx) * t);
      const py = clampY(cy + (ny - cy) * t);
      points.push(`${px.toFixed(1)} ${py.toFixed(1)}`);
    }
  });
  return `M${points.join('L')}Z`;
}

function cutsBetween(
  x: number,
  y: number,
  nx: number,
  ny: number,
  clampX: (x: number) => number,
  clampY: (y: number) => number,
): number[] {
  const cuts = [0];
  if (clampX(x) !== x || clampX(nx) !== nx) {
    const edge = clampX(x) !== x ? clampX(x) : clampX(nx);
    const t = (edge - x) / (nx - x);
    if (t > 0 && t < 1) cuts.push(t);
  }
  if (clampY(y) !== y || clampY(ny) !== ny) {
    const edge = clampY(y) !== y ? clampY(y) : clampY(ny);
    const t = (edge - y) / (ny - y);
    if (t > 0 && t < 1) cuts.push(t);
  }
  return cuts.sort((a, b) => a - b);
}

const LATTICE_PATHS = [...latticePaths()];

export interface ProminBackProps extends DrawingProps {
  colour: GlassColour;
}

export function ProminBack(props: ProminBackProps): ReactNode {
  const words = useText(spoken);
  const { colour, size = 56 } = props;
  const tints = GLASS[colour];
  return (
    <Picture
      box={[WIDTH, HEIGHT]}
      size={size}
      label={props.label ?? words.glassBack(words.glass[colour])}
      decorative={props.decorative}
    >
      <Cardboard width={WIDTH} height={HEIGHT} radius={15} />
      {LATTICE_PATHS.map(([tint, d]) => (
        <Path
          key={tint}
          d={d}
          fill={tints[tint]}
          stroke={LEAD}
          strokeWidth={2}
          strokeLinejoin="round"
        />
      ))}
      <Rect
        x={LATTICE.left}
        y={LATTICE.top}
        width={LATTICE.right - LATTICE.left}
        height={LATTICE.bottom - LATTICE.top}
        rx={7}
        fill="none"
        stroke={LEAD}
        strokeWidth={4}
      />
      <Circle cx={67} cy={93} r={43} fill={tints.deep} stroke={LEAD} strokeWidth={5} />
      <G transform="translate(36 62) scale(0.97)">
        <MotifPanes colour={colour} lead={2.2} />
      </G>
    </Picture>
  );
}

/** The card that says «of this colour I have the high one». */
export function ProminPlus(props: DrawingProps): ReactNode {
  const words = useText(spoken);
  const { colors } = useTheme();
  const { size = 44 } = props;
  return (
    <Picture
      box={[90, 190]}
      size={size}
      label={props.label ?? words.glassPlus}
      decorative={props.decorative}
    >
      <Cardboard width={90} height={190} radius={15} />
      <Rect
        x={9}
        y={9}
        width={72}
        height={168}
        rx={8}
        fill="none"
        stroke={colors.cardEdge}
        strokeWidth={2}
      />
      <Path d="M45 65v56M17 93h56" stroke={colors.cardInk} strokeWidth={10} strokeLinecap="round" />
    </Picture>
  );
}

export function ProminMini(props: ProminCardProps): ReactNode {
  const words = useText(spoken);
  const { colour, value, size = 34 } = props;
  const tints = GLASS[colour];
  return (
    <Picture
      box={[68, 100]}
      size={size}
      label={props.label ?? words.glassCard(words.glass[colour], value)}
      decorative={props.decorative}
    >
      <Cardboard width={68} height={100} radius={12} />
      <Numeral value={value} x={34} y={45} height={31} fill={tints.digitOnCard} centred />
      <Path
        d="M7 89V69C7 58 18 53 34 53s27 5 27 16v20q0 3-3 3H10q-3 0-3-3Z"
        fill={tints.base}
        stroke={LEAD}
        strokeWidth={2.4}
        strokeLinejoin="round"
      />
      <MarkPath colour={colour} fill={tints.onColour} transform="translate(22 60.5) scale(1)" />
    </Picture>
  );
}
