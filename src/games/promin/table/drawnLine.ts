/** What a deal was bet, as beads in a row: many of them as a number and one bead. */
import type { LineOf, ScoreLine } from '../../../engine/types';
import type { Shape } from '../../../ui/drawings/shape';
import { BEADS } from '../../../ui/theme/tokens';
import type { DrawnLine } from '../../game';
import type { Lines } from '../rules/types';

const STEP = 25;
/** More are counted. */
const IN_ROW = 3;

const SHIELD =
  'M12 2C15 4.2 18 5 21 5V12C21 17.5 17 21.5 12 23.5 7 21.5 3 17.5 3 12V5C6 5 9 4.2 12 2Z';

function bead(x: number): Shape[] {
  const { face, edge } = BEADS.bet;
  return [
    { cx: x + 12, cy: 12.6, r: 10.8, fill: edge },
    { cx: x + 12, cy: 11.6, r: 10.8, fill: face },
    { cx: x + 12, cy: 12, r: 3.9, fill: edge, fillOpacity: 0.75 },
  ];
}

function shield(x: number): Shape {
  const { face, edge } = BEADS.shield;
  return {
    transform: `translate(${x} 0)`,
    shapes: [{ d: SHIELD, fill: face, stroke: edge, strokeWidth: 1.6, strokeLinejoin: 'round' }],
  };
}

export function drawnLine(line: ScoreLine): DrawnLine | null {
  const { deal, beads, shield: shielded } = (line as LineOf<Lines>).facts;
  if (!Number.isInteger(deal) || !Number.isInteger(beads)) return null;
  const counted = beads > IN_ROW || beads === 0;
  const shown = counted ? Math.min(1, beads) : beads;
  const shapes = [
    ...Array.from({ length: shown }, (_, i) => bead(i * STEP)).flat(),
    ...(shielded ? [shield(shown * STEP)] : []),
  ];
  const count = !counted ? '' : beads === 0 ? '0' : `${beads}×`;
  return {
    before: String(deal),
    count,
    shapes,
    width: shapes.length > 0 ? (shown + (shielded ? 1 : 0)) * STEP : 0,
  };
}
