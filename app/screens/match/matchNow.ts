/**
 * The match of this screen as it is now, for what stands round the table. Each asks for itself: only what
 * shows the match is painted again with an entry; the page, the bar and the table's frame stay as they are.
 */
import { createContext, useContext } from 'react';

import { useMatch } from '../../../src/match/hooks';
import type { Match } from '../../../src/match/types';

const MatchIdContext = createContext('');

export const MatchIdProvider = MatchIdContext.Provider;

export function useMatchNow(): Match {
  const state = useMatch(useContext(MatchIdContext));
  if (state.status !== 'ready') throw new Error('MatchIdProvider is missing above this component');
  return state.match;
}
