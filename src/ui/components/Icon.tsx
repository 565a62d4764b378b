/** A line icon. Silent by itself: whatever it stands in carries the words. */
import { memo, type ReactNode } from 'react';

import { Path, Svg } from '../svg';
import { useTheme } from '../theme/ThemeProvider';
import { ICON_PATHS, type IconName } from './iconPaths';

const USUAL_WIDTH = 1.9;

export interface IconProps {
  name: IconName;
  size?: number;
  /** A colour value; ink when left out. */
  color?: string;
}

export const Icon = memo(function Icon(props: IconProps): ReactNode {
  const { colors } = useTheme();
  const { name, size = 24, color = colors.ink } = props;
  const drawn: string | readonly (readonly [string, number])[] = ICON_PATHS[name];
  const strokes = typeof drawn === 'string' ? [[drawn, USUAL_WIDTH] as const] : drawn;
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      {strokes.map(([d, width]) => (
        <Path
          key={d}
          d={d}
          fill="none"
          stroke={color}
          strokeWidth={width}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </Svg>
  );
});
