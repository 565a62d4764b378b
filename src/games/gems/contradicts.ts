/** The payment that said «I have none of these» (N-3.5, E-3.4): the facts count the moves. */
import type { Refusal } from '../../engine/types';

export function contradicts({ facts }: Refusal, moves: readonly unknown[]): number | null {
  const { move } = facts;
  return typeof move === 'number' && move in moves ? move : null;
}
