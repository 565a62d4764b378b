/** The line that was shifted just before, where a match is looked back on; undefined in one that is played. */
import { useStill } from '../../../ui';
import type { LineEnd } from '../rules/grid';

export function useMoved(): LineEnd | null | undefined {
  const move = useStill()?.move;
  if (move === undefined) return undefined;
  return isShift(move) ? move : null;
}

function isShift(move: unknown): move is LineEnd {
  return typeof move === 'object' && move !== null && 'type' in move && move.type === 'shift';
}
