/** Whose turn it is. */
import type { Seat, Turn } from '../../../../src/engine/types';
import { HAND, type State } from './types';

export function actors(state: State): readonly Seat[] {
  return state.phase === 'play' ? [state.toPlay] : [];
}

export function turn(state: State): Turn {
  const { phase } = state;
  if (phase !== 'deal') return { phase, actors: actors(state), chance: false };
  return { phase, actors: [], chance: true, count: state.seats * HAND };
}
