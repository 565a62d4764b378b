/** How «Перлина Сходу» looks: the pearl and the eight gems below it. */
import { degrees } from '../../ui/drawings/panes';
import type { GameLook } from '../../ui/theme/look';
import { PEARL } from '../../ui/theme/tokens';
import { GEM_COLOURS, GEM_KINDS, GEM_RAYS, smallGem } from '../gems/look';

const TINT = '#DAE5EF';

const below = GEM_KINDS.map((kind, i) => {
  const angle = degrees(178 - i * 25.2);
  return smallGem(kind, 52 + Math.cos(angle) * 40, 43 + Math.sin(angle) * 31, 14.5);
});

export const look: GameLook = {
  tints: {
    light: { accent: '#2B5482', onAccent: '#F1F7FE', accentEdge: '#1A3A5E', tint: TINT },
    dark: { accent: '#95BCEA', onAccent: '#0D2440', accentEdge: '#6188B5', tint: '#25364B' },
  },
  cover: '#24486F',
  art: [
    { cx: 52, cy: 42, r: 20, fill: PEARL.body, stroke: PEARL.outline, strokeWidth: 0.8 },
    { cx: 50, cy: 40, r: 17, fill: '#F3ECEE' },
    { cx: 47, cy: 36, r: 11, fill: '#FBF7F7' },
    { cx: 46, cy: 34, r: 5, fill: PEARL.core },
    {
      d: 'M41 47a15 15 0 0 0 20 6',
      fill: 'none',
      ...{ stroke: PEARL.core, strokeWidth: 1.8, strokeLinecap: 'round' },
    },
    ...below,
  ],
  pennants: [...GEM_COLOURS, TINT],
  rays: GEM_RAYS,
};
