/**
 * What was just decided and should be seen by all before the match goes on: the book of the game says
 * after which moves. Nothing is dealt, handed over or ended until somebody waves it on.
 */
import { useMemo, useState } from 'react';

import type { GameBook } from '../../../src/games/library';
import type { Decision, Match } from '../../../src/match/types';

export interface Lingering {
  decision: Decision;
  goOn(): void;
}

export function useAftermath(match: Match, book: GameBook): Lingering | null {
  const { standing, info } = match;
  // A finished match that is opened again shows its end, not its last trick.
  const [seen, setSeen] = useState(standing.over ? match.seq : -1);
  const decision = useMemo(
    () => (info.mode === 'virtual' && book.lingers ? match.latest() : null),
    [match, info.mode, book],
  );
  if (!decision || decision.seq <= seen) return null;
  if (!book.lingers?.(decision.before.view('table'), decision.move, standing.over)) return null;
  return { decision, goOn: () => setSeen(decision.seq) };
}
