/** The run under construction: which cards were tapped and whether the last one shall be kept. */
import { useState } from 'react';

import type { Kind } from '../../../gems';
import type { VeselkaMove } from '../../types';

export interface RunEntry {
  cards: readonly Kind[];
  /** What was asked for; null until somebody touches the switch. */
  wish: boolean | null;
  add(kind: Kind): void;
  takeBack(): void;
  clear(): void;
  setWish(keep: boolean): void;
}

export function useRun(draft: VeselkaMove | undefined): RunEntry {
  const drafted = draft?.type === 'run' ? draft : null;
  const [cards, setCards] = useState<readonly Kind[]>(drafted?.cards ?? []);
  const [wish, setWish] = useState<boolean | null>(drafted?.keep ?? null);
  // The wish was about the card that was last then.
  const change = (to: readonly Kind[]): void => {
    setCards(to);
    setWish(null);
  };
  return {
    cards,
    wish,
    add: (kind) => change([...cards, kind]),
    takeBack: () => change(cards.slice(0, -1)),
    clear: () => change([]),
    setWish,
  };
}
