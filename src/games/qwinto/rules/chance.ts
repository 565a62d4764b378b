/** The dice: one throw of 1 to 6 for each chosen die, in the order they were chosen. */
import type { Rng } from '../../../engine/types';
import type { Move, State } from './types';

export function chance(state: State, rng: Rng): Move {
  if (state.phase !== 'roll') throw new Error(`chance: no throw in ${state.phase}`);
  return { type: 'roll', values: state.dice.map(() => 1 + rng.below(6)) };
}
