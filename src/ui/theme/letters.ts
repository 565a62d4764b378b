/** How large the letters are, and whether words still fit side by side. */
import { useWindowDimensions } from 'react-native';

import { useTheme } from './ThemeProvider';

/** The system's text size and the user's own together. */
export function useLetterScale(): number {
  return useTheme().textScale * useWindowDimensions().fontScale;
}

/** The same, where letters smaller than usual leave everything as it is. */
export function useLetterGrowth(): number {
  return Math.max(1, useLetterScale());
}

/** Points of width at the usual text size. */
const ROOM = 360;

/** True where words no longer fit side by side: a narrow phone, or large letters on a usual one. */
export function useCramped(room = ROOM): boolean {
  const { width } = useWindowDimensions();
  return width / useLetterScale() < room;
}
