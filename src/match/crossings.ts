/**
 * Which moves cannot be unseen once they are made: the dice rolled, cards dealt, something hidden
 * turned up. An undo that goes back past one asks first.
 */
import type { Mode } from '../engine/types';
import type { Flow } from '../games';
import type { CountedMove } from './record';
import type { Crossing } from './types';

/** `phaseAfter`: the phase that the i-th of these moves led to. */
export function crossingOf(
  { reveals }: Flow,
  mode: Mode,
  taken: readonly CountedMove[],
  phaseAfter: (i: number) => string,
): Crossing {
  const drawn = taken.find((move) => move.drawn);
  if (drawn) return typeOf(drawn) === 'roll' ? 'roll' : 'deal';
  // What the app did by itself may have followed a reveal.
  const shown = taken.some(({ move }, i) => reveals?.(move, mode, phaseAfter(i)) ?? false);
  return shown ? 'reveal' : null;
}

function typeOf({ move }: CountedMove): unknown {
  return typeof move === 'object' && move !== null && 'type' in move ? move['type'] : undefined;
}
