/** The first state, and whose turn it is in any state. */
import type { Seat, Setup, Turn } from '../../../engine/types';
import { assertNever, checkSetup } from '../../../engine/verdict';
import { HOUSE } from './clauses';
import { cardsLeft, COPIES, nextRowSize } from './deck';
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
      mode: setup.mode,
      seats: setup.seats,
      round: 1,
      leader: setup.first + 0,
      deck: COPIES,
      fronts: EMPTY_FRONTS.slice(0, setup.seats),
      row: [],
      fates: [],
      ballot: null,
      oneExtra: setup.house?.['A-S5'] === 'discard',
    },
  };
}

const EMPTY_FRONTS = [EMPTY_FRONT, EMPTY_FRONT, EMPTY_FRONT, EMPTY_FRONT];

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
