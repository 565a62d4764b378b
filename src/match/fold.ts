/**
 * From the log to the moves that count: undo, redo and corrections worked in. Pure; knows nothing
 * about rules (what a move means) or storage.
 */
import type { Entry, Json } from '../storage';

export type HappenedPayload = { move: Json; drawn?: true };
/** How many moves count afterwards. */
export type UndonePayload = { to: number };
export type CorrectedPayload = {
  /** The entry whose move is replaced. */
  seq: number;
  move: Json;
  /** How many moves count afterwards, when later ones no longer fit and were dropped. */
  keep?: number;
};

export interface CountedMove {
  /** The entry it was made by. */
  seq: number;
  move: Json;
  /** Made by the generator. */
  drawn: boolean;
  /** As first entered, if it was corrected. */
  original: Json | null;
}

export interface Folded {
  /** The moves that count, in order. */
  moves: CountedMove[];
  /** What redo would bring back, next first. */
  redoable: CountedMove[];
  /** By sequence number: which moves' entries an undo, redo or correction was about. */
  about: Map<number, number[]>;
  /** By sequence number: the lowest move index the entry changed. */
  touched: number[];
}

/** An entry that does not fit the log before it: our mistake, or damage. */
export class BrokenLog extends Error {
  constructor(readonly seq: number) {
    super(`entry ${seq} does not fit the log before it`);
    this.name = 'BrokenLog';
  }
}

export const NOTHING: Folded = { moves: [], redoable: [], about: new Map(), touched: [] };

export function fold(entries: readonly Entry[]): Folded {
  const folded: Folded = { moves: [], redoable: [], about: new Map(), touched: [] };
  for (const entry of entries) foldIn(folded, entry);
  return folded;
}

/** Changes `folded` in place; callers keep their own copy. */
export function foldIn(folded: Folded, entry: Entry): void {
  switch (entry.kind) {
    case 'begun':
      folded.touched[entry.seq] = 0;
      return;
    case 'happened':
      return happen(folded, entry.seq, entry.payload);
    case 'undone':
      return undo(folded, entry.seq, entry.payload);
    case 'redone':
      return redo(folded, entry.seq, entry.payload);
    case 'corrected':
      return correct(folded, entry.seq, entry.payload);
  }
}

function happen(folded: Folded, seq: number, payload: Json): void {
  if (!isRecord(payload) || !('move' in payload)) throw new BrokenLog(seq);
  folded.touched[seq] = folded.moves.length;
  folded.redoable = [];
  folded.moves.push({
    seq,
    move: payload['move'] ?? null,
    drawn: payload['drawn'] === true,
    original: null,
  });
}

function undo(folded: Folded, seq: number, payload: Json): void {
  const to = target(payload);
  if (to === null || to >= folded.moves.length) throw new BrokenLog(seq);
  const taken = folded.moves.splice(to);
  folded.redoable = [...taken, ...folded.redoable];
  folded.touched[seq] = to;
  folded.about.set(seq, taken.map(seqOf));
}

function redo(folded: Folded, seq: number, payload: Json): void {
  const to = target(payload);
  const length = folded.moves.length;
  if (to === null || to <= length || to > length + folded.redoable.length) throw new BrokenLog(seq);
  const back = folded.redoable.splice(0, to - length);
  folded.moves.push(...back);
  folded.touched[seq] = length;
  folded.about.set(seq, back.map(seqOf));
}

function correct(folded: Folded, seq: number, payload: Json): void {
  if (!isRecord(payload)) throw new BrokenLog(seq);
  const index = folded.moves.findIndex((move) => move.seq === payload['seq']);
  const before = folded.moves[index];
  if (!before) throw new BrokenLog(seq);
  const keep = payload['keep'];
  const dropped = typeof keep === 'number' ? folded.moves.splice(keep) : [];
  folded.moves[index] = {
    ...before,
    move: payload['move'] ?? null,
    original: before.original ?? before.move,
  };
  folded.redoable = [];
  folded.touched[seq] = index;
  folded.about.set(seq, [before.seq, ...dropped.map(seqOf)]);
}

/** The moves that one undo takes back, as an index: the last decision with what chance made of it. */
export function undoTarget(moves: readonly CountedMove[]): number {
  let to = moves.length;
  while (to > 0 && moves[to - 1]?.drawn) to -= 1;
  return Math.max(0, to - 1);
}

/** How many moves count after one redo: the next decision with the chance moves that followed it. */
export function redoTarget({ moves, redoable }: Folded): number {
  let count = Math.min(1, redoable.length);
  while (redoable[count]?.drawn) count += 1;
  return moves.length + count;
}

const seqOf = (move: CountedMove): number => move.seq;

function target(payload: Json): number | null {
  const to = isRecord(payload) ? payload['to'] : undefined;
  return typeof to === 'number' && Number.isInteger(to) && to >= 0 ? to : null;
}

function isRecord(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
