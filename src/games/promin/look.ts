/** How «Промінь» looks: a window of leaded glass around the sun. */
import { MOTIFS, type GlassTint } from './table/drawings/glassPaths';
import { archFrame, archPath, degrees, pane } from '../../ui/drawings/panes';
import type { Shape } from '../../ui/drawings/shape';
import type { GameLook } from '../../ui/theme/look';
import { GLASS, LEAD, type GlassColour } from '../../ui/theme/tokens';

const MIDDLE = [52, 49] as const;
const WINDOW = archFrame(25, 8, 79, 82, 27, MIDDLE);
const WINDOW_PATH = archPath(25, 8, 79, 82, 27);

type Shade = readonly [GlassColour, GlassTint];
const OUTER: readonly Shade[] = [
  ['r', 'shade'],
  ['b', 'base'],
  ['g', 'shade'],
  ['p', 'base'],
  ['b', 'shade'],
  ['r', 'base'],
  ['g', 'shade'],
  ['p', 'base'],
  ['r', 'shade'],
  ['b', 'base'],
  ['g', 'shade'],
  ['p', 'base'],
];
const INNER: readonly Shade[] = [
  ['r', 'base'],
  ['b', 'light'],
  ['g', 'base'],
  ['p', 'light'],
  ['b', 'base'],
  ['r', 'light'],
  ['g', 'base'],
  ['p', 'light'],
  ['r', 'base'],
  ['b', 'light'],
  ['g', 'base'],
  ['p', 'light'],
];

const sector = (i: number): [number, number] => [degrees(-105 + i * 30), degrees(-75 + i * 30)];

const leaded = ([colour, tint]: Shade, d: string, strokeWidth: number): Shape => ({
  d,
  fill: GLASS[colour][tint],
  stroke: LEAD,
  strokeWidth,
  strokeLinejoin: 'round',
});

const ART: readonly Shape[] = [
  ...OUTER.map((shade, i) => leaded(shade, pane(WINDOW, ...sector(i), 24), 1.1)),
  ...INNER.map((shade, i) => leaded(shade, pane(WINDOW, ...sector(i), 17, 24), 1.1)),
  { cx: MIDDLE[0], cy: MIDDLE[1], r: 18, fill: GLASS.b.deep, stroke: LEAD, strokeWidth: 1.6 },
  {
    transform: `translate(${MIDDLE[0] - 16} ${MIDDLE[1] - 16}) scale(0.5)`,
    shapes: MOTIFS.y.map(([tint, d]) => leaded(['y', tint], d, 2.4)),
  },
  { d: WINDOW_PATH, fill: 'none', stroke: LEAD, strokeWidth: 2.2, strokeLinejoin: 'round' },
];

export const look: GameLook = {
  tints: {
    light: { accent: '#93560A', onAccent: '#FFF6E3', accentEdge: '#6B3D04', tint: '#F6E6C6' },
    dark: { accent: '#EDB550', onAccent: '#2B1B00', accentEdge: '#B57F1E', tint: '#463417' },
  },
  cover: '#6E3F0A',
  art: ART,
  pennants: [
    GLASS.r.base,
    GLASS.b.light,
    GLASS.g.base,
    GLASS.p.light,
    GLASS.y.base,
    GLASS.r.light,
    GLASS.b.base,
    GLASS.g.light,
    GLASS.p.base,
    GLASS.y.light,
  ],
  rays: [GLASS.r, GLASS.b, GLASS.p, GLASS.g].map((colour) => colour.base),
};
