/**
 * What was dealt or rolled beside what the seed gives: the first place where they differ. Looks only at the shape
 * of the two; what lies there is the game's.
 */
import type { Json } from '../../../src/storage';

export interface Mismatch {
  said: Piece;
  due: Piece;
  /** Counted from 1; null where there is but one. */
  place: { at: number; of: number } | null;
  /** Whose hand it lies in; null where it lies for all. */
  seat: number | null;
  /** The same pieces were dealt, only not in these places. */
  isOrderOnly: boolean;
}

/** A card, a gem, a die: as the game writes it down. */
type Piece = string | number;

interface Leaf {
  piece: Piece;
  /** Of the list it lies in. */
  list: string;
  at: number;
  of: number;
  seat: number | null;
}

const isPiece = (value: unknown): value is Piece =>
  typeof value === 'string' || typeof value === 'number';

/** Null where they differ in shape, not in a piece: then there is nothing to put side by side. */
export function mismatchOf(said: Json, due: Json, seats: number): Mismatch | null {
  const [told, right] = [leavesOf(said, seats), leavesOf(due, seats)];
  if (told.length !== right.length) return null;
  const pairs = told.flatMap((one, i) => {
    const other = right[i];
    return other && one.piece !== other.piece && one.list === other.list ? [{ one, other }] : [];
  });
  // A piece that has no business in this hand says more than one that lies in another place of it.
  const foreign = pairs.find(({ one }) => countIn(told, one) > countIn(right, one));
  const first = foreign ?? pairs[0];
  if (!first) return null;
  const { one, other } = first;
  return {
    said: one.piece,
    due: other.piece,
    place: one.of > 1 ? { at: one.at + 1, of: one.of } : null,
    seat: one.seat,
    isOrderOnly: !foreign,
  };
}

const countIn = (leaves: readonly Leaf[], { piece, list }: Leaf): number =>
  leaves.filter((leaf) => leaf.list === list && leaf.piece === piece).length;

function leavesOf(move: Json, seats: number): Leaf[] {
  if (typeof move !== 'object' || move === null || Array.isArray(move)) return [];
  return Object.entries(move).flatMap(([key, value]) => {
    if (key === 'type') return [];
    const isHands = Array.isArray(value) && value.length === seats && value.every(Array.isArray);
    if (!isHands) return listed(key, value, null);
    return value.flatMap((hand, seat) => listed(`${key} ${seat}`, hand as Json, seat));
  });
}

function listed(list: string, value: Json | undefined, seat: number | null): Leaf[] {
  const pieces = (Array.isArray(value) ? value : [value]).filter(isPiece);
  return pieces.map((piece, at) => ({ piece, list, at, of: pieces.length, seat }));
}
