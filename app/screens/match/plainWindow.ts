/** The window of a game that brings none of its own: rays in its colours around the hub. */
import type { Keepsake } from '../../../src/games/keepsake';
import { disc, GLASS_EDGE, leaded, ringPane, spike } from '../../../src/ui/drawings/rose';
import type { GameLook } from '../../../src/ui/theme/look';
import { GLASS } from '../../../src/ui/theme/tokens';

const RAYS = 24;
const HUB = 50;

export function plainWindow({ rays }: GameLook): Pick<Keepsake, 'layers' | 'hub' | 'glow'> {
  const step = 360 / RAYS;
  const { y } = GLASS;
  return {
    layers: [
      Array.from({ length: RAYS }, (_, i) =>
        leaded(ringPane(60, GLASS_EDGE, i * step, (i + 1) * step), rays[i % rays.length] ?? y.base),
      ),
      [
        ...Array.from({ length: 12 }, (_, i) =>
          leaded(spike(58, i % 2 ? 84 : 104, i * 30, 9), y.light),
        ),
        disc(62, y.base),
        disc(HUB, y.hi),
      ],
    ],
    hub: HUB,
    glow: rays,
  };
}
