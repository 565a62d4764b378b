/** The first state, and whose turn it is in any state. */
import { filled, sum } from '../../engine/arrays';
import type { Seat, Setup, Turn } from '../../engine/types';
import { assertNever, checkSetup } from '../../engine/verdict';
import { HOUSE } from './clauses';
import { COPIES, nextRowSize } from './deck';
import { EMPTY_FRONT } from './layout';
import type { RowPhase, SplitState } from './types';

/** S-1.1 (A-S1). */
export const SEATS = { min: 3, max: 4 };

export function begin(setup: Setup): SplitState {
  checkSetup(setup, SEATS, HOUSE);
  if (setup.mode === 'score') return { phase: 'stacks', seats: setup.seats };
  return {
    phase: 'row',
    table: {
      seats: setup.seats,
      round: 1,
      leader: setup.first,
      deck: COPIES,
      fronts: filled(setup.seats, EMPTY_FRONT),
      row: [],
      fates: [],
      ballot: null,
    },
  };
}

export function nextCount(state: RowPhase): number {
  return nextRowSize(state.table.seats, sum(state.table.deck));
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
