/**
 * A whole match judged again from its record: the promised seed, every deal and roll by the seed, every move by the
 * rules, the result, the chain of hashes. The one judge of what is imported, of `npm run replay-match` and of
 * «Перевірити партію». Pure; works entry by entry, so that a screen can breathe in between.
 */
import type { Bot } from '../bots/kit/types';
import type { GameRules, Standing } from '../engine/types';
import { gameEntry, type GameId } from '../games';
import type { BackupMatch } from '../storage/backup/read';
import { atOnce } from '../storage/backup/breather';
import { GENESIS, hashOf } from '../storage/chain';
import type { Entry, Json, StoredMatch } from '../storage/types';
import { commitTo, rngFor } from './chance';
import {
  BrokenLog,
  foldTold,
  nothingYet,
  payloadOf,
  toldBy,
  type BegunPayload,
  type Folded,
  type HappenedPayload,
  type Result,
  type Told,
} from './record';
import { Rethinking } from './rethink';
import { standingOf } from './rules';

type Written = Pick<Entry, 'kind' | 'payload' | 'at'>;

/** What is checked: a match as a file holds it. */
export interface MatchRecord extends Pick<
  BackupMatch,
  'id' | 'at' | 'game' | 'setup' | 'seed' | 'commitment' | 'words' | 'begun' | 'head' | 'result'
> {
  entries: readonly Written[];
}

/** Something that is not as it would have come about; `seq`: the entry it shows at. */
export type Fault =
  /** The seed is not the one whose fingerprint was shown. */
  | { kind: 'seed'; seq: 0 }
  | { kind: 'setup'; seq: 0 }
  /** The entry does not fit the log before it. */
  | { kind: 'log'; seq: number }
  | { kind: 'rules'; seq: number; clause: string }
  /** More to replay than any honest match has. */
  | { kind: 'endless'; seq: number }
  /** Dealt or rolled otherwise than the seed says. */
  | { kind: 'draw'; seq: number; said: Json; due: Json }
  /** Laid out by hand where the app deals. */
  | { kind: 'byHand'; seq: number }
  /** Said to be dealt or rolled by the app where it does not. */
  | { kind: 'undue'; seq: number }
  /** An opponent of the app's would have done something else; `due` is null where it was not asked at all. */
  | { kind: 'bot'; seq: number; said: Json; due: Json }
  | { kind: 'chain'; seq: number }
  | { kind: 'result'; seq: number; said: Result; due: Result | null };

/** After these nothing can be replayed. */
const STOPS: readonly Fault['kind'][] = ['setup', 'log', 'rules', 'endless'];
/** These say that somebody has dealt for the app. */
const FORGERIES: readonly Fault['kind'][] = ['seed', 'draw', 'byHand', 'undue'];

export const isStop = ({ kind }: Fault): boolean => STOPS.includes(kind);
export const isForgery = ({ kind }: Fault): boolean => FORGERIES.includes(kind);

export interface Replayed {
  faults: readonly Fault[];
  folded: Folded;
  /** After 0, 1, 2, … of the moves that count, as far as they could be replayed. */
  states: readonly unknown[];
  /** Moves the rules have allowed, what was later taken back included. */
  moves: number;
  /** Deals, draws and rolls of the app, and how many of them do not count at the end. */
  draws: number;
  undoneDraws: number;
  /** Moves by opponents of the app. */
  bots: number;
  /** How many of them were worked out again, and how many are of a version that is not here. */
  rethought: number;
  otherVersion: number;
}

export interface MatchCheck extends Replayed {
  /** Null where it could not even be begun. */
  standing: Standing | null;
}

/**
 * One match from a file or from the store. Yields the number of each entry it is done with. With the game's bot its
 * moves are worked out again, which takes as long as it thought.
 */
export function* checking(
  record: MatchRecord,
  rules: GameRules,
  bot: Bot | null = null,
): Generator<number, MatchCheck> {
  const rethinking = bot && new Rethinking(rules, bot, record);
  const replayed = yield* replaying(record, rules, { moves: 0 }, rethinking);
  const faults = [...replayed.faults];
  const last = record.entries.length;
  const stopped = faults.some(isStop);
  const begun = !faults.some(({ kind }) => kind === 'setup');
  const standing = begun ? standingOf(rules, replayed.states.at(-1), replayed.folded) : null;
  if (standing && !stopped) faults.push(...resultFaults(record, standing, replayed.folded));
  if (hashesOf(record)[last] !== record.head) faults.push({ kind: 'chain', seq: last });
  return { ...replayed, faults, standing };
}

/** A correction replays what comes after it, and people do not correct more often than they move. */
const REPLAYED_PER_ENTRY = 25;
const REPLAYED_AT_LEAST = 20_000;
const REPLAYED_AT_MOST = 100_000;
/**
 * What taking back or correcting costs beside the moves played again: all moves are gone through once, in format 1 also
 * those that could be brought back.
 */
const MOVES_PER_REPLAYED = 16;

/** What judging a match has cost so far, in moves. */
export interface Effort {
  moves: number;
}

/** Entry by entry, as it happened: also what was later taken back had to be possible then. */
export function* replaying(
  record: MatchRecord,
  rules: GameRules,
  effort: Effort = { moves: 0 },
  rethinking: Rethinking | null = null,
): Generator<number, Replayed> {
  const faults: Fault[] = [];
  const counts: Counts = { moves: 0, draws: 0, bots: 0, rethought: 0, otherVersion: 0 };
  const folded = nothingYet();
  const states: unknown[] = [];
  const state = (): unknown => states[states.length - 1];
  const all = entriesOf(record);
  const budget = Math.min(all.length * REPLAYED_PER_ENTRY + REPLAYED_AT_LEAST, REPLAYED_AT_MOST);
  if (commitTo(record.seed) !== record.commitment) faults.push({ kind: 'seed', seq: 0 });
  for (let seq = 0; seq < all.length && !faults.some(isStop); seq += 1) {
    const { kind, payload } = all[seq] as Written;
    const told = toldBy(kind, payload);
    if (seq === 0) states.push(begin(rules, record, faults));
    else if (told) faults.push(...chanceFaults(rules, record, state(), seq, told));
    const refused = told ? take(rules, folded, states, seq, told) : brokenAt(seq);
    effort.moves += costOf(folded, seq, kind);
    if (effort.moves > budget) faults.push({ kind: 'endless', seq });
    if (refused) faults.push(refused);
    else if (told?.kind === 'happened') {
      count(counts, told.said);
      if (rethinking && told.said.bot)
        faults.push(...(yield* botFaults(rethinking, states.slice(0, -1), seq, told.said, counts)));
    }
    yield seq;
  }
  const drawn = folded.moves.filter((move) => move.drawn).length;
  return { faults, folded, states, undoneDraws: counts.draws - drawn, ...counts };
}

const brokenAt = (seq: number): Fault => ({ kind: 'log', seq });

function costOf(
  { moves, touched, format, undone }: Folded,
  seq: number,
  kind: Entry['kind'],
): number {
  const replayed = moves.length - (touched[seq] ?? 0);
  if (kind === 'happened') return replayed;
  const ahead = format === 1 ? undone.reduce((n, { taken }) => n + taken.length, 0) : 0;
  return replayed + (moves.length + ahead) / MOVES_PER_REPLAYED;
}

/** A match as the store has it, in the form a file would have. */
export function recordOf(match: StoredMatch, [first, ...entries]: readonly Entry[]): MatchRecord {
  const begun = first ? payloadOf('begun', first.payload) : null;
  if (!first || !begun) throw new BrokenLog(0);
  const { id, headHash, summary } = match;
  const { over, points, winners, ended } = summary;
  const result = over ? ordered({ points, winners, ...(ended ? { ended } : {}) }) : null;
  const { game, setup, seed, commitment, words } = begun as BegunPayload & { game: GameId };
  return {
    ...{ id, game, setup, seed, commitment, words, result },
    at: first.at,
    begun: first.payload,
    entries,
    head: headHash,
  };
}

/** Somebody has dealt for the app. */
export function isForged(match: StoredMatch, entries: readonly Entry[], rules: GameRules): boolean {
  return atOnce(replaying(recordOf(match, entries), rules)).faults.some(isForgery);
}

type Chained = Pick<MatchRecord, 'id' | 'at' | 'begun' | 'entries'>;

/** The chain worked out from the entries. */
export function* hashing(record: Chained): Generator<undefined, string[]> {
  const hashes: string[] = [];
  let prev = GENESIS;
  for (const { kind, payload, at } of entriesOf(record)) {
    const [seq, text] = [hashes.length, JSON.stringify(payload)];
    prev = hashOf({ match: record.id, seq, kind, payload: text, at, prev });
    hashes.push(prev);
    yield;
  }
  return hashes;
}

export const hashesOf = (record: Chained): string[] => atOnce(hashing(record));

// ── one entry ───────────────────────────────────────────────────────────────────────────────────

function entriesOf({
  begun,
  at,
  entries,
}: Pick<MatchRecord, 'begun' | 'at' | 'entries'>): Written[] {
  return [{ kind: 'begun', payload: begun, at }, ...entries];
}

function begin(rules: GameRules, { setup }: MatchRecord, faults: Fault[]): unknown {
  try {
    return rules.begin(setup);
  } catch {
    faults.push({ kind: 'setup', seq: 0 });
    return null;
  }
}

/** Folds the entry in and plays on from where it changed something; `states`: after 0, 1, 2, … moves that count. */
function take(
  rules: GameRules,
  folded: Folded,
  states: unknown[],
  seq: number,
  told: Told,
): Fault | null {
  try {
    foldTold(folded, seq, told);
  } catch (error) {
    if (error instanceof BrokenLog) return brokenAt(seq);
    throw error;
  }
  const { moves, touched } = folded;
  const from = touched[seq] ?? 0;
  if (states.length > from + 1) states.length = from + 1;
  for (let i = from; i < moves.length; i += 1) {
    const [state, move] = [states[i], moves[i]?.move];
    const verdict = rules.judge(state, move);
    if (!verdict.ok) return { kind: 'rules', seq, clause: verdict.clause };
    states.push(rules.applyJudged(state, move));
  }
  // Nobody ends early what is over.
  const isOver = told.kind === 'ended' && rules.standing(states[states.length - 1]).over;
  return isOver ? brokenAt(seq) : null;
}

type Counts = Pick<Replayed, 'moves' | 'draws' | 'bots' | 'rethought' | 'otherVersion'>;

function count(counts: Counts, { drawn, bot }: HappenedPayload): void {
  if (drawn) counts.draws += 1;
  else if (bot) counts.bots += 1;
  else counts.moves += 1;
}

/** Before its move the states are those that its chair has seen. A version that is not here proves nothing. */
function* botFaults(
  rethinking: Rethinking,
  states: readonly unknown[],
  seq: number,
  said: HappenedPayload,
  counts: Counts,
): Generator<number, Fault[]> {
  const work = rethinking.of(states, seq, said);
  let step = work.next();
  while (!step.done) {
    yield seq;
    step = work.next();
  }
  const rethought = step.value;
  if (rethought.same === null) counts.otherVersion += 1;
  else counts.rethought += 1;
  return rethought.same === false
    ? [{ kind: 'bot', seq, said: said.move, due: rethought.due }]
    : [];
}

/** What the app deals or rolls is the seed's work alone: neither people's nor anybody else's. */
function chanceFaults(
  rules: GameRules,
  { game, setup, seed, words }: MatchRecord,
  before: unknown,
  seq: number,
  told: Told,
): Fault[] {
  if (told.kind !== 'happened') return [];
  const { move, drawn } = told.said;
  const isVirtual = setup.mode === 'virtual';
  const mayDraw = (isVirtual || gameEntry(game).dice) && rules.turn(before).chance;
  if (!drawn && !(isVirtual && mayDraw)) return [];
  if (!mayDraw) return [{ kind: 'undue', seq }];
  const due = rules.chance(before, rngFor(seed, words, seq)) as Json;
  if (!drawn) return typeOf(move) === typeOf(due) ? [{ kind: 'byHand', seq }] : [];
  return JSON.stringify(move) === JSON.stringify(due)
    ? []
    : [{ kind: 'draw', seq, said: move, due }];
}

function typeOf(move: Json): Json | undefined {
  return (move as { type?: Json } | null)?.type;
}

// ── the result ──────────────────────────────────────────────────────────────────────────────────

function resultFaults(
  { result, entries }: MatchRecord,
  standing: Standing,
  folded: Folded,
): Fault[] {
  const due = resultOf(standing, folded);
  if (result === null || JSON.stringify(ordered(result)) === JSON.stringify(due)) return [];
  return [{ kind: 'result', seq: entries.length, said: result, due }];
}

export function resultOf(
  { over, points, winners }: Standing,
  { ended }: Pick<Folded, 'ended'>,
): Result | null {
  return over ? ordered({ points, winners, ...(ended ? { ended: true } : {}) }) : null;
}

function ordered({ points, winners, ended }: Result): Result {
  return { points, winners, ...(ended ? { ended } : {}) };
}
