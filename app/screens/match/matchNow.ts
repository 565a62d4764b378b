/**
 * The match of this screen as it is now, for what stands round the table. Each asks for itself: only what
 * shows the match is painted again with an entry; the page, the bar and the table's frame stay as they are.
 */
import { createContext, useContext, useSyncExternalStore } from 'react';

import type { Match, MatchSource } from '../../../src/match/types';

const SourceContext = createContext<MatchSource | null>(null);

export const MatchSourceProvider = SourceContext.Provider;

export function useMatchNow(): Match {
  const source = useContext(SourceContext);
  if (!source) throw new Error('MatchSourceProvider is missing above this component');
  return useSyncExternalStore(source.subscribe, source.now, source.now);
}
