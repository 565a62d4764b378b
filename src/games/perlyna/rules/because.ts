/**
 * Which clause governs here and now: why this price, which tops block whom, why it ended. The judge, the tables and settle
 * ask here. Judges and changes nothing.
 */
import type { Seat } from '../../../engine/types';
import { priceBy } from '../../gems/rules/because';
import { PEARL, type Gem } from '../../gems/rules/grid';
import type { Kind } from '../../gems/rules/kinds';
import type { PriceClauses } from '../../gems/rules/payment';
import { hasWon, isDeadlock } from './scoring';
import type { Piles } from './types';

export const PRICE = {
  one: 'E-3.1',
  three: 'E-3.4',
  ruling: 'A-E12',
} as const satisfies PriceClauses;

/** Why a shift costs what is being paid: a card of the edge's kind, three for want of it, three for the pearl. */
export function priceClause(edge: Gem | null, pay: readonly Kind[]): 'E-3.1' | 'E-3.4' | 'E-3.5' {
  return edge === PEARL ? 'E-3.5' : priceBy(PRICE, edge, pay);
}

export interface Tops {
  piles: Piles;
  /** Null while nobody is to move. */
  toPlay: Seat | null;
  /** Tops block nothing now (A-E10). */
  lifted?: boolean;
}

/** What a pile means for whoever is to move: an opponent's top blocks, any other pile is tasks done. */
export function pileClause({ piles, toPlay, lifted }: Tops, seat: Seat): 'E-4.1' | 'E-4.6' {
  const lies = (piles[seat]?.length ?? 0) > 0;
  return !lifted && lies && toPlay !== null && seat !== toPlay ? 'E-4.6' : 'E-4.1';
}

/** Why tasks of the player to move are closed, or why none is although tops lie there; null where there is nothing to say. */
export function blockClause(view: {
  lifted: boolean;
  blocked: readonly { by: readonly Seat[] }[];
}): 'A-E10' | 'E-4.6' | null {
  if (view.lifted) return 'A-E10';
  return view.blocked.some(({ by }) => by.length > 0) ? 'E-4.6' : null;
}

export interface HowEnded {
  is: 'all' | 'deadlock' | 'stopped';
  clause: 'E-5.1' | 'E-5.2';
}

/** Why a match is over: somebody has all tasks, nobody can lay another one, or the table agreed. */
export function howEnded(piles: Piles): HowEnded {
  if (piles.some(hasWon)) return { is: 'all', clause: 'E-5.1' };
  return { is: isDeadlock(piles) ? 'deadlock' : 'stopped', clause: 'E-5.2' };
}

/** What the pearl does in these kinds: completes one, or has to choose. */
export function pearlClause(kinds: number): 'E-4.2' | 'E-4.3' {
  return kinds > 1 ? 'E-4.3' : 'E-4.2';
}
