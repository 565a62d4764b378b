/** Something is under way: a ring that turns, and lies still where motion is reduced. */
import type { ReactNode } from 'react';
import { ActivityIndicator } from 'react-native';

import { useReducedMotion } from '../theme/ThemeProvider';

export interface BusyProps {
  color: string;
  label?: string;
}

export function Busy({ color, label }: BusyProps): ReactNode {
  return (
    <ActivityIndicator
      color={color}
      aria-label={label}
      animating={!useReducedMotion()}
      hidesWhenStopped={false}
    />
  );
}
