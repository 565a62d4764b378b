/** Leaded glass: cuts the space between a round middle and an outline into panes. Pure geometry. */

export type Point = readonly [x: number, y: number];

const at = (centre: Point, angle: number, distance: number): Point => [
  centre[0] + Math.cos(angle) * distance,
  centre[1] + Math.sin(angle) * distance,
];

const text = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** How far the outline is from the centre in a direction, for any outline that the centre sees all of. */
function reach(centre: Point, angle: number, inside: (point: Point) => boolean): number {
  let near = 0;
  let far = 400;
  for (let i = 0; i < 16; i += 1) {
    const middle = (near + far) / 2;
    if (inside(at(centre, angle, middle))) near = middle;
    else far = middle;
  }
  return near;
}

export interface Frame {
  centre: Point;
  inside(point: Point): boolean;
  /** Corners of the outline, which a pane must not cut off. */
  corners: readonly Point[];
}

/** One pane from angle to angle (radians), between the radius and the outline (or a second radius). */
export function pane(
  frame: Frame,
  from: number,
  to: number,
  radius: number,
  outer?: number,
): string {
  const { centre } = frame;
  const angles = [from];
  for (let a = from + 0.12; a < to; a += 0.12) angles.push(a);
  for (const [x, y] of frame.corners) {
    const corner = Math.atan2(y - centre[1], x - centre[0]);
    for (const a of [corner, corner + 2 * Math.PI]) if (a > from && a < to) angles.push(a);
  }
  angles.push(to);
  angles.sort((a, b) => a - b);
  const rim = angles.map((a) => text(at(centre, a, outer ?? reach(centre, a, frame.inside))));
  const start = text(at(centre, to, radius));
  const end = text(at(centre, from, radius));
  return `M${rim.join('L')}L${start}A${radius} ${radius} 0 0 0 ${end}Z`;
}

/** A window with straight sides, a flat sill and an elliptic head. */
export function archFrame(
  left: number,
  top: number,
  right: number,
  bottom: number,
  head: number,
  centre: Point,
): Frame {
  const middle = (left + right) / 2;
  const half = (right - left) / 2;
  return {
    centre,
    corners: [
      [left, bottom],
      [right, bottom],
    ],
    inside([x, y]) {
      if (x < left || x > right || y > bottom) return false;
      if (y >= top + head) return true;
      return ((x - middle) / half) ** 2 + ((top + head - y) / head) ** 2 <= 1;
    },
  };
}

export function archPath(
  left: number,
  top: number,
  right: number,
  bottom: number,
  head: number,
): string {
  const half = (right - left) / 2;
  return `M${left} ${bottom}V${top + head}A${half} ${head} 0 0 1 ${right} ${top + head}V${bottom}Z`;
}

const DEGREE = Math.PI / 180;
export const degrees = (angle: number): number => angle * DEGREE;
