/** How Qwinto looks: the three rows of a sheet. */
import { mix } from '../../ui/components/mix';
import type { Shape } from '../../ui/drawings/shape';
import type { GameLook } from '../../ui/theme/look';
import { QWINTO_ROWS } from '../../ui/theme/tokens';

const COVER = '#573368';

const BANDS: readonly (readonly [
  color: string,
  x: number,
  y: number,
  bonus: number,
  gap: number,
])[] = [
  ['#E8833A', 20, 24, 1, 3],
  ['#F0C03A', 13, 44.5, 6, 5],
  ['#8C5BA8', 5, 65, 2, 4],
];

const CELLS = 9;

const band = ([fill, x, y, bonus, gap]: (typeof BANDS)[number]): Shape[] => [
  { x, y, width: 77, height: 16.5, rx: 4, fill },
  ...Array.from({ length: CELLS }, (_, i): Shape[] => {
    const left = x + 3.4 + i * 8;
    if (i === gap) return [];
    return i === bonus
      ? [{ d: `M${left} ${y + 6}l3.3-4 3.3 4-.8 8.5h-5z`, fill: '#FFFCF5' }]
      : [{ x: left, y: y + 3.4, width: 6.4, height: 9.8, rx: 1.6, fill: '#FFFCF5' }];
  }).flat(),
];

const { orange, yellow, purple } = QWINTO_ROWS;

export const look: GameLook = {
  tints: {
    light: { accent: '#66407A', onAccent: '#FBF3FD', accentEdge: '#472A57', tint: '#EBDDEB' },
    dark: { accent: '#D0AAE0', onAccent: '#2A1336', accentEdge: '#9773A8', tint: '#3E2C44' },
  },
  cover: COVER,
  art: BANDS.flatMap(band),
  pennants: [orange.light.band, yellow.light.band, purple.light.band],
  rays: [
    COVER,
    mix(COVER, '#FFFFFF', 0.18),
    mix(COVER, '#000000', 0.18),
    mix(COVER, '#FFFFFF', 0.32),
  ],
};
