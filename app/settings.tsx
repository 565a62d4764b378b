/** The settings, asked of the store once for the whole app: a switch and what it switches change in one frame. */
import { createContext, useContext, useMemo, type PropsWithChildren, type ReactNode } from 'react';

import { useStoredSettings, type SettingsHandle } from '../src/match/hooks';

const SettingsContext = createContext<SettingsHandle | null>(null);

export function SettingsProvider({ children }: PropsWithChildren): ReactNode {
  const { settings, ready, set } = useStoredSettings();
  const handle = useMemo(() => ({ settings, ready, set }), [settings, ready, set]);
  return <SettingsContext value={handle}>{children}</SettingsContext>;
}

export function useSettings(): SettingsHandle {
  const handle = useContext(SettingsContext);
  if (!handle) throw new Error('SettingsProvider is missing above this component');
  return handle;
}
