/**
 * Throwing: the choice of dice and the throw are two entries of the log, made with one press. The second
 * one waits until the match shows the first. Dice thrown here tumble for a moment before they are read.
 */
import { useEffect, useRef, useState } from 'react';

import { useTheme } from '../../../../ui';
import { onMotionEnd } from '../../../../ui/motion';
import type { Row } from '../../types';
import type { Props } from '../types';

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
  enterReal(dice: readonly Row[], values: readonly number[]): void;
  again(): void;
  keep(): void;
}

export function useThrow(props: Props): Thrower {
  const { view, attempt, draw } = props;
  const { phase, active } = view;
  const { motion, reducedMotion } = useTheme();
  const [source, setSource] = useState<Source>(view.mode === 'referee' ? 'real' : 'here');
  const [tumble, setTumble] = useState<Tumble | null>(null);
  const next = useRef<'draw' | readonly number[] | null>(null);
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

  const tumbleNow = (dice: readonly Row[]): void => {
    if (!reducedMotion) setTumble({ dice });
  };
  useEffect(() => {
    if (!tumble) return undefined;
    const lie = (): void => setTumble(null);
    const timer = setTimeout(lie, motion.dice);
    const stop = onMotionEnd(lie);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [tumble, motion.dice]);

  const then = (due: 'draw' | readonly number[], first: () => Promise<{ ok: boolean }>): void =>
    once(async () => {
      next.current = due;
      const { ok } = await first();
      if (!ok) next.current = null;
    });

  return {
    source: view.mode === 'virtual' ? 'here' : source,
    setSource,
    tumble,
    skip: () => setTumble(null),
    throwHere(dice) {
      tumbleNow(dice);
      if (phase === 'roll') once(draw);
      else then('draw', () => attempt({ type: 'dice', seat: active, dice }));
    },
    enterReal(dice, values) {
      if (phase === 'roll') once(() => attempt({ type: 'roll', values }));
      else then(values, () => attempt({ type: 'dice', seat: active, dice }));
    },
    again() {
      const reroll = () => attempt({ type: 'reroll', seat: active });
      if (source === 'real' && view.mode !== 'virtual') return once(reroll);
      tumbleNow(view.dice);
      then('draw', reroll);
    },
    keep: () => once(() => attempt({ type: 'keep', seat: active })),
  };
}
