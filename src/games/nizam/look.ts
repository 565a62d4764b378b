/** How «Нізам» looks: a field on which a column has come together. */
import type { Shape } from '../../ui/drawings/shape';
import type { GameLook } from '../../ui/theme/look';
import type { GemKind } from '../../ui/theme/tokens';
import { GEM_COLOURS, GEM_RAYS, smallGem } from '../gems/look';

const GRID: readonly (readonly GemKind[])[] = [
  ['green', 'red', 'sky'],
  ['violet', 'red', 'lime'],
  ['yellow', 'red', 'blue'],
];

function cell(kind: GemKind, row: number, column: number): Shape[] {
  const x = 13 + column * 23;
  const y = 18 + row * 23;
  const stroke = column === 1 ? '#F3B23C' : 'none';
  return [
    { x, y, width: 21.5, height: 21.5, rx: 5, fill: '#FFFBF1', stroke, strokeWidth: 1.6 },
    smallGem(kind, x + 10.75, y + 10.75, 16.5),
  ];
}

export const look: GameLook = {
  tints: {
    light: { accent: '#17625B', onAccent: '#EFFAF6', accentEdge: '#0B453F', tint: '#D6E8DF' },
    dark: { accent: '#72C9B9', onAccent: '#06302A', accentEdge: '#479887', tint: '#1F3B35' },
  },
  cover: '#14564F',
  art: [
    ...GRID.flatMap((line, row) => line.flatMap((kind, column) => cell(kind, row, column))),
    {
      d: 'M91 40v24M86.5 44l4.5-5 4.5 5M86.5 60l4.5 5 4.5-5',
      fill: 'none',
      ...{ stroke: '#D9F2EA', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' },
    },
  ],
  pennants: GEM_COLOURS,
  rays: GEM_RAYS,
};
