/** Dice without a match: the matches' own generator with a fresh seed, and the last rolls kept in the store. */
import { getRandomBytes } from 'expo-crypto';
import { useEffect, useRef, useState } from 'react';

import { createRng } from '../../../src/engine/rng';
import type { Rng } from '../../../src/engine/types';
import { useStore } from '../../../src/match/hooks';
import { KEPT_ROLLS, readRolls, type Roll } from './diceStats';

const KEY = 'tools.dice';

function freshRng(): Rng {
  return createRng(
    Array.from(getRandomBytes(32), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  );
}

export interface DiceHandle {
  /** Newest first. */
  rolls: readonly Roll[];
  roll(dice: number, sides: number): void;
  forget(): void;
}

export function useDice(): DiceHandle {
  const store = useStore();
  const rng = useRef<Rng | null>(null);
  const [rolls, setRolls] = useState<readonly Roll[]>([]);
  const rolledHere = useRef(false);

  useEffect(() => {
    if (!store) return;
    store.settings().then(
      (settings) => {
        if (!rolledHere.current) setRolls(readRolls(settings[KEY]));
      },
      () => undefined,
    );
  }, [store]);

  const keep = (next: readonly Roll[]) => {
    rolledHere.current = true;
    setRolls(next);
    // A lost tally of loose rolls is no loss worth a warning.
    store
      ?.setSetting(
        KEY,
        next.map(({ sides, values }) => ({ sides, values: [...values] })),
      )
      .catch(() => undefined);
  };
  const roll = (dice: number, sides: number) => {
    rng.current ??= freshRng();
    const source = rng.current;
    const values = Array.from({ length: dice }, () => 1 + source.below(sides));
    keep([{ sides, values }, ...rolls].slice(0, KEPT_ROLLS));
  };
  return { rolls, roll, forget: () => keep([]) };
}
