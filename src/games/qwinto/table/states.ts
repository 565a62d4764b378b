/** What a player is doing now, in words and as a mark. */
import type { Seat } from '../../../engine/types';
import type { View } from '../rules/types';
import type { TableWords } from '../words/table';

export function stateOf(view: View, seat: Seat, words: TableWords): string {
  const { state } = words;
  const throws = seat === view.active;
  switch (view.phase) {
    case 'dice':
    case 'roll':
      return throws ? state.throws : state.waits;
    case 'keep':
      return throws ? state.decides : state.waits;
    case 'write': {
      const entry = view.entries[seat];
      if (entry === null) return throws ? state.throwsAndWrites : state.writes;
      if (entry === 'secret') return state.done;
      return entry === 'pass' ? state.passed : state.wrote;
    }
    case 'over':
      return state.done;
  }
}

export function hasDecided(view: View, seat: Seat): boolean {
  return view.phase === 'write' && view.entries[seat] !== null;
}
