/**
 * The round window: geometry of rings and petals, and the wooden frame around them. On a grid of 400 with the middle
 * at 200; angles are degrees clockwise from the top. Data only (./shape).
 */
import { mix } from '../components/mix';
import { LEAD, type Colors } from '../theme/tokens';
import type { Shape } from './shape';

export const ROSE = 400;
const MIDDLE = ROSE / 2;
/** Where the glass ends and the wood begins. */
export const GLASS_EDGE = 184;

export type Place = readonly [x: number, y: number];

export function placeAt(radius: number, angle: number): Place {
  const turn = ((angle - 90) * Math.PI) / 180;
  return [MIDDLE + radius * Math.cos(turn), MIDDLE + radius * Math.sin(turn)];
}

const round = (n: number): string => String(Math.round(n * 10) / 10);
const point = ([x, y]: Place): string => `${round(x)} ${round(y)}`;

/** A pane between two radii and two angles. */
export function ringPane(inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  const rim = `M${point(placeAt(outer, from))}A${outer} ${outer} 0 ${large} 1 ${point(placeAt(outer, to))}`;
  const back =
    inner > 0
      ? `L${point(placeAt(inner, to))}A${inner} ${inner} 0 ${large} 0 ${point(placeAt(inner, from))}Z`
      : `L${MIDDLE} ${MIDDLE}Z`;
  return rim + back;
}

/** A pointed petal that stands on the inner radius; `spread` is half its width in degrees. */
export function petal(inner: number, outer: number, angle: number, spread: number): string {
  const foot = placeAt(inner, angle);
  const tip = placeAt(outer, angle);
  const belly = inner + (outer - inner) * 0.42;
  const shoulder = inner + (outer - inner) * 0.8;
  const side = (turn: number): string =>
    `${point(placeAt(belly, angle + turn * 1.35))} ${point(placeAt(shoulder, angle + turn))}`;
  return `M${point(foot)}C${side(-spread)} ${point(tip)}C${point(placeAt(shoulder, angle + spread))} ${point(
    placeAt(belly, angle + spread * 1.35),
  )} ${point(foot)}Z`;
}

/** A spike of a star: from a base on the inner radius to a point on the outer one. */
export function spike(inner: number, outer: number, angle: number, half: number): string {
  const base = [placeAt(inner, angle - half), placeAt(inner, angle + half)] as const;
  return `M${point(placeAt(outer, angle))}L${point(base[1])}L${point(base[0])}Z`;
}

export function leaded(d: string, fill: string, strokeWidth = 2): Shape {
  return { d, fill, stroke: LEAD, strokeWidth, strokeLinejoin: 'round' };
}

export function disc(r: number, fill: string, stroke = LEAD, strokeWidth = 2): Shape {
  return { cx: MIDDLE, cy: MIDDLE, r, fill, stroke, strokeWidth };
}

/** A number in a small round plate. */
export function numbered(n: number | string, [x, y]: Place, face: string, ink: string): Shape[] {
  return [
    { cx: x, cy: y, r: 9, fill: face, stroke: LEAD, strokeWidth: 1.6 },
    { text: String(n), x, y: y + 4.4, size: 12.5, fill: ink },
  ];
}

const RIVETS = 24;

/** The frame, and behind the glass the dark of the lead. */
export function frameShapes(colors: Colors): Shape[] {
  const { wood, woodLight, woodDark } = colors;
  return [
    { cx: MIDDLE, cy: MIDDLE + 4, r: 196, fill: mix(woodDark, '#000000', 0.25) },
    { cx: MIDDLE, cy: MIDDLE, r: 196, fill: mix(wood, woodLight, 0.35) },
    { cx: MIDDLE, cy: MIDDLE, r: 194, fill: 'none', stroke: woodLight, strokeWidth: 3 },
    ...Array.from({ length: RIVETS }, (_, i): Shape => {
      const [cx, cy] = placeAt(190.5, 7.5 + (i * 360) / RIVETS);
      return { cx, cy, r: 1.7, fill: woodDark, fillOpacity: 0.75 };
    }),
    disc(GLASS_EDGE + 2, LEAD, woodDark, 2),
  ];
}

/** Brighter in the middle, darker towards the frame. */
export function lightOnGlass(): Shape {
  return {
    light: [
      [0, '#FFFFFF', 0.16],
      [0.45, '#FFFFFF', 0.05],
      [0.72, '#000000', 0],
      [1, '#000000', 0.26],
    ],
    at: [MIDDLE, MIDDLE],
    reach: GLASS_EDGE,
  };
}
