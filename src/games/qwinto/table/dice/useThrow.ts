/**
 * Throwing: the choice of dice and the throw are two entries of the log, made with one press. The second
 * one waits until the match shows the first. Dice thrown here tumble for a moment before they are read.
 */
import { useEffect, useRef, useState } from 'react';

import { useTumble } from '../../../../ui/motion';
import type { Row } from '../../rules/types';
import type { Props } from '../props';

export type Source = 'here' | 'real';

export interface Tumble {
  dice: readonly Row[];
}

export interface Thrower {
  source: Source;
  setSource(source: Source): void;
  /** Dice in the air; null when they lie or wait. */
  tumble: Tumble | null;
  /** The dice lie still at once. */
  skip(): void;
  throwHere(dice: readonly Row[]): void;
  /** `kept`: the table has decided already, and nothing more is asked about this throw. */
  enterReal(dice: readonly Row[], values: readonly number[], kept?: boolean): void;
  again(): void;
  keep(): void;
}

export function useThrow(props: Props): Thrower {
  const { view, attempt, draw } = props;
  const { phase, active } = view;
  const [source, setSource] = useState<Source>(view.mode === 'referee' ? 'real' : 'here');
  const { inAir: tumble, start, lie } = useTumble<Tumble>();
  const next = useRef<'draw' | readonly number[] | null>(null);
  const keeps = useRef(false);
  const acting = useRef(false);

  const once = (act: () => Promise<unknown>): void => {
    if (acting.current) return;
    acting.current = true;
    void act().finally(() => {
      acting.current = false;
    });
  };

  useEffect(() => {
    const due = next.current;
    if (due === null || phase !== 'roll') return;
    next.current = null;
    void (due === 'draw' ? draw() : attempt({ type: 'roll', values: due }));
  }, [phase, draw, attempt]);

  useEffect(() => {
    if (phase === 'roll' || !keeps.current) return;
    keeps.current = phase === 'dice';
    if (phase === 'keep') void attempt({ type: 'keep', seat: active });
  }, [phase, active, attempt]);

  const then = (due: 'draw' | readonly number[], first: () => Promise<{ ok: boolean }>): void =>
    once(async () => {
      next.current = due;
      const { ok } = await first();
      if (!ok) {
        next.current = null;
        keeps.current = false;
      }
    });

  return {
    source: view.mode === 'virtual' ? 'here' : source,
    setSource,
    tumble,
    skip: lie,
    throwHere(dice) {
      start({ dice });
      if (phase === 'roll') once(draw);
      else then('draw', () => attempt({ type: 'dice', seat: active, dice }));
    },
    enterReal(dice, values, kept = false) {
      keeps.current = kept && phase === 'dice';
      if (phase === 'roll') once(() => attempt({ type: 'roll', values }));
      else then(values, () => attempt({ type: 'dice', seat: active, dice }));
    },
    again() {
      const reroll = () => attempt({ type: 'reroll', seat: active });
      if (source === 'real' && view.mode !== 'virtual') return once(reroll);
      start({ dice: view.dice });
      then('draw', reroll);
    },
    keep: () => once(() => attempt({ type: 'keep', seat: active })),
  };
}
