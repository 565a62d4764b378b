/**
 * Ten tricks being given out: what was entered, what follows from it, whose number is asked for next.
 * The last player gets what is left; when nothing is left the others have none.
 */
import { useMemo } from 'react';

import { withAt } from '../../../../engine/arrays';
import type { Seat } from '../../../../engine/types';
import { useTurnDraft } from '../../../../match/useDraft';
import { TRICKS } from '../../rules/scoring';
import { useSteady } from '../../../../ui';
import { clockwise, type PropsOf } from '../props';
import { useForTurn } from './useForTurn';

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

export function useTricks(props: PropsOf<'bid' | 'play'>): Tricks {
  const { draft, refused, dismissRefusal } = props;
  const { deal, seats, opener } = props.view;
  const [entered, setEntered] = useTurnDraft<readonly (number | null)[]>(
    'tricks',
    String(deal),
    Array.from({ length: seats }, (_, seat) =>
      draft?.type === 'tricks' ? (draft.won[seat] ?? null) : null,
    ),
  );
  const [picked, setPicked] = useForTurn<Seat | null>(String(deal), null);
  const counts = useMemo(() => countTricks(entered), [entered]);
  const sum = counts.reduce((all, { won }) => all + (won ?? 0), 0);
  const won = useMemo(
    () =>
      counts.every((count) => count.won !== null) ? counts.map((count) => count.won ?? 0) : null,
    [counts],
  );
  const next = clockwise(seats, opener).find((seat) => counts[seat]?.won === null) ?? null;
  const enter = useSteady((seat: Seat, value: number): void => {
    if (refused) dismissRefusal();
    setEntered(withAt(entered, seat, value));
    setPicked(null);
  });
  const ask = useSteady(setPicked);
  const asked = picked ?? next;
  return useMemo(
    () => ({ counts, sum, rest: TRICKS - sum, won, asked, enter, ask }),
    [counts, sum, won, asked, enter, ask],
  );
}
