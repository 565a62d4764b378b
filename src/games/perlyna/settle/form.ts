/** Piles and seats from a link or a file, and what cannot lie on a table whatever is asked. */
import { isArrayOf, isWhole } from '../../../engine/form';
import type { Seat } from '../../../engine/types';
import { isKind, type Kind } from '../../gems/rules/kinds';
import type { BoxFacts } from '../../gems/rules/facts';
import type { Gem } from '../../gems/rules/grid';
import type { Painted } from '../../gems/settle/form';
import type { Answer, Remark } from '../../settle';
import { impossible } from '../../settleWords';
import { judgeCensus } from '../rules/judge';
import { hasWon, isDeadlock, TASKS } from '../rules/scoring';
import { SEATS } from '../rules/begin';
import type { Piles } from '../rules/types';
import { remark } from './remarks';

/** A pile may be entered with a card too many, so that it can be said to be wrong. */
const LONGEST = TASKS + 1;

function isPile(value: unknown): value is Kind[] {
  return isArrayOf(value, isKind, 0, LONGEST);
}

export function readPiles(value: unknown): Piles | null {
  return isArrayOf(value, isPile, SEATS.min, SEATS.max) ? value : null;
}

export function readSeat(value: unknown, piles: Piles): Seat | null {
  return isWhole(value, 0, piles.length - 1) ? value + 0 : null;
}

/** A kind twice in a pile, or a match that is over. */
export function wrongPiles(piles: Piles): Answer | null {
  for (let seat = 0; seat < piles.length; seat += 1) {
    const pile = piles[seat] as readonly Kind[];
    const kind = pile.find((one, i) => pile.indexOf(one) < i);
    if (kind !== undefined) return impossible(remark('taskTwice', { kind, seat }, 'E-1.2'));
    if (hasWon(pile)) return impossible(remark('finished', { seat }, 'E-5.1'));
  }
  return null;
}

/** More of a gem than the field has. */
export function wrongField(grid: Painted): Answer | null {
  const verdict = judgeCensus(grid.filter((gem): gem is Gem => gem !== null));
  if (verdict.ok) return null;
  const { kind, copies, seen } = verdict.facts as unknown as BoxFacts;
  return impossible(remark('tooMany', { kind, copies, seen }, verdict.clause));
}

/** What a deadlock does to the answer: the table's reading of A-E10 if it has one, else the match is over. */
export function deadlockSteps(piles: Piles, open: boolean): Remark[] {
  if (!isDeadlock(piles)) return [];
  return [open ? remark('lifted', {}, 'E-4.6') : remark('deadlock', {}, 'E-5.2')];
}
