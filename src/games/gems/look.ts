/** What the three boxes of gems have in common. */
import { CUTS } from './table/cuts';
import type { Shape } from '../../ui/drawings/shape';
import { GEMS, type GemKind } from '../../ui/theme/tokens';

export const GEM_KINDS = Object.keys(GEMS) as GemKind[];
export const GEM_COLOURS = Object.values(GEMS).map((gem) => gem.base);
export const GEM_RAYS = [GEMS.red, GEMS.orange, GEMS.green, GEMS.blue, GEMS.violet].map(
  (gem) => gem.shade,
);

const FACETS = ['deep', 'shade', 'light', 'hi'] as const;

/** A gem around a point. At this size four tints are enough. */
export function smallGem(kind: GemKind, x: number, y: number, size: number): Shape {
  const cut = CUTS[kind];
  const tints = GEMS[kind];
  return {
    transform: `translate(${x - size / 2} ${y - size / 2}) scale(${size / 64})`,
    shapes: [
      {
        ...{ d: cut.outline, fill: tints.base },
        ...{ stroke: tints.deep, strokeWidth: 2.4, strokeLinejoin: 'round' },
      },
      ...FACETS.map((tint) => ({ d: cut[tint], fill: tints[tint] })),
    ],
  };
}
