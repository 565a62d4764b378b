/**
 * Ten tricks being given out: what was entered, what follows from it, whose number is asked for next.
 * The last player gets what is left; when nothing is left the others have none.
 */
import { useMemo, useState } from 'react';

import { withAt } from '../../../../engine/arrays';
import type { Seat } from '../../../../engine/types';
import { useTurnDraft } from '../../../../match/useDraft';
import { TRICKS } from '../../scoring';
import type { Move } from '../../types';
import { clockwise } from '../props';

export interface TrickCount {
  /** Null while nobody can know it. */
  won: number | null;
  /** Follows from the others, nobody has entered it. */
  derived: boolean;
}

export interface Tricks {
  counts: readonly TrickCount[];
  sum: number;
  /** Still to give out; below zero when too many were entered. */
  rest: number;
  /** All of them by seat, or null while some are open. */
  won: readonly number[] | null;
  /** Whose number the keys enter; null when none is asked for. */
  asked: Seat | null;
  enter(seat: Seat, won: number): void;
  ask(seat: Seat): void;
}

export function countTricks(entered: readonly (number | null)[]): TrickCount[] {
  const rest = entered.reduce<number>((left, won) => left - (won ?? 0), TRICKS);
  const open = entered.filter((won) => won === null).length;
  return entered.map((won) => {
    if (won !== null) return { won, derived: false };
    if (rest <= 0) return { won: 0, derived: true };
    return open === 1 ? { won: rest, derived: true } : { won: null, derived: false };
  });
}

export interface TricksOf {
  deal: number;
  seats: number;
  opener: Seat;
}

export function useTricks({ deal, seats, opener }: TricksOf, draft: Move | undefined): Tricks {
  const [entered, setEntered] = useTurnDraft<readonly (number | null)[]>(
    'tricks',
    String(deal),
    Array.from({ length: seats }, (_, seat) =>
      draft?.type === 'tricks' ? (draft.won[seat] ?? null) : null,
    ),
  );
  const [picked, setPicked] = useState<Seat | null>(null);
  const counts = useMemo(() => countTricks(entered), [entered]);
  const sum = counts.reduce((all, { won }) => all + (won ?? 0), 0);
  const won = counts.every((count) => count.won !== null)
    ? counts.map((count) => count.won ?? 0)
    : null;
  const next = clockwise(seats, opener).find((seat) => counts[seat]?.won === null) ?? null;
  return {
    counts,
    sum,
    rest: TRICKS - sum,
    won,
    asked: picked ?? next,
    enter(seat, value) {
      setEntered(withAt(entered, seat, value));
      setPicked(null);
    },
    ask: setPicked,
  };
}
