/** The play that a later card proves false: the facts name its trick, everyone plays once a trick (P-4.1). */
import type { Refusal } from '../../engine/types';
import type { Move } from './types';

export function contradicts({ facts }: Refusal, moves: readonly Move[]): number | null {
  const { trick, seat } = facts;
  if (typeof trick !== 'number') return null;
  const bidsEnd = moves.findLastIndex((move) => move.type === 'bid');
  let left = trick;
  const index = moves.findIndex(
    (move, i) => i > bidsEnd && move.type === 'play' && move.seat === seat && (left -= 1) === 0,
  );
  return index < 0 ? null : index;
}
