/** Whose turn it is. */
import type { Seat, Turn } from '../../../engine/types';
import type { State, Writing } from './types';

export function turn(state: State): Turn {
  if (state.phase === 'roll')
    return { phase: 'roll', actors: [], chance: true, count: state.dice.length };
  return { phase: state.phase, actors: actors(state), chance: false };
}

export function actors(state: State): readonly Seat[] {
  switch (state.phase) {
    case 'dice':
    case 'keep':
      return [state.active];
    case 'write':
      return undecided(state);
    case 'roll':
    case 'over':
      return [];
  }
}

function undecided(state: Writing): Seat[] {
  const seats: Seat[] = [];
  for (let s = 0; s < state.entries.length; s += 1) if (state.entries[s] === null) seats.push(s);
  return seats;
}
