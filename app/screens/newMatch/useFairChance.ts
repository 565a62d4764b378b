/** The seed of the match being prepared, and what people add to it after its fingerprint was shown. */
import { useEffect, useState } from 'react';

import { prepareChance, type PreparedChance } from '../../../src/match/create';

export interface PreparedSeed {
  chance: PreparedChance | null;
  words: readonly string[];
  add(word: string): void;
  remove(index: number): void;
}

/** `needed`: the app deals or rolls in this match. */
export function useFairChance(needed: boolean): PreparedSeed {
  const [chance, setChance] = useState<PreparedChance | null>(null);
  const [words, setWords] = useState<readonly string[]>([]);
  const wanted = needed && chance === null;
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    prepareChance().then(
      (made) => {
        if (current) setChance(made);
      },
      // Without it the match makes its own when it begins.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [wanted]);
  return {
    chance,
    words,
    add: (word) => setWords((now) => [...now, word]),
    remove: (index) => setWords((now) => now.filter((_, i) => i !== index)),
  };
}
