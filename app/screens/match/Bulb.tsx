/** A bulb: advice. Its own drawing, so that the first screen's icons stay as few as they are. */
import type { ReactNode } from 'react';

import { Path, Svg } from '../../../src/ui/svg';

export function Bulb({ size, color }: { size: number; color: string }): ReactNode {
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <Path
        d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3Z"
        fill="none"
        stroke={color}
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Svg>
  );
}
