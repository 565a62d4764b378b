/** Tasks: which are blocked, when nobody can go on, and what the piles count. Knows no grid. */
import { argmax, filled } from '../../../engine/arrays';
import type { LineOf, Seat, Standing } from '../../../engine/types';
import { KINDS, type Kind } from '../../gems/rules/kinds';
import type { Lines, PerlynaState, Piles } from './types';

/** One of each kind. */
export const TASKS = KINDS.length;

function topOf(pile: readonly Kind[]): Kind | undefined {
  return pile[pile.length - 1];
}

/** Opponents whose top card is of this kind: their tops block it, one's own does not (A-E8). */
export function blockers(piles: Piles, seat: Seat, kind: Kind): Seat[] {
  const by: Seat[] = [];
  for (let other = 0; other < piles.length; other += 1)
    if (other !== seat && topOf(piles[other] as readonly Kind[]) === kind) by.push(other);
  return by;
}

/** Nobody can ever lay another task: all that anyone still lacks lies on opponents' tops (A-E10). */
export function isDeadlock(piles: Piles): boolean {
  // Every kind that somebody lacks needs another opponent's top.
  for (let seat = 0; seat < piles.length; seat += 1)
    if (TASKS - (piles[seat] as readonly Kind[]).length >= piles.length) return false;
  return piles.every((pile, seat) =>
    KINDS.every((kind) => pile.includes(kind) || blockers(piles, seat, kind).length > 0),
  );
}

export function hasWon(pile: readonly Kind[]): boolean {
  return pile.length === TASKS;
}

function pileLines(piles: Piles): LineOf<Lines>[] {
  const lines: LineOf<Lines>[] = [];
  piles.forEach((tasks, seat) => {
    if (tasks.length > 0)
      lines.push({ seat, clause: 'E-4.1', points: tasks.length, facts: { tasks } });
  });
  return lines;
}

/** Whoever has most tasks wins; with all eight that is one player, after a stop or a deadlock maybe several. */
export function standing(state: PerlynaState): Standing {
  if (state.phase === 'deal')
    return { points: filled(state.table.seats, 0), over: false, winners: [], lines: [] };
  const points = state.piles.map((pile) => pile.length);
  const over = state.phase === 'over';
  return { points, over, winners: over ? argmax(points) : [], lines: pileLines(state.piles) };
}
