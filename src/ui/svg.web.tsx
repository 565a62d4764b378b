/**
 * The same elements as ./svg, straight from the browser: what react-native-svg would add there is
 * 13 kB of the first screen's JavaScript and a class component for every path.
 */
import type { CSSProperties, ReactNode, SVGProps } from 'react';

const BLOCK: CSSProperties = { display: 'block', flexShrink: 0 };

/** Names stand on the view around a drawing; its shapes would only be nameless pictures to a screen reader. */
export function Svg({ style, ...props }: SVGProps<SVGSVGElement>): ReactNode {
  return <svg aria-hidden {...props} style={style ? { ...BLOCK, ...style } : BLOCK} />;
}

export const Circle = 'circle';
export const Defs = 'defs';
export const Ellipse = 'ellipse';
export const G = 'g';
export const Line = 'line';
export const LinearGradient = 'linearGradient';
export const Path = 'path';
export const Pattern = 'pattern';
export const RadialGradient = 'radialGradient';
export const Rect = 'rect';
export const Stop = 'stop';
export const SvgText = 'text';
