/** The lines of a finger: beside codes that people compare. */
import type { ReactNode } from 'react';

import { Path } from '../svg';
import { Picture } from './Picture';

const LINES =
  'M6.2 5.4A9 9 0 0 1 21 12v1.5M3.6 9.6A9 9 0 0 0 3 12v1.6M6.6 18.6c.3-1.5.4-3.1.4-4.6v-2a5 5 0 0 1 10 0v2.4' +
  'M16.4 18.2l-.7 2.4M9.4 20.4c.4-1.7.6-3.6.6-6.4v-2a2 2 0 0 1 4 0v2c0 2.6-.3 4.8-1 7.2M20.4 17.2l-.5 2';

export function Fingerprint({ size = 28, color }: { size?: number; color: string }): ReactNode {
  return (
    <Picture box={[24, 24]} size={size} label="" decorative>
      <Path
        d={LINES}
        fill="none"
        stroke={color}
        strokeWidth={1.9}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Picture>
  );
}
