/**
 * Which moves cannot be unseen once they are made: the dice rolled, cards dealt, something hidden
 * turned up. An undo that goes back past one asks first.
 */
import type { GameId, Mode } from '../engine/types';
import type { CountedMove } from './fold';
import type { Crossing } from './types';

/** `phaseAfter`: the phase once all of these moves were made. */
export function crossingOf(
  game: GameId,
  mode: Mode,
  taken: readonly CountedMove[],
  phaseAfter: string,
): Crossing {
  const drawn = taken.find((move) => move.drawn);
  if (drawn) return typeOf(drawn) === 'roll' ? 'roll' : 'deal';
  const last = taken[taken.length - 1];
  if (!last) return null;
  // Votes are secret until the last one; then they lie open and the phase moves on.
  if (typeOf(last) === 'vote' && phaseAfter !== 'vote') return 'reveal';
  // In «Промінь» a player does not know the own card before it is played.
  if (game === 'promin' && mode === 'virtual' && typeOf(last) === 'play') return 'reveal';
  return null;
}

function typeOf({ move }: CountedMove): unknown {
  return typeof move === 'object' && move !== null && 'type' in move ? move['type'] : undefined;
}
