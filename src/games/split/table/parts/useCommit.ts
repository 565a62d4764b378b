/** Hands moves to the rules one after another, and knows that it is doing so. */
import { useState } from 'react';

import type { SplitMove } from '../../types';
import type { Props } from '../props';

export interface Commit {
  busy: boolean;
  /** Stops at the first refusal. */
  commit(...moves: readonly SplitMove[]): void;
}

export function useCommit(attempt: Props['attempt']): Commit {
  const [busy, setBusy] = useState(false);
  const run = async (moves: readonly SplitMove[]): Promise<void> => {
    setBusy(true);
    for (const move of moves) {
      const verdict = await attempt(move);
      if (!verdict.ok) break;
    }
    setBusy(false);
  };
  return { busy, commit: (...moves) => void run(moves) };
}
