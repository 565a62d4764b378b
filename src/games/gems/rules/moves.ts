/** Moves both grid games share, and whether a value from outside has their shape. */
import { isWhole, type Json, keyCount } from '../../../engine/form';
import type { Refusal, Seat, Verdict } from '../../../engine/types';
import { OK, refusing } from '../../../engine/verdict';
import { deny, type GridRefusals } from './facts';
import { isKind, type Kind } from './kinds';
import { type LineEnd, SIDE } from './grid';

const refuse = refusing<GridRefusals<never, never>>();
const refuseTurn = refusing<GridRefusals<never, string>>();

export interface Take {
  type: 'take';
  seat: Seat;
}
export interface Draw {
  type: 'draw';
  cards: readonly Kind[];
}
export interface Shift extends LineEnd {
  type: 'shift';
  seat: Seat;
  pay: readonly Kind[];
  /** Referee only: the table knows that the payment is false, and lets it stand (A-N1). */
  stands?: true;
}
export interface Pass {
  type: 'pass';
  seat: Seat;
}
export interface Stop {
  type: 'stop';
}

export function isKinds(value: unknown): value is Kind[] {
  if (!Array.isArray(value)) return false;
  for (let i = 0; i < value.length; i += 1) if (!isKind(value[i])) return false;
  return true;
}

/** Which line is shifted from which end. */
function hasLineEnd({ line, index, edge }: Json): boolean {
  return (
    (line === 'row' || line === 'column') &&
    (edge === 'start' || edge === 'end') &&
    isWhole(index, 0, SIDE - 1)
  );
}

/** Type, seat, the line's end and a payment, each looked at for itself; at a real table also `stands`. */
export function isShiftShaped(move: Json, referee: boolean): boolean {
  if (!hasLineEnd(move)) return false;
  const keys = keyCount(move);
  return keys === 6 || (keys === 7 && referee && move['stands'] === true);
}

/** Type and seat have been found sound before. */
export function hasSeatOnly(move: Json): boolean {
  return keyCount(move) === 2;
}

/** Nothing but a type. */
export function isBare(move: Json): boolean {
  return keyCount(move) === 1;
}

/** Hands as dealt: one list of kinds a seat. */
export function isHands(value: unknown): value is Kind[][] {
  if (!Array.isArray(value)) return false;
  for (let i = 0; i < value.length; i += 1) if (!isKinds(value[i])) return false;
  return true;
}

export const MALFORMED: Refusal = Object.freeze(refuse('form'));

/** Not in this phase; what is no move at all is malformed at any time. */
export function outOfPhase(types: ReadonlySet<unknown>, phase: string, type: unknown): Refusal {
  return types.has(type) ? refuseTurn('turn', { phase }) : MALFORMED;
}

/** Another seat than the one to play: whole numbers come out of turn, anything else is no seat at all. */
export function notTheirs(seat: unknown, toPlay: Seat): Refusal {
  return isWhole(seat, -Infinity, Infinity) ? refuse('turn', { turnOf: [toPlay] }) : MALFORMED;
}

/** Where only results are entered: the table stops, or it is not this seat's turn. Null: the result itself is to be judged. */
export function judgeEntry(move: Json, toPlay: Seat): Verdict | null {
  const { type, seat } = move;
  if (type === 'stop') return isBare(move) ? OK : MALFORMED;
  return seat === toPlay ? null : notTheirs(seat, toPlay);
}

/** Only who can do nothing else passes (A-N3, A-N24, A-E9). */
export function judgePass(
  clause: string,
  move: Json,
  able: { done: boolean; take: boolean; shift: boolean },
): Verdict {
  if (!hasSeatOnly(move)) return MALFORMED;
  for (const can of ABILITIES) if (able[can]) return deny(clause, { why: 'able', can });
  return OK;
}

const ABILITIES = ['done', 'take', 'shift'] as const;
