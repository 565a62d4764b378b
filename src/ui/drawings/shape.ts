/** A drawing as data: `Shapes` draws it on a screen, `print.ts` writes it into a picture to be shared. */

interface Paint {
  fill?: string;
  fillOpacity?: number;
  stroke?: string;
  strokeWidth?: number;
  strokeOpacity?: number;
  strokeLinejoin?: 'round';
  strokeLinecap?: 'round';
  strokeDasharray?: string;
}

/** From the middle outwards: share of the radius, colour, opacity. */
export type LightStop = readonly [at: number, colour: string, opacity: number];

export type Shape =
  | ({ d: string } & Paint)
  | ({ cx: number; cy: number; r: number } & Paint)
  | ({ x: number; y: number; width: number; height: number; rx: number } & Paint)
  | WrittenShape
  /** A round light or shadow that fades out. */
  | { light: readonly LightStop[]; at: readonly [x: number, y: number]; reach: number }
  | { transform: string; shapes: readonly Shape[]; opacity?: number };

export interface WrittenShape {
  text: string;
  x: number;
  y: number;
  size: number;
  fill: string;
  /** Where x is; the middle unless said otherwise. */
  anchor?: 'start' | 'end';
  /** Figures and titles, unless said otherwise. */
  face?: 'semibold' | 'medium';
}
