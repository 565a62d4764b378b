/**
 * From the log to what counts: the moves in order, who sits where, whether the table has ended it early. Undo and redo
 * go by acts: one decision of a person with everything that followed from it by chance, by opponents or by the app.
 * Pure; knows nothing about rules (what a move means) or storage.
 */
import { toldBy, type Told } from './schema';
import type {
  ActPayload,
  BegunPayload,
  CorrectedPayload,
  EndedPayload,
  Entry,
  HappenedPayload,
  Json,
  Level,
  Person,
  ReplacedPayload,
  SeatedPayload,
} from './types';

export interface CountedMove {
  /** The entry it was made by. */
  seq: number;
  move: Json;
  /** Made by the generator. */
  drawn: boolean;
  /** The only one possible, made by the app. */
  forced: boolean;
  bot: { level: Level; version: number } | null;
  hinted: boolean;
  /** As first entered, if it was corrected. */
  original: Json | null;
}

/** Who sits on one chair. */
export interface Chair {
  /** Whose chair it is: the last person on it, or the opponent it began with. */
  player: Person;
  /** That person has left it. */
  away: boolean;
  bot: Level | null;
}

/** What counts at one point of the log. */
interface World {
  /** In order. */
  moves: CountedMove[];
  /** By seat. */
  chairs: readonly Chair[];
  /** The table has ended the match before its rules did. */
  ended: EndedPayload | null;
}

export interface Act {
  /** The entry that began it. */
  seq: number;
  /** Corrections it goes on with. */
  parts?: readonly number[];
  /** The lowest place among the moves that it changed. */
  start: number;
  /** What counted before it, where it did more than add moves at the end. */
  before: World | null;
}

interface UndoneAct {
  act: Act;
  /** What counted with it, if it did more than add moves. */
  after: World | null;
  taken: readonly CountedMove[];
}

export interface Folded extends World {
  /** Format 1 names moves by how many count, format 2 by acts; a log of format 1 goes on in format 2, never back. */
  format: 1 | 2;
  /** Those that count, oldest first. */
  acts: Act[];
  /** What redo would bring back, next last. */
  undone: UndoneAct[];
  /** Entries that began an act which does not count now. */
  takenBack: Set<number>;
  /** By sequence number: which moves' entries an undo, redo or correction was about. */
  about: Map<number, readonly number[]>;
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

export function nothingYet(): Folded {
  return {
    format: 1,
    moves: [],
    chairs: [],
    ended: null,
    acts: [],
    undone: [],
    takenBack: new Set(),
    about: new Map(),
    touched: [],
  };
}

export function fold(entries: readonly Entry[]): Folded {
  const folded = nothingYet();
  for (const entry of entries) foldIn(folded, entry);
  return folded;
}

/** Up to the first entry that does not fit, which is named: earlier apps took in almost anything. */
export function foldAsFarAsPossible(entries: readonly Entry[]): {
  folded: Folded;
  brokenAt: number | null;
} {
  try {
    return { folded: fold(entries), brokenAt: null };
  } catch (error) {
    if (!(error instanceof BrokenLog)) throw error;
    return { folded: fold(entries.slice(0, error.seq)), brokenAt: error.seq };
  }
}

/** A copy that may be folded into while the first stays as it is. */
export function copyOf(folded: Folded): Folded {
  return {
    ...folded,
    moves: folded.moves.slice(),
    acts: folded.acts.slice(),
    undone: folded.undone.slice(),
    takenBack: new Set(folded.takenBack),
    about: new Map(folded.about),
    touched: folded.touched.slice(),
  };
}

type Said = Pick<Entry, 'seq' | 'kind' | 'payload'>;

/** Changes `folded` in place; throws `BrokenLog` at what does not fit and leaves it to be thrown away. */
export function foldIn(folded: Folded, { seq, kind, payload }: Said): void {
  const told = toldBy(kind, payload);
  if (!told) throw new BrokenLog(seq);
  foldTold(folded, seq, told);
}

/** The same for an entry that was read already. */
export function foldTold(folded: Folded, seq: number, told: Told): void {
  const fits = (value: boolean): void => {
    if (!value) throw new BrokenLog(seq);
  };
  fits((told.kind === 'begun') === (seq === 0));
  switch (told.kind) {
    case 'begun':
      return begin(folded, told.said, fits);
    case 'happened':
      return happen(folded, seq, told.said, fits);
    case 'undone':
    case 'redone': {
      const { kind, said } = told;
      if ('to' in said) return goTo(folded, seq, kind, said.to, fits);
      return kind === 'undone' ? undo(folded, seq, said, fits) : redo(folded, seq, said, fits);
    }
    case 'corrected': {
      const { said } = told;
      return 'seq' in said ? replace(folded, seq, said, fits) : correct(folded, seq, said, fits);
    }
    case 'seated':
      return seat(folded, seq, told.said, fits);
    case 'ended':
      return end(folded, seq, told.said, fits);
  }
}

type Fits = (value: boolean) => void;

function begin(folded: Folded, { format, setup, players }: BegunPayload, fits: Fits): void {
  fits(players.length === setup.seats && setup.first < setup.seats);
  fits(areDistinct(players.map(({ id }) => id)));
  folded.format = format ?? 1;
  folded.chairs = players.map(({ bot, ...player }) => ({ player, away: false, bot: bot ?? null }));
  folded.touched[0] = 0;
}

function happen(folded: Folded, seq: number, payload: HappenedPayload, fits: Fits): void {
  const { move, drawn = false, forced = false, bot = null, hinted = false } = payload;
  // One of the three made it, or a person; only a person asks for advice.
  fits([drawn, forced, bot !== null, hinted].filter(Boolean).length <= 1);
  fits(folded.ended === null);
  if (forced || bot || hinted) folded.format = 2;
  const counted: CountedMove = { seq, move, drawn, forced, bot, hinted, original: null };
  const start = folded.moves.length;
  if (isDecision(counted) || folded.acts.length === 0)
    folded.acts.push({ seq, start, before: null });
  folded.moves.push(counted);
  folded.undone = [];
  folded.touched[seq] = start;
}

// ── taking back ─────────────────────────────────────────────────────────────────────────────────

function undo(folded: Folded, seq: number, { act, ...who }: ActPayload, fits: Fits): void {
  fits(areSeated(folded, who));
  const last = folded.acts[folded.acts.length - 1];
  fits(last?.seq === act);
  if (!last) return;
  folded.format = 2;
  folded.acts.pop();
  const after = last.before ? worldOf(folded) : null;
  const taken = movesOfAct(folded, last);
  if (last.before) become(folded, last.before);
  else folded.moves.splice(last.start);
  folded.undone.push({ act: last, after, taken });
  for (const entry of [act, ...(last.parts ?? [])]) folded.takenBack.add(entry);
  folded.touched[seq] = last.start;
  folded.about.set(seq, entriesOf(last, taken));
}

function redo(folded: Folded, seq: number, { act, ...who }: ActPayload, fits: Fits): void {
  fits(areSeated(folded, who));
  const next = folded.undone[folded.undone.length - 1];
  fits(next?.act.seq === act);
  if (!next) return;
  folded.format = 2;
  folded.undone.pop();
  folded.acts.push(next.act);
  for (const entry of [act, ...(next.act.parts ?? [])]) folded.takenBack.delete(entry);
  if (next.after) become(folded, next.after);
  else folded.moves.push(...next.taken);
  folded.touched[seq] = next.act.start;
  folded.about.set(seq, entriesOf(next.act, next.taken));
}

/** The moves an act has made: its own and those that followed from it. */
export function movesOfAct({ moves }: World, act: Act): CountedMove[] {
  return act.before ? moves.filter((move) => move.seq > act.seq) : moves.slice(act.start);
}

/** A correction, a change of chair and an early end are entries beside the moves that followed. */
function entriesOf(act: Act, taken: readonly CountedMove[]): number[] {
  return act.before ? [act.seq, ...taken.map(seqOf)] : taken.map(seqOf);
}

/** Format 1: that many moves count now. What was corrected stays corrected. */
function goTo(
  folded: Folded,
  seq: number,
  kind: 'undone' | 'redone',
  to: number,
  fits: Fits,
): void {
  const { moves, undone } = folded;
  fits(folded.format === 1);
  const line = [...moves, ...undone.flatMap((_, i) => undone[undone.length - 1 - i]?.taken ?? [])];
  fits(kind === 'undone' ? to < moves.length : to > moves.length && to <= line.length);
  const [low, high] = [Math.min(to, moves.length), Math.max(to, moves.length)];
  folded.moves = line.slice(0, to);
  folded.acts = actsOf(folded.moves, 0);
  const ahead = actsOf(line.slice(to), to);
  folded.undone = ahead
    .map((act, i) => ({ act, after: null, taken: line.slice(act.start, ahead[i + 1]?.start) }))
    .reverse();
  folded.touched[seq] = low;
  folded.about.set(seq, line.slice(low, high).map(seqOf));
}

/** Moves as acts, the first of them at that place among the moves. */
function actsOf(moves: readonly CountedMove[], place: number): Act[] {
  return moves.flatMap((move, i) =>
    i === 0 || isDecision(move) ? [{ seq: move.seq, start: place + i, before: null }] : [],
  );
}

// ── acts that are not moves ─────────────────────────────────────────────────────────────────────

/** `changes`: what counts differently from now on; `start`: from which move. */
function act(folded: Folded, seq: number, start: number, changes: Partial<World>): void {
  const before = worldOf(folded);
  folded.acts.push({ seq, start, before });
  become(folded, { ...before, ...changes });
  folded.undone = [];
  folded.touched[seq] = start;
}

function correct(folded: Folded, seq: number, { from, then }: CorrectedPayload, fits: Fits): void {
  const { moves } = folded;
  const start = moves.findIndex((move) => move.seq === from);
  fits(start >= 0);
  const left = bySeq(moves.slice(start));
  const { out, acts } = takenOut(folded);
  let goesOn = false;
  const changed: number[] = [];
  const next = then.map((item) => {
    const place = typeof item === 'number' ? item : item.seq;
    const counted = left.get(place) ?? out.get(place);
    if (!counted) throw new BrokenLog(seq);
    goesOn ||= !left.delete(place);
    out.delete(place);
    if (typeof item === 'number') return counted;
    changed.push(place);
    // What the generator or an opponent made is proof; it can be taken out, not rewritten.
    fits(!counted.drawn && counted.bot === null);
    return rewritten(counted, item.move);
  });
  folded.format = 2;
  act(folded, seq, start, { moves: [...moves.slice(0, start), ...next] });
  if (goesOn) asOneAct(folded, acts);
  folded.about.set(seq, [...changed, ...left.keys()]);
}

/**
 * What the last correction took out, and how many acts came before it. A correction between whose entries others are
 * missing is written in pieces: what stands before the gap, what fills it, and what was taken out for so long.
 */
function takenOut({ acts, moves }: Folded): { out: Map<number, CountedMove>; acts: number } {
  const last = acts.findLastIndex(({ before }) => before !== null);
  const out = bySeq(acts[last]?.before?.moves ?? []);
  for (const { seq } of moves) out.delete(seq);
  return { out, acts: last };
}

/** The pieces are one act, with everything entered in between. */
function asOneAct({ acts }: Folded, from: number): void {
  const [first, ...later] = acts.splice(from);
  const last = later.pop();
  if (!first || !last) return;
  const parts = [...(first.parts ?? []), first.seq];
  acts.push({ ...first, seq: last.seq, start: Math.min(first.start, last.start), parts });
}

/** Format 1: one move is another; with `keep`, that many count afterwards. It was no act there: it stands. */
function replace(
  folded: Folded,
  seq: number,
  { seq: place, move, keep = folded.moves.length }: ReplacedPayload,
  fits: Fits,
): void {
  const { moves, format } = folded;
  const start = moves.findIndex((counted) => counted.seq === place);
  const counted = moves[start];
  fits(format === 1 && keep > start && keep <= moves.length && counted?.drawn === false);
  if (!counted) return;
  const dropped = moves.splice(keep);
  moves[start] = rewritten(counted, move);
  folded.acts = actsOf(moves, 0);
  folded.undone = [];
  folded.touched[seq] = start;
  folded.about.set(seq, [place, ...dropped.map(seqOf)]);
}

function rewritten(counted: CountedMove, move: Json): CountedMove {
  return { ...counted, move, forced: false, original: counted.original ?? counted.move };
}

function seat(folded: Folded, seq: number, payload: SeatedPayload, fits: Fits): void {
  const { seat: place, player, bot = null } = payload;
  fits(folded.ended === null && place < folded.chairs.length);
  const chairs = folded.chairs.map((chair, i) =>
    i === place ? { player: player ?? chair.player, away: player === null, bot } : chair,
  );
  fits(areDistinct(chairs.map((chair) => chair.player.id)));
  folded.format = 2;
  act(folded, seq, folded.moves.length, { chairs });
}

function end(folded: Folded, seq: number, ended: EndedPayload, fits: Fits): void {
  fits(folded.ended === null && areSeated(folded, ended));
  folded.format = 2;
  act(folded, seq, folded.moves.length, { ended });
}

// ── small ───────────────────────────────────────────────────────────────────────────────────────

/** Made by a person. */
export function isDecision({ drawn, forced, bot }: CountedMove): boolean {
  return !drawn && !forced && bot === null;
}

/** Chosen by whoever has the chair. */
export function isChoice({ drawn, forced }: CountedMove): boolean {
  return !drawn && !forced;
}

const seqOf = (move: CountedMove): number => move.seq;

const bySeq = (moves: readonly CountedMove[]) => new Map(moves.map((move) => [move.seq, move]));

function worldOf({ moves, chairs, ended }: World): World {
  return { moves, chairs, ended };
}

/** Moves that follow go into an array of their own: this one is what counted before them. */
function become(folded: Folded, { moves, chairs, ended }: World): void {
  Object.assign(folded, { moves: moves.slice(), chairs, ended });
}

function areDistinct(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

function areSeated({ chairs }: World, who: { by?: number; agreed?: readonly number[] }): boolean {
  const { by, agreed = [] } = who;
  const seats = by === undefined ? agreed : [by, ...agreed];
  return seats.every((one) => one < chairs.length) && areDistinct(agreed);
}
