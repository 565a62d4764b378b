/** A match's window as data, wherever it is printed instead of built: the shared picture, the album. */
import type { Keepsake } from '../../../src/games/keepsake';
import type { SeatPlayer } from '../../../src/games/table';
import type { Theme } from '../../../src/ui';
import { mix } from '../../../src/ui/components/mix';
import { frameShapes, lightOnGlass, ROSE } from '../../../src/ui/drawings/rose';
import type { Shape } from '../../../src/ui/drawings/shape';
import { initialOf, TOKEN_PATHS } from '../../../src/ui/drawings/tokenPaths';

/** More winners than this are not told apart in the hub. */
const IN_HUB = 4;

export function tokenShapes(
  player: SeatPlayer,
  theme: Pick<Theme, 'player'>,
  x: number,
  y: number,
  size: number,
): Shape {
  const { shape, face, on } = theme.player(player.colour);
  return {
    transform: `translate(${x - size / 2} ${y - size / 2}) scale(${size / 40})`,
    shapes: [
      { d: TOKEN_PATHS[shape], fill: mix(face, '#000000', 0.34) },
      { transform: 'translate(0 -2)', shapes: [{ d: TOKEN_PATHS[shape], fill: face }] },
      { text: initialOf(player.name), x: 20, y: 25, size: 18, fill: on },
    ],
  };
}

/** Frame, glass, light and the winners' tokens, on the grid of `ROSE`. */
export function paneShapes(
  { layers, hub }: Pick<Keepsake, 'layers' | 'hub'>,
  winners: readonly SeatPlayer[],
  theme: Pick<Theme, 'colors' | 'player'>,
): Shape[] {
  const shown = winners.slice(0, IN_HUB);
  const size = 2 * hub * (shown.length > 1 ? 0.44 : 0.74);
  return [
    ...frameShapes(theme.colors),
    ...layers.flat(),
    lightOnGlass(),
    ...shown.map((player, i) =>
      tokenShapes(
        player,
        theme,
        ROSE / 2 + (i - (shown.length - 1) / 2) * size * 0.9,
        ROSE / 2,
        size,
      ),
    ),
  ];
}
