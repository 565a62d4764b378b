/** State that belongs to one turn: it starts afresh when the turn passes, without rebuilding the table. */
import { useState } from 'react';

/**
 * @param first what it holds when the table is opened (a correction starts filled).
 * @param fresh what it holds at the beginning of every later turn.
 */
export function useTurnState<T>(turn: number, first: T, fresh: T): [T, (value: T) => void] {
  const [kept, setKept] = useState({ turn, value: first });
  const current = kept.turn === turn ? kept : { turn, value: fresh };
  if (current !== kept) setKept(current);
  return [current.value, (value) => setKept({ turn, value })];
}
