/** What statistics keep of a match of «Перлина Сходу»: turns, and how many it took to all eight tasks. */
import { factSheet, type Finished, type GameFact } from '../facts';
import { TASKS } from './rules/scoring';
import type { PerlynaMove } from './rules/types';

/** `turns`; `eight`: the same, for whoever completed all eight. */
export function facts({ standing, steps }: Finished): GameFact[] {
  const sheet = factSheet();
  standing.points.forEach((_, seat) => sheet.add(seat, 'turns', 0));
  for (const { move } of steps()) {
    const made = move as PerlynaMove;
    if (isTurn(made)) sheet.add(made.seat, 'turns', 1);
  }
  for (const { seat, key, value } of sheet.facts())
    if (key === 'turns' && standing.points[seat] === TASKS) sheet.add(seat, 'eight', value);
  return sheet.facts();
}

/** A take, the end of shifting, a pass, or at a real table what was entered for the turn. */
function isTurn(move: PerlynaMove): move is Extract<PerlynaMove, { seat: number }> {
  return (
    move.type === 'take' || move.type === 'done' || move.type === 'pass' || move.type === 'tally'
  );
}
