/** What was typed for one turn and is forgotten with it, without taking the table down and up again. */
import { useState } from 'react';

export function useForTurn<T>(turn: string, initial: T): [T, (value: T) => void] {
  const [kept, keep] = useState({ turn, value: initial });
  return [kept.turn === turn ? kept.value : initial, (value) => keep({ turn, value })];
}
