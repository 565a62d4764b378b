/** The run under construction: which cards were tapped and whether the last one shall be kept. */
import type { Kind } from '../../../gems/rules/kinds';
import type { VeselkaMove } from '../../rules/types';
import { useTurnState } from './useTurnState';

export interface RunEntry {
  cards: readonly Kind[];
  /** What was asked for; null until somebody touches the switch. */
  wish: boolean | null;
  add(kind: Kind): void;
  takeBack(): void;
  clear(): void;
  setWish(keep: boolean): void;
}

interface Entered {
  cards: readonly Kind[];
  wish: boolean | null;
}

const EMPTY: Entered = { cards: [], wish: null };

export function useRun(seat: number, draft?: VeselkaMove): RunEntry {
  const drafted = draft?.type === 'run' ? { cards: draft.cards, wish: draft.keep } : EMPTY;
  const [{ cards, wish }, setEntered] = useTurnState(seat, drafted, EMPTY);
  // The wish was about the card that was last then.
  const change = (to: readonly Kind[]): void => setEntered({ cards: to, wish: null });
  return {
    cards,
    wish,
    add: (kind) => change([...cards, kind]),
    takeBack: () => change(cards.slice(0, -1)),
    clear: () => change([]),
    setWish: (keep) => setEntered({ cards, wish: keep }),
  };
}
