/** State that belongs to one moment of the match and is forgotten with it. */
import { useState } from 'react';

export function useFresh<T>(moment: unknown, initial: () => T): readonly [T, (next: T) => void] {
  const [kept, setKept] = useState(() => ({ moment, value: initial() }));
  const value = kept.moment === moment ? kept.value : initial();
  return [value, (next) => setKept({ moment, value: next })];
}
