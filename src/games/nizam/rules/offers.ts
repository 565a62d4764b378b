/** Every legal move of a seat, each once: payments and lengths as sets, in their canonical order. */
import type { Seat } from '../../../engine/types';
import { pushShifts } from '../../gems/rules/payment';
import { canShift, canTake, purseOf } from './position';
import { LENGTHS, MOST_COMBINATIONS } from './scoring';
import type { NizamMove, NizamState } from './types';

export function offers(state: NizamState, seat: Seat): readonly NizamMove[] {
  if (state.phase !== 'act' || seat !== state.toPlay) return [];
  if (state.mode === 'score')
    return LENGTH_SETS.map((lengths) => ({ type: 'tally', seat, lengths }));
  const moves: NizamMove[] = [];
  const mayTake = canTake(state);
  if (mayTake) moves.push({ type: 'take', seat });
  pushShifts(moves, state.grid, seat, purseOf(state));
  if (state.made.length > 0) moves.push({ type: 'done', seat });
  else if (!mayTake && !canShift(state)) moves.push({ type: 'pass', seat });
  return moves;
}

/** Ascending lists of at most ten lengths. */
const LENGTH_SETS: readonly (readonly number[])[] = lengthSets([]);

function lengthSets(start: readonly number[]): (readonly number[])[] {
  const sets = [Object.freeze(start)];
  if (start.length === MOST_COMBINATIONS) return sets;
  for (const length of LENGTHS)
    if (length >= (start[start.length - 1] ?? 0)) sets.push(...lengthSets([...start, length]));
  return sets;
}
