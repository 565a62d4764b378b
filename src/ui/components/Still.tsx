/**
 * A table that is looked at, not played on: everything keeps its look and its spoken name, nothing answers
 * to a finger or a key. Controls ask `useStill`; a tray is shown only where somebody's hand lies in it.
 */
import { createContext, useContext, type ReactNode } from 'react';
import { View } from 'react-native';

import { useTheme } from '../theme/ThemeProvider';

export interface StillProps {
  /** The tray holds a hand, not only keys to press. */
  hand: boolean;
  children: ReactNode;
}

const StillContext = createContext<{ hand: boolean } | null>(null);

/** Null where one plays. */
export function useStill(): { hand: boolean } | null {
  return useContext(StillContext);
}

export function Still({ hand, children }: StillProps): ReactNode {
  const { space } = useTheme();
  return (
    <StillContext.Provider value={hand ? WITH_HAND : OPEN}>
      <View style={{ pointerEvents: 'none', gap: space.l }}>{children}</View>
    </StillContext.Provider>
  );
}

const WITH_HAND = { hand: true };
const OPEN = { hand: false };
