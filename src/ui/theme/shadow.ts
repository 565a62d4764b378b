/** Warm shadows as `boxShadow` strings, which React Native and the browser both understand. */
import type { Colors } from './tokens';

export type Elevation = 'flat' | 'piece' | 'panel' | 'sheet' | 'lifted';

export function elevation(name: Elevation, colors: Colors): string {
  switch (name) {
    case 'flat':
      return 'none';
    case 'piece':
      return `0px 2px 0px ${colors.paperEdge}, 0px 3px 6px ${colors.shadow}`;
    case 'panel':
      return `0px 1px 0px ${colors.paperEdge}, 0px 8px 20px ${colors.shadow}`;
    case 'sheet':
      return `0px -8px 28px ${colors.shadowStrong}`;
    case 'lifted':
      return `0px 10px 18px ${colors.shadowStrong}`;
  }
}

/** The darker lower edge of cardboard, in the piece's own colour; it thins when the piece is pressed. */
export function cardboard(edge: string, colors: Colors, pressed = false): string {
  const depth = pressed ? 1 : 3;
  return `0px ${depth}px 0px ${edge}, 0px ${depth + 2}px 8px ${colors.shadow}`;
}
