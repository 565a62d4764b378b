/** A medal as a drawing, on a grid of 24 × 24: gold, silver or bronze, with its place. */
import type { Shape } from '../../../src/ui/drawings/shape';

interface Metal {
  face: string;
  edge: string;
  ink: string;
}

const METALS: readonly Metal[] = [
  { face: '#F2C352', edge: '#B8801A', ink: '#4A3200' },
  { face: '#DAD7D0', edge: '#98948A', ink: '#3B3A37' },
  { face: '#D29A6A', edge: '#94602F', ink: '#3D2106' },
];

/** `place`: 1, 2 or 3. */
export function coinShapes(place: number): readonly Shape[] {
  const metal = METALS[place - 1];
  if (!metal) return [];
  return [
    { cx: 12, cy: 12.9, r: 11, fill: metal.edge },
    { cx: 12, cy: 11.6, r: 11, fill: metal.face },
    { cx: 12, cy: 11.6, r: 8.6, fill: 'none', stroke: metal.edge, strokeWidth: 1 },
    { text: String(place), x: 12, y: 16.2, size: 13, fill: metal.ink },
  ];
}
