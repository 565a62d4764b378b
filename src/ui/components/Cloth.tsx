/** Opaque cloth in folds with an embroidered band: what the curtain is made of. Pure decoration. */
import { memo, useId, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Defs, LinearGradient, Path, Pattern, Rect, Stop, Svg } from '../svg';
import { useTheme } from '../theme/ThemeProvider';
import { TableCloth } from './TableCloth';

const STITCH = 4.8;
/** From the middle of a lozenge to its tip, in stitches; neighbours touch at their tips. */
const ARM = 6;
const LOZENGE = 2 * ARM;
const ROWS = LOZENGE + 5;
export const BAND_HEIGHT = ROWS * STITCH;

function cross(column: number, row: number): string {
  const x = column * STITCH + 0.7;
  const y = row * STITCH + 0.7;
  const s = STITCH - 1.4;
  return `M${x} ${y}l${s} ${s}m0 ${-s}l${-s} ${s}`;
}

/** Rings of crosses round the middle, in turn in coloured thread and in ink. */
function lozenge(): { colour: string; ink: string } {
  let colour = '';
  let ink = '';
  for (let row = -ARM; row <= ARM; row += 1) {
    for (let column = -ARM; column < ARM; column += 1) {
      const ring = Math.abs(column) + Math.abs(row);
      if (ring > ARM || ring % 2 !== 0) continue;
      const stitch = cross(column + ARM, row + ARM + 2);
      if (ring % 4 === 2) colour += stitch;
      else ink += stitch;
    }
  }
  return { colour, ink };
}

function border(row: number): string {
  let d = '';
  for (let column = 0; column < LOZENGE; column += 1) if (column % 3 !== 2) d += cross(column, row);
  return d;
}

const { colour: COLOUR, ink: INK } = lozenge();
const EDGES = border(0) + border(ROWS - 1);

export interface ClothProps {
  /** Thread of the band. */
  thread: string;
  /** How far below the top edge the band is sewn. */
  bandTop: number;
}

export const Cloth = memo(function Cloth(props: ClothProps): ReactNode {
  const { colors, scheme } = useTheme();
  const id = useId();
  const shade = scheme === 'light' ? colors.tableShade : '#000000';
  const light = scheme === 'light' ? '#FFFFFF' : colors.paperRaised;
  return (
    <View style={[StyleSheet.absoluteFill, { pointerEvents: 'none' }]} aria-hidden>
      <TableCloth />
      <View style={StyleSheet.absoluteFill}>
        <Svg width="100%" height="100%">
          <Defs>
            <LinearGradient id={`${id}fold`} x1="0" y1="0" x2="1" y2="0">
              <Stop offset="0" stopColor={shade} stopOpacity={0.5} />
              <Stop offset="0.35" stopColor={light} stopOpacity={0.35} />
              <Stop offset="0.6" stopColor={light} stopOpacity={0.1} />
              <Stop offset="1" stopColor={shade} stopOpacity={0.5} />
            </LinearGradient>
            <Pattern id={`${id}folds`} width={132} height={400} patternUnits="userSpaceOnUse">
              <Rect width={132} height={400} fill={`url(#${id}fold)`} />
            </Pattern>
            <Pattern
              id={`${id}band`}
              width={LOZENGE * STITCH}
              height={BAND_HEIGHT}
              patternUnits="userSpaceOnUse"
              y={props.bandTop}
            >
              <Path d={COLOUR} stroke={props.thread} strokeWidth={1.5} strokeLinecap="round" />
              <Path d={INK + EDGES} stroke={colors.ink} strokeWidth={1.5} strokeLinecap="round" />
            </Pattern>
          </Defs>
          <Rect width="100%" height="100%" fill={`url(#${id}folds)`} />
          <Rect y={props.bandTop} width="100%" height={BAND_HEIGHT} fill={`url(#${id}band)`} />
        </Svg>
      </View>
    </View>
  );
});
