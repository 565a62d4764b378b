/**
 * Whose word an undo or a redo needs. An act that was made behind a curtain is taken back by whoever made it: the device
 * is in their hands and open, or they are asked. Elsewhere everybody looked on, and it just happens.
 */
import type { Seat } from '../engine/types';
import { gameEntry } from '../games';
import { hasCurtain } from './holding';
import type { Live } from './load';
import { isDecision, movesOfAct, type CountedMove } from './record';
import { turnOf } from './rules';
import { seatOf } from './seats';
import type { Crossing } from './types';

/** A question that waits for its answer. */
export interface Question {
  what: 'undo' | 'redo';
  /** The entry that began the act. */
  act: number;
  by: Seat | null;
  of: Seat;
  move: unknown;
  crosses: Crossing;
}

/** The act that an undo or redo would be about. */
export interface Turned {
  /** The entry that began it. */
  seq: number;
  /** The decision in it; none where it is a change of chair, an early end, or chance alone. */
  decision: CountedMove | null;
}

export function turnedBy({ folded }: Live, what: 'undo' | 'redo'): Turned | null {
  if (what === 'undo') {
    const act = folded.acts[folded.acts.length - 1];
    return act ? turned(act.seq, movesOfAct(folded, act)) : null;
  }
  const next = folded.undone[folded.undone.length - 1];
  return next ? turned(next.act.seq, next.taken) : null;
}

function turned(seq: number, moves: readonly CountedMove[]): Turned {
  const [first] = moves;
  return { seq, decision: first?.seq === seq && isDecision(first) ? first : null };
}

/** In whose hands the device certainly is: a private view is open. */
export function askerNow({ match, holder }: Live): Seat | null {
  if (!hasCurtain({ info: match }) || holder.who === 'table' || !holder.open) return null;
  return holder.who;
}

/** Who has to agree; null where nobody has. */
export function ownerToAsk(live: Live, what: 'undo' | 'redo'): Seat | null {
  const { match } = live;
  if (!hasCurtain({ info: match })) return null;
  const owner = seatOf(turnedBy(live, what)?.decision?.move);
  if (owner === null || owner === askerNow(live)) return null;
  return gameEntry(match.game).secret.includes(phaseBefore(live, what)) ? owner : null;
}

/** The phase in which the act was made. */
function phaseBefore({ rules, state, folded, positions }: Live, what: 'undo' | 'redo'): string {
  const act = folded.acts[folded.acts.length - 1];
  const isBack = what === 'undo' && act;
  return (isBack ? positions.moment(act.start).turn : turnOf(rules, state, folded)).phase;
}
