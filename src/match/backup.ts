/**
 * Backups as screens use them. Taking one in: every match is replayed by the rules, entry by entry, and its scores are
 * counted anew; what the file claims about them is not even read. A match that cannot be taken in is set aside and
 * named, the others do not wait for it. All of it in slices: the screen breathes, a running match is stored meanwhile,
 * and whoever changes their mind finds everything as it was.
 */
import { gameOf } from '../games';
import {
  createBreather,
  inSlices,
  readingBackup,
  setAside,
  type Backup,
  type BackupMatch,
  type Breathe,
  type BreatherOptions,
  type Progress,
  type SetAside,
} from '../storage/backup';
import { BackupError, LIMITS } from '../storage/backup/format';
import type { Head, ImportBatch, ImportedMatch, Player, Store } from '../storage';
import { isBotId } from './botChairs';
import { commitTo } from './chance';
import { hashing, isForgery, isStop, replaying, type Effort, type Fault } from './check';
import { idOfCopy } from './copies';
import { outcomeOf, stepsThrough } from './facts';
import { payloadOf } from './record';
import { rulesOf, standingOf, summaryOf } from './rules';
import { isSetting } from './settings';

export { backupOf, exportBackup, exportEverything, type SetAside } from '../storage/backup';
export {
  BackupError,
  Cancelled,
  type BackupFile,
  type BackupTrouble,
} from '../storage/backup/format';

export interface ImportPreview {
  exportedAt: number;
  matches: {
    fresh: number;
    /** Already here, the same or further on. */
    known: number;
    /** Here too, but the file has more of it. */
    longer: number;
    /** Played on differently in both places; the file's is taken in as a match of its own. */
    parted: number;
    /** Cannot be taken in, as far as can be seen without judging. */
    aside: number;
  };
  players: { fresh: number; known: number };
  byGame: Partial<Record<BackupMatch['game'], number>>;
}

export interface Taken {
  /** Matches added or grown. */
  taken: number;
  known: number;
  aside: readonly SetAside[];
}

/** `done` of `total` is work; people count matches. */
export interface ImportProgress extends Progress {
  /** In the file. */
  matches: number;
  /** Judged so far and fine. */
  fresh: number;
  known: number;
  aside: number;
}

export interface ImportOptions {
  onProgress?(progress: ImportProgress): void;
  signal?: AbortSignal;
}

export interface OpenedBackup {
  preview: ImportPreview;
  /** Judges and stores. Rejects with `Cancelled` when the signal says so: then nothing of the file is here. */
  take(options?: ImportOptions): Promise<Taken>;
}

/** Reads a file once and says what taking it in would do. Rejects with `BackupError` when it cannot be taken in at all. */
export async function openBackup(
  store: Store,
  bytes: Uint8Array,
  { signal }: Pick<BreatherOptions, 'signal'> = {},
): Promise<OpenedBackup> {
  const breathe = createBreather({ signal });
  const backup = await inSlices(readingBackup(bytes), breathe);
  const sorted = await sortOut(store, backup, breathe);
  const preview = await previewOf(store, backup, sorted, breathe);
  return { preview, take: (options) => take(store, backup, sorted, options) };
}

async function previewOf(
  store: Store,
  backup: Backup,
  sorted: readonly Sorted[],
  breathe: Breathe,
): Promise<ImportPreview> {
  const count = (fate: Fate): number => sorted.filter((one) => one.fate === fate).length;
  const byGame: ImportPreview['byGame'] = {};
  for (const { game } of backup.matches) byGame[game] = (byGame[game] ?? 0) + 1;
  const players = await inSlices(allPlayers(backup.players, backup.matches), breathe);
  const known = (await store.archive.playersById(players.map(({ id }) => id))).length;
  return {
    exportedAt: backup.exportedAt,
    matches: {
      fresh: count('fresh'),
      known: count('known'),
      longer: count('longer'),
      parted: count('parted'),
      aside: backup.aside.length,
    },
    players: { fresh: players.length - known, known },
    byGame,
  };
}

async function take(
  store: Store,
  backup: Backup,
  sorted: readonly Sorted[],
  { onProgress, signal }: ImportOptions = {},
): Promise<Taken> {
  const aside = [...backup.aside];
  const matches: ImportedMatch[] = [];
  const todo = sorted.filter((one) => one.fate !== 'known');
  const known = sorted.length - todo.length;
  // Judging takes about as long as storing: both halves of the progress are the matches to do.
  const tell = (done: number): void =>
    onProgress?.({
      done,
      total: todo.length * 2,
      matches: sorted.length + backup.aside.length,
      fresh: matches.length,
      known,
      aside: aside.length,
    });
  const judgedSoFar = (): number => matches.length + aside.length - backup.aside.length;
  const breathe = createBreather({ signal, onSlice: () => tell(judgedSoFar()) });
  const accepted: BackupMatch[] = [];
  let wasted = 0;
  for (const one of todo) {
    const effort = { moves: 0 };
    try {
      matches.push(await judged(one, breathe, effort));
      accepted.push(one.match);
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      wasted += effort.moves;
      if (wasted > WASTED_AT_MOST) throw error;
      aside.push(setAside(one.match.line, error));
    }
  }
  const [trouble] = aside;
  if (trouble && matches.length + known === 0)
    throw new BackupError(trouble.trouble, trouble.detail);
  const players = await inSlices(allPlayers(backup.players, accepted), breathe);
  const batch: ImportBatch = { players, matches, settings: knownSettings(backup) };
  await store.importAll(batch, {
    signal,
    onProgress: (stored) => tell(todo.length + stored),
  });
  return { taken: matches.length, known, aside };
}

/** What a file says last counts, however often it says it. */
function knownSettings({ settings }: Backup): ImportBatch['settings'] {
  const known = settings.filter(({ key, value }) => isSetting(key, value));
  return [...new Map(known.map((setting) => [setting.key, setting])).values()];
}

// ── what is already here ────────────────────────────────────────────────────────────────────────

type Fate = 'fresh' | 'known' | 'longer' | 'parted';

interface Sorted {
  match: BackupMatch;
  fate: Fate;
  knownSeq: number | null;
  /** The chain as the entries make it, where it had to be compared; of a fresh one it is worked out when it is judged. */
  hashes: readonly string[] | null;
}

const HEADS_AT_ONCE = 500;

/** A match that is here and whose chain does not hold is set aside with the malformed ones. */
async function sortOut(store: Store, backup: Backup, breathe: Breathe): Promise<Sorted[]> {
  const sorted: Sorted[] = [];
  const seen = new Set<string>();
  for (let i = 0; i < backup.matches.length; i += HEADS_AT_ONCE) {
    const some = backup.matches.slice(i, i + HEADS_AT_ONCE);
    const heads = await headsOf(
      store,
      some.flatMap((match) => [match.id, idOfCopy(match)]),
    );
    for (const match of some) {
      try {
        if (seen.has(match.id))
          throw new BackupError('malformed', { match: match.id, what: 'twice' });
        seen.add(match.id);
        sorted.push(await fateOf(store, match, heads, breathe));
      } catch (error) {
        if (!(error instanceof BackupError)) throw error;
        backup.aside.push(setAside(match.line, error));
      }
      await breathe();
    }
  }
  return sorted;
}

async function headsOf(store: Store, ids: readonly string[]): Promise<Map<string, Head>> {
  return new Map((await store.archive.heads(ids)).map((head) => [head.id, head]));
}

async function fateOf(
  store: Store,
  match: BackupMatch,
  heads: ReadonlyMap<string, Head>,
  breathe: Breathe,
): Promise<Sorted> {
  const here = heads.get(match.id);
  if (!here) return { match, fate: 'fresh', knownSeq: null, hashes: null };
  const hashes = await soundHashes(match, breathe);
  // The head here is in the file's chain: the file has the same, or more.
  if (hashes[here.seq] === here.hash) {
    const fate = hashes.length - 1 > here.seq ? 'longer' : 'known';
    return { match, fate, knownSeq: here.seq, hashes };
  }
  const { entries } = await store.log(match.id);
  const isBehind = entries[hashes.length - 1]?.hash === match.head;
  const wasCopied = heads.has(idOfCopy(match));
  return { match, fate: isBehind || wasCopied ? 'known' : 'parted', knownSeq: null, hashes };
}

/** The chain must end in the head the file names, and the seed be the promised one. */
async function soundHashes(match: BackupMatch, breathe: Breathe): Promise<string[]> {
  const hashes = await inSlices(hashing(match), breathe);
  if (hashes[hashes.length - 1] !== match.head)
    throw new BackupError('damaged', { match: match.id });
  if (commitTo(match.seed) !== match.commitment)
    throw new BackupError('malformed', { match: match.id, what: 'commitment' });
  return hashes;
}

function copyOf(match: BackupMatch): BackupMatch {
  return { ...match, id: idOfCopy(match) };
}

// ── players ─────────────────────────────────────────────────────────────────────────────────────

/** Those with a line of their own, and those only named where a match began. */
function* allPlayers(
  known: readonly Player[],
  matches: readonly BackupMatch[],
): Generator<undefined, Player[]> {
  const players = new Map(known.map((player) => [player.id, asPlayer(player)]));
  for (const match of matches) {
    yield;
    for (const { bot, ...person } of seatedIn(match))
      if (!players.has(person.id)) {
        // An opponent of the app's is nobody to choose from a list of people.
        const hidden = bot !== undefined;
        const player = { ...person, hidden, createdAt: match.at, mergedInto: null };
        players.set(person.id, asPlayer(player));
      }
    if (players.size > LIMITS.players) throw new BackupError('too-big', { limit: 'players' });
  }
  return [...players.values()];
}

/** An opponent of the app's is no person, and no other name of one, whatever a file says. */
function asPlayer(player: Player): Player {
  const { id, mergedInto } = player;
  if (isBotId(id)) return { ...player, hidden: true, mergedInto: null };
  return isBotId(mergedInto) ? { ...player, mergedInto: null } : player;
}

/** Everyone who ever had a chair, in the order they came. */
function seatedIn(match: BackupMatch): BackupMatch['players'] {
  const later = match.entries.flatMap(({ kind, payload }) => {
    const said = kind === 'seated' ? payloadOf(kind, payload) : null;
    return said?.player ? [{ ...said.player, ...(said.bot ? { bot: said.bot } : {}) }] : [];
  });
  return [...match.players, ...later];
}

// ── judging ─────────────────────────────────────────────────────────────────────────────────────

/** For matches that are set aside, in the whole file: who hides more of them than that means no good. */
const WASTED_AT_MOST = 150_000;

async function judged(
  { match: written, fate, knownSeq, hashes: compared }: Sorted,
  breathe: Breathe,
  effort: Effort,
): Promise<ImportedMatch> {
  const hashes = compared ?? (await soundHashes(written, breathe));
  const isCopy = fate === 'parted';
  const match = isCopy ? copyOf(written) : written;
  const { id, game, rulesVersion, setup, players, seed, commitment, words, parent, at } = match;
  const rules = await rulesOf(game);
  const counted = await gameOf(game).facts();
  const { faults, folded, states } = await inSlices(replaying(match, rules, effort), breathe);
  const stop = faults.find(isStop);
  if (stop) throw refusalOf(match, stop);
  const forged = faults.some(isForgery);
  const state = states.at(-1);
  const standing = standingOf(rules, state, folded);
  const moves = folded.moves.map(({ move }) => move);
  const steps = (): ReturnType<typeof stepsThrough> => stepsThrough(states, moves);
  return {
    match: {
      id,
      game,
      rulesVersion,
      setup,
      players: players.map((player) => player.id),
      seed,
      commitment,
      words: [...words],
      parent,
      summary: summaryOf(rules, state, folded, forged),
      at,
    },
    begun: match.begun,
    entries: match.entries,
    outcome: standing.over ? outcomeOf({ counted, setup, standing, steps, forged }) : null,
    people: folded.chairs.map(({ player }) => player),
    about: match.about,
    deletedAt: match.deletedAt,
    device: { holder: match.holder },
    knownSeq,
    // Another id makes another chain.
    ...(isCopy ? {} : { hashes }),
  };
}

function refusalOf({ id }: BackupMatch, fault: Fault): BackupError {
  if (fault.kind === 'endless') return new BackupError('endless', { match: id, seq: fault.seq });
  if (fault.kind === 'setup') return new BackupError('malformed', { match: id, what: 'setup' });
  const clause = fault.kind === 'rules' ? fault.clause : 'log';
  return new BackupError('refused', { match: id, seq: fault.seq, clause });
}
