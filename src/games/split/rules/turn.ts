/** Whose turn it is, and how many cards come next. */
import type { Seat, Turn } from '../../../engine/types';
import { assertNever } from '../../../engine/verdict';
import { cardsLeft, nextRowSize } from './deck';
import type { RowPhase, SplitState } from './types';

export function nextCount(state: RowPhase): number {
  const { seats, round } = state.table;
  return nextRowSize(seats, cardsLeft(seats, round));
}

export function turn(state: SplitState): Turn {
  const actors = actorsOf(state);
  if (state.phase !== 'row') return { phase: state.phase, actors, chance: false };
  return { phase: 'row', actors, chance: true, count: nextCount(state) };
}

export function actorsOf(state: SplitState): readonly Seat[] {
  switch (state.phase) {
    case 'cut':
      return [state.table.leader]; // A-S7: even one who has been served
    case 'vote':
      return state.part.contenders.filter((seat) => state.votes[seat] === null);
    case 'joker':
      return [state.seat];
    case 'row':
    case 'stacks':
    case 'over':
      return [];
    default:
      return assertNever(state);
  }
}
