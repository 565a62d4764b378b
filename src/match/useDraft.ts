/**
 * State of an input that survives leaving the app: a table uses it like `useState`. Where no drafts are
 * given – a correction, a dealt match, a test – it is ordinary state. What is kept has to be plain JSON.
 */
import { createContext, useContext, useState } from 'react';

import type { Json } from '../storage';
import type { Drafts } from './drafts';

const DraftsContext = createContext<Drafts | null>(null);

export const DraftsProvider = DraftsContext.Provider;

type Kept<T> = [value: T, keep: (value: T) => void];

/** What is typed in over many entries and belongs to the whole match. */
export function useMatchDraft<T>(key: string, initial: () => T): Kept<T> {
  const drafts = useContext(DraftsContext);
  const [value, setValue] = useState<T>(() => (drafts?.read(key) as T | undefined) ?? initial());
  return [
    value,
    (next) => {
      setValue(next);
      drafts?.keep(key, next as Json, true);
    },
  ];
}

interface Turned<T> {
  turn: string;
  value: T;
}

/**
 * What is typed for one turn and forgotten with it, without taking the table down and up again. Where an undo leads back
 * to a turn, what was typed in it is there again.
 *
 * @param turn names the turn; another name is another turn.
 * @param first what it holds when the table is opened (a correction starts filled).
 * @param fresh what it holds at the beginning of every later turn.
 */
export function useTurnDraft<T>(key: string, turn: string, first: T, fresh: T = first): Kept<T> {
  const drafts = useContext(DraftsContext);
  const typed = (otherwise: T): Turned<T> => {
    const stored = drafts?.read(key) as unknown as Turned<T> | undefined;
    return stored?.turn === turn ? stored : { turn, value: otherwise };
  };
  const [kept, setKept] = useState<Turned<T>>(() => typed(first));
  const current = kept.turn === turn ? kept : typed(fresh);
  if (current !== kept) setKept(current);
  return [
    current.value,
    (value) => {
      setKept({ turn, value });
      drafts?.keep(key, { turn, value: value as Json });
    },
  ];
}
