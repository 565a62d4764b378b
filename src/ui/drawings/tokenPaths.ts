/** Players' wooden tokens as outlines, and the letter on them. Data only. */
import type { TokenShape } from '../theme/tokens';

/** On a 40-unit grid; the drawing has 3 units of margin round it. */
export const TOKEN_PATHS: Readonly<Record<TokenShape, string>> = {
  circle: 'M20 2.5a17.5 17.5 0 0 1 0 35 17.5 17.5 0 0 1 0-35Z',
  square:
    'M9.5 4h21A5.5 5.5 0 0 1 36 9.5v21a5.5 5.5 0 0 1-5.5 5.5h-21A5.5 5.5 0 0 1 4 30.5v-21A5.5 5.5 0 0 1 9.5 4Z',
  hexagon:
    'M17.5 2.6Q20 1.2 22.5 2.6L33.8 9.1Q36.2 10.6 36.2 13.4V26.6Q36.2 29.4 33.8 30.9L22.5 37.4Q20 38.8 17.5 37.4L6.2 30.9Q3.8 29.4 3.8 26.6V13.4Q3.8 10.6 6.2 9.1Z',
  diamond:
    'M16.8 2.8Q20-.2 23.2 2.8L37.2 16.8Q40.2 20 37.2 23.2L23.2 37.2Q20 40.2 16.8 37.2L2.8 23.2Q-.2 20 2.8 16.8Z',
  scallop:
    'M14.07 5.68A6.4 6.4 0 0 1 25.93 5.68 6.4 6.4 0 0 1 34.32 14.07 6.4 6.4 0 0 1 34.32 25.93 6.4 6.4 0 0 1 25.93 34.32 6.4 6.4 0 0 1 14.07 34.32 6.4 6.4 0 0 1 5.68 25.93 6.4 6.4 0 0 1 5.68 14.07 6.4 6.4 0 0 1 14.07 5.68Z',
  pentagon:
    'M17.6 3.2Q20 1.5 22.4 3.2L36 13.1Q38.3 14.9 37.4 17.7L32.2 33.6Q31.2 36.4 28.2 36.4H11.8Q8.8 36.4 7.8 33.6L2.6 17.7Q1.7 14.9 4 13.1Z',
};

/** «Гравець 2» and «Гравець 3» are told apart by their numbers. */
export function initialOf(name: string): string {
  const [, number] = / (\d)$/.exec(name.trim()) ?? [];
  return number ?? [...name.trim()][0]?.toLocaleUpperCase() ?? '?';
}
