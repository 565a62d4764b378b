/** What the points of a rainbow rest on: every card that went into it. */
import type { PadNumber } from '../padNumber';
import type { VeselkaMove } from './rules/types';

/** V-4.3 is counted at the end; its colours came turn by turn. */
export function behind(number: PadNumber, moves: readonly VeselkaMove[]): readonly number[] {
  if (!('line' in number) || number.line.clause !== 'V-4.3') return [];
  const { seat } = number.line;
  return moves.flatMap((move, at) =>
    'keep' in move && move.keep !== null && move.seat === seat ? [at] : [],
  );
}
