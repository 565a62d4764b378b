/** What a deal's points rest on beside its tricks: the bid. */
import type { PadNumber } from '../padNumber';
import type { Move } from './rules/types';

/** Everybody bids once a deal (P-3.1): the bid of the third deal is the third one. */
export function behind(number: PadNumber, moves: readonly Move[]): readonly number[] {
  if (!('line' in number)) return [];
  const { seat, facts } = number.line;
  let deal = 0;
  const at = moves.findIndex(
    (move) => move.type === 'bid' && move.seat === seat && (deal += 1) === facts.deal,
  );
  return at < 0 ? [] : [at];
}
