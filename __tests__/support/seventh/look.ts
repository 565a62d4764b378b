/** How «Драбинка» looks: a ladder against a wall. */
import type { Shape } from '../../../src/ui/drawings/shape';
import type { GameLook } from '../../../src/ui/theme/look';

const COVER = '#2F5D50';
const WOOD = '#E9D8B0';

const pole = (x: number): Shape => ({ x, y: 14, width: 5, height: 64, rx: 2.5, fill: WOOD });
const rung = (y: number): Shape => ({ x: 36, y, width: 32, height: 4, rx: 2, fill: WOOD });

export const look: GameLook = {
  tints: {
    light: { accent: '#2F5D50', onAccent: '#F3FBF8', accentEdge: '#1E4138', tint: '#DCEAE4' },
    dark: { accent: '#8CCDB8', onAccent: '#0F2A22', accentEdge: '#5F9C88', tint: '#24403A' },
  },
  cover: COVER,
  art: [pole(36), pole(63), ...[22, 34, 46, 58, 70].map(rung)],
  pennants: [COVER, WOOD],
  rays: [COVER, '#3F7767', '#24493F', '#5B9683'],
};
