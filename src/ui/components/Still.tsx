/**
 * A table that is looked at, not played on: everything keeps its look and its spoken name, nothing answers
 * to a finger or a key. Controls ask `useStill`; a tray is shown only where somebody's hand lies in it.
 */
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { View } from 'react-native';

import { useTheme } from '../theme/ThemeProvider';

interface StillTable {
  /** The tray holds a hand, not only keys to press. */
  hand: boolean;
  /** Looked back on: what led here, null at the beginning. */
  move?: unknown;
}

export interface StillProps extends StillTable {
  children: ReactNode;
}

const StillContext = createContext<StillTable | null>(null);

/** Null where one plays. */
export function useStill(): StillTable | null {
  return useContext(StillContext);
}

export function Still({ hand, move, children }: StillProps): ReactNode {
  const { space } = useTheme();
  const value = useMemo(() => ({ hand, move }), [hand, move]);
  return (
    <StillContext.Provider value={value}>
      <View style={{ pointerEvents: 'none', gap: space.l }}>{children}</View>
    </StillContext.Provider>
  );
}
