/** Where the eight colours stand and how the way between two of them is drawn. Geometry only. */
import { KINDS, type Kind } from '../../../gems/rules/kinds';
import { kindIndex } from '../../../gems/rules/notation';

export interface Point {
  x: number;
  y: number;
}

const STEP = (2 * Math.PI) / KINDS.length;

/** Red stands at the top, the circle runs clockwise. */
export function place(kind: Kind, size: number, radius: number): Point {
  const angle = kindIndex(kind) * STEP - Math.PI / 2;
  return { x: size / 2 + radius * Math.cos(angle), y: size / 2 + radius * Math.sin(angle) };
}

export interface Leg {
  d: string;
  /** Between neighbours it follows the circle, otherwise it cuts across. */
  along: boolean;
}

export function leg(from: Kind, to: Kind, size: number, radius: number): Leg {
  const a = place(from, size, radius);
  const b = place(to, size, radius);
  const steps = (kindIndex(to) - kindIndex(from) + KINDS.length) % KINDS.length;
  const start = `M${a.x.toFixed(1)} ${a.y.toFixed(1)}`;
  const end = `${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
  if (steps !== 1 && steps !== KINDS.length - 1) return { d: `${start}L${end}`, along: false };
  const r = radius.toFixed(1);
  return { d: `${start}A${r} ${r} 0 0 ${steps === 1 ? 1 : 0} ${end}`, along: true };
}
