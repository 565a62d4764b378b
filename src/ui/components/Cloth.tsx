/** Opaque cloth in folds with an embroidered band: what the curtain is made of. Pure decoration. */
import { memo, useId, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Defs, LinearGradient, Path, Pattern, Rect, Stop } from 'react-native-svg';

import { useTheme } from '../theme/ThemeProvider';
import { TableCloth } from './TableCloth';

const STITCH = 5;
/** One lozenge of the band is 12 stitches wide; neighbours touch at their corners. */
const LOZENGE = 12;
export const BAND_HEIGHT = (LOZENGE + 7) * STITCH;

function cross(column: number, row: number): string {
  const x = column * STITCH + 0.7;
  const y = row * STITCH + 0.7;
  const s = STITCH - 1.4;
  return `M${x} ${y}l${s} ${s}m0 ${-s}l${-s} ${s}`;
}

/** Crosses of the lozenge by their distance from its middle: outer rings in colour, inner in ink. */
function lozenge(): { colour: string; ink: string } {
  let colour = '';
  let ink = '';
  const middle = LOZENGE / 2;
  for (let row = 0; row < LOZENGE; row += 1) {
    for (let column = 0; column < LOZENGE; column += 1) {
      const across = Math.abs(column + 0.5 - middle);
      const along = Math.abs(row + 0.5 - middle);
      const ring = across + along;
      if (ring > middle) continue;
      const thread = ring > middle - 1.5 || (column + row) % 4 === 1;
      if (thread) colour += cross(column, row + 3);
      else if ((column + row) % 2 === 0 || (column - row) % 3 === 0) ink += cross(column, row + 3);
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
const EDGES = border(0) + border(LOZENGE + 6);

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
      <Svg width="100%" height="100%" style={StyleSheet.absoluteFill}>
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
  );
});
