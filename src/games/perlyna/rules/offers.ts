/** Every legal move of a seat, each once: payments and claims as sets, in circle order. */
import type { Seat } from '../../../engine/types';
import { type Kind, KINDS } from '../../gems/rules/kinds';
import { pushShifts } from '../../gems/rules/payment';
import { completedKinds } from './lines';
import { blockedBy, canShift, canTake, purseOf } from './position';
import type { Acting, PerlynaMove, PerlynaState, Scoring } from './types';

export function offers(state: PerlynaState, seat: Seat): readonly PerlynaMove[] {
  if (state.phase !== 'act' || seat !== state.toPlay) return [];
  if (state.mode === 'score')
    return claimSets(openTasks(state, KINDS), []).map((tasks) => ({ type: 'tally', seat, tasks }));
  const moves: PerlynaMove[] = [];
  const mayTake = canTake(state);
  if (mayTake) moves.push({ type: 'take', seat });
  pushShifts(moves, state.grid, seat, purseOf(state));
  if (state.shifts > 0) pushClaims(moves, state);
  else if (!mayTake && !canShift(state)) moves.push({ type: 'pass', seat });
  return moves;
}

function pushClaims(moves: PerlynaMove[], state: Acting): void {
  const { natural, pearlOnly } = completedKinds(state.grid);
  const sets = claimSets(openTasks(state, natural), openTasks(state, pearlOnly));
  for (const tasks of sets) moves.push({ type: 'done', seat: state.toPlay, tasks });
}

/** Those of the kinds that the player has not done and nobody blocks. */
function openTasks(state: Acting | Scoring, kinds: readonly Kind[]): Kind[] {
  const pile = state.piles[state.toPlay] as readonly Kind[];
  return kinds.filter((kind) => !pile.includes(kind) && blockedBy(state, kind).length === 0);
}

/** All subsets of `natural`, alone and with each one of `pearlOnly` (E-4.3). */
function claimSets(natural: readonly Kind[], pearlOnly: readonly Kind[]): Kind[][] {
  if (natural.length === 0 && pearlOnly.length === 0) return [[]];
  let sets: Kind[][] = [[]];
  for (const kind of natural) sets = sets.concat(sets.map((set) => set.concat(kind)));
  const plain = sets;
  for (const kind of pearlOnly) sets = sets.concat(plain.map((set) => set.concat(kind)));
  return sets.map((set) => KINDS.filter((kind) => set.includes(kind)));
}
