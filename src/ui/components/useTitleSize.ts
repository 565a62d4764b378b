/** A long word of a title stays whole between the buttons, in smaller letters where it must. */
import { useWindowDimensions } from 'react-native';

import { fittingSize } from '../theme/fit';
import { useTheme } from '../theme/ThemeProvider';

/** A button and the gap beside it. */
const BUTTON = 56;

export function useTitleSize(
  title: string,
  buttons: number,
  {
    widest = Infinity,
    variant = 'heading',
  }: { widest?: number; variant?: 'heading' | 'title' } = {},
) {
  const { width, fontScale } = useWindowDimensions();
  const { type, space } = useTheme();
  const { fontSize = 20, lineHeight = 26 } = type[variant];
  const across = Math.min(width, widest) - 2 * space.page - buttons * BUTTON;
  const size = fittingSize(title, across / Math.min(2, fontScale), fontSize, 16, 'display');
  return { fontSize: size, lineHeight: Math.round((size * lineHeight) / fontSize) };
}
