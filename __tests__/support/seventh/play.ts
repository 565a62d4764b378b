/** What a match of «Драбинка» needs. */
import type { Flow } from '../../../src/games/game';
import { factSheet, type Finished, type GameFact } from '../../../src/games/facts';
import { drabynka as rules } from './rules';
import type { Move } from './rules/types';

/** Cards that were dealt have been seen: taking them back asks first. */
const flow: Flow<Move> = { reveals: (move) => move.type === 'deal' };

/** `steps`: cards that went up. */
function facts({ standing }: Finished): GameFact[] {
  const sheet = factSheet();
  standing.points.forEach((steps, seat) => sheet.add(seat, 'steps', steps));
  return sheet.facts();
}

export { facts, flow, rules };
