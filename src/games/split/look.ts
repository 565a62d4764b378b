/** How «Поділ» looks: a row of cards and two separators. */
import { mix } from '../../ui/components/mix';
import type { Shape } from '../../ui/drawings/shape';
import type { GameLook } from '../../ui/theme/look';
import { SPLIT_PARTS } from '../../ui/theme/tokens';

const COVER = '#3B4A57';

const ROW: readonly (readonly [value: number, x: number])[] = [
  [9, 2],
  [4, 19],
  [5, 44],
  [10, 69],
  [7, 86],
];

const { white, lightBlue, black } = SPLIT_PARTS;

const card = ([value, x]: (typeof ROW)[number]): Shape[] => [
  {
    ...{ x, y: 36, width: 15, height: 24, rx: 2.5 },
    ...{ fill: '#FFFBF1', stroke: '#CDBB9B', strokeWidth: 0.8 },
  },
  { text: String(value), x: x + 7.5, y: 48.5, size: 10.5, fill: '#22303C' },
  { d: `M${x + 4.5} 51.5v4m2-4v4m2-4v4m2-4v4`, stroke: '#7F95A5', strokeWidth: 0.9 },
];

const separator = (x: number, left: string, right: string): Shape[] => [
  { x: x - 2.5, y: 20, width: 5, height: 47, rx: 2, fill: '#E9E0D2' },
  { x: x - 7, y: 16, width: 7, height: 12, rx: 1.6, fill: left },
  { x, y: 16, width: 7, height: 12, rx: 1.6, fill: right },
];

export const look: GameLook = {
  tints: {
    light: { accent: '#3B4A57', onAccent: '#F4F8FB', accentEdge: '#25313B', tint: '#DEE6EB' },
    dark: { accent: '#B4CAD9', onAccent: '#14212A', accentEdge: '#7E96A7', tint: '#2E3940' },
  },
  cover: COVER,
  art: [
    ...ROW.flatMap(card),
    ...separator(39, white.fill, lightBlue.fill),
    ...separator(64, lightBlue.fill, black.fill),
  ],
  pennants: [white.fill, lightBlue.fill, black.fill],
  rays: [
    COVER,
    mix(COVER, '#FFFFFF', 0.18),
    mix(COVER, '#000000', 0.18),
    mix(COVER, '#FFFFFF', 0.32),
  ],
};
