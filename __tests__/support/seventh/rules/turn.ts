/** The first state, and whose turn it is in any state. */
import type { Seat, Setup, Turn } from '../../../../src/engine/types';
import { checkSetup } from '../../../../src/engine/verdict';
import { HOUSE } from './clauses';
import { HAND, type State } from './types';

export const SEATS = { min: 2, max: 4 };

export function begin(setup: Setup): State {
  checkSetup(setup, SEATS, HOUSE);
  const { seats, mode } = setup;
  const first = setup.first + 0;
  if (mode === 'score') return { phase: 'count', seats };
  if (mode === 'virtual') return { phase: 'deal', seats, first };
  return { phase: 'play', seats, toPlay: first, laid: [], hands: null };
}

export function actors(state: State): readonly Seat[] {
  return state.phase === 'play' ? [state.toPlay] : [];
}

export function turn(state: State): Turn {
  const { phase } = state;
  if (phase !== 'deal') return { phase, actors: actors(state), chance: false };
  return { phase, actors: [], chance: true, count: state.seats * HAND };
}
