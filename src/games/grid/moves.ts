/** Moves both grid games share, and whether a value from outside has their shape. */
import { hasKeys, isOneOf, isWhole, type Json } from '../../engine/form';
import type { Seat, Verdict } from '../../engine/types';
import { refuse } from '../../engine/verdict';
import { isKind, type Kind } from '../gems';
import { EDGES, LINE_NAMES, type LineEnd, SIDE } from './grid';

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
}
export interface Pass {
  type: 'pass';
  seat: Seat;
}
export interface Stop {
  type: 'stop';
}

const SHIFT_KEYS = ['type', 'seat', 'line', 'index', 'edge', 'pay'];
const SEAT_KEYS = ['type', 'seat'];
const CARD_KEYS = ['type', 'cards'];
const STOP_KEYS = ['type'];

export function isKinds(value: unknown): value is Kind[] {
  if (!Array.isArray(value)) return false;
  for (let i = 0; i < value.length; i += 1) if (!isKind(value[i])) return false;
  return true;
}

export function isShift(move: Json): boolean {
  return (
    hasKeys(move, SHIFT_KEYS) &&
    isOneOf(move['line'], LINE_NAMES) &&
    isWhole(move['index'], 0, SIDE - 1) &&
    isOneOf(move['edge'], EDGES) &&
    isKinds(move['pay'])
  );
}

export function hasSeatOnly(move: Json): boolean {
  return hasKeys(move, SEAT_KEYS);
}

export function hasCardsOnly(move: Json): boolean {
  return hasKeys(move, CARD_KEYS) && isKinds(move['cards']);
}

export function isBare(move: Json): boolean {
  return hasKeys(move, STOP_KEYS);
}

/** Hands as dealt: one list of kinds a seat. */
export function isHands(value: unknown): value is Kind[][] {
  return Array.isArray(value) && value.every(isKinds);
}

export const MALFORMED: Verdict = Object.freeze(refuse('form'));

/** Whole numbers that are not this seat's come out of turn; anything else is no seat at all. */
export function judgeSeat(move: Json, toPlay: Seat): Verdict | null {
  const seat = move['seat'];
  if (seat === toPlay) return null;
  if (!isWhole(seat, -Infinity, Infinity)) return MALFORMED;
  return refuse('turn', { turnOf: [toPlay] });
}
