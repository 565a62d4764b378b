/** What may be told of a match on its way: choices that will be turned up together keep still until then. */
import type { Seat } from '../engine/types';
import { gameEntry } from '../games';
import type { Live } from './load';
import { isDecision } from './record';
import { turnOf } from './rules';
import { seatOf } from './seats';
import type { Told } from './types';

/** Also of a match that is kept elsewhere. */
type Position = Pick<Live, 'rules' | 'state' | 'folded' | 'positions' | 'brokenAt'> & {
  match: Pick<Live['match'], 'game' | 'mode'>;
};

/** From which entry on a dealt match keeps still. */
export function veiledFrom({ match, rules, state, folded, positions, brokenAt }: Position): number {
  const { phase } = turnOf(rules, state, folded);
  const isOpen = match.mode !== 'virtual' || !gameEntry(match.game).together.includes(phase);
  if (isOpen || brokenAt !== null) return Infinity;
  const { moves } = folded;
  const opened = moves.findLast((_, i) => positions.moment(i).turn.phase !== phase);
  return (opened?.seq ?? -1) + 1;
}

/** Since this seat's last decision; what the deck or the dice did shows on the table. */
export function toldSince(live: Live, seat: Seat): Told[] {
  const { moves } = live.folded;
  const veil = veiledFrom(live);
  const { flow, rules, state } = live;
  const view = flow.lies ? rules.view(state, 'table') : null;
  const last = moves.findLastIndex((move) => isDecision(move) && seatOf(move.move) === seat);
  return moves.flatMap(({ seq, move, drawn }, i) =>
    i > last && !drawn && seatOf(move) !== seat
      ? [{ seq, move, veiled: seq >= veil, lies: flow.lies?.(move, view) ?? false }]
      : [],
  );
}
