/** How «Веселка» looks: the eight gems in a circle that closes. */
import { degrees } from '../../ui/drawings/panes';
import type { GameLook } from '../../ui/theme/look';
import { GEM_COLOURS, GEM_KINDS, GEM_RAYS, smallGem } from '../gems/look';

const circle = GEM_KINDS.map((kind, i) => {
  const angle = degrees(-90 + i * 45);
  return smallGem(kind, 52 + Math.cos(angle) * 30, 46 + Math.sin(angle) * 29, 19);
});

export const look: GameLook = {
  tints: {
    light: { accent: '#A9334F', onAccent: '#FFF3F1', accentEdge: '#7B1F37', tint: '#F7DEDD' },
    dark: { accent: '#F097A4', onAccent: '#370C17', accentEdge: '#B9616F', tint: '#4B2529' },
  },
  cover: '#8E2A43',
  art: [
    ...circle,
    {
      d: 'M44.5 54a12 12 0 1 1 18.5-3M65.5 45l-2 6.5-6.5-2.5',
      fill: 'none',
      ...{ stroke: '#FFF0EA', strokeWidth: 2.2, strokeLinecap: 'round', strokeLinejoin: 'round' },
    },
  ],
  pennants: GEM_COLOURS,
  rays: GEM_RAYS,
};
