/** Which steps of the whole match the coach has something to say of; draws nothing. */
import { useEffect, type ReactNode } from 'react';

import type { KeptMatch, LogLine } from '../../../src/match/types';
import { useCoaching } from './useCoaching';

export interface CostlyProps {
  match: KeptMatch;
  moves: readonly LogLine[];
  onFound(steps: readonly number[]): void;
}

export default function Costly({ match, moves, onFound }: CostlyProps): ReactNode {
  const { decisions } = useCoaching(match, moves);
  useEffect(
    () => onFound(decisions.filter(({ speaks }) => speaks).map(({ move }) => move + 1)),
    [decisions, onFound],
  );
  return null;
}
