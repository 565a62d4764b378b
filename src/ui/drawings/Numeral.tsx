/** A whole number drawn inside a picture. */
import type { ReactNode } from 'react';

import { G, Path } from '../svg';
import { FIGURES } from './figures';

/** Figures on pieces stand a little closer than in running text. */
const KERN = -3;

export interface NumeralProps {
  value: number;
  /** Where the number starts, or its middle with `centred`. */
  x: number;
  /** The baseline. */
  y: number;
  /** Height of the figures. */
  height: number;
  fill: string;
  centred?: boolean;
}

export function Numeral(props: NumeralProps): ReactNode {
  const { value, x, y, height, fill, centred = false } = props;
  const figures = [...String(Math.abs(Math.trunc(value)))].map((digit) => FIGURES[Number(digit)]);
  const width = figures.reduce(
    (sum, figure) => sum + (figure?.[0] ?? 0),
    KERN * (figures.length - 1),
  );
  const scale = height / 100;
  let at = centred ? -width / 2 : 0;
  return (
    <G transform={`translate(${x} ${y}) scale(${scale})`}>
      {figures.map((figure, i) => {
        const left = at;
        at += (figure?.[0] ?? 0) + KERN;
        return <Path key={i} d={figure?.[1]} transform={`translate(${left} 0)`} fill={fill} />;
      })}
    </G>
  );
}
