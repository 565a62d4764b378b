/**
 * Backups as screens use them. Taking one in: every match is replayed by the rules, entry by entry,
 * and its scores are counted anew; what the file claims about them is not even read. Then all of it is
 * stored in one transaction, or nothing.
 */
import type { Setup } from '../engine/types';
import { readBackup, type Backup, type BackupMatch, type Progress } from '../storage/backup';
import { EXPORT_PLAYERS_BY_ID } from '../storage/backup/export';
import { BackupError } from '../storage/backup/format';
import { HEADS_BY_ID } from '../storage/sql';
import { GENESIS, hashOf, sha256Hex } from '../storage/chain';
import type { Entry, ImportBatch, ImportedMatch, Player, Store } from '../storage';
import { commitTo } from './chance';
import { outcomeOf, stepsOf } from './facts';
import { BrokenLog, foldIn, type Folded } from './fold';
import { playOn } from './positions';
import { rulesOf as allRules, summaryOf, type RulesOf } from './rules';

export { exportBackup, exportEverything } from '../storage/backup';
export { BackupError, type BackupFile, type BackupTrouble } from '../storage/backup/format';

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
  };
  players: { fresh: number; known: number };
  byGame: Partial<Record<BackupMatch['game'], number>>;
}

export interface ImportOptions {
  onProgress?(progress: Progress): void;
  /** Tests bring toy games. */
  rulesOf?: RulesOf;
}

/** What taking this file in would do. Rejects with `BackupError` when it cannot be taken in at all. */
export async function previewImport(store: Store, bytes: Uint8Array): Promise<ImportPreview> {
  const backup = readBackup(bytes);
  const sorted = await sortOut(store, backup);
  const count = (fate: Fate): number => sorted.filter((one) => one.fate === fate).length;
  const byGame: ImportPreview['byGame'] = {};
  for (const { game } of backup.matches) byGame[game] = (byGame[game] ?? 0) + 1;
  const players = allPlayers(backup);
  const known = await knownPlayers(store, players);
  return {
    exportedAt: backup.exportedAt,
    matches: {
      fresh: count('fresh'),
      known: count('known'),
      longer: count('longer'),
      parted: count('parted'),
    },
    players: { fresh: players.length - known, known },
    byGame,
  };
}

/** All or nothing; says how many matches were added or grew. */
export async function importBackup(
  store: Store,
  bytes: Uint8Array,
  { onProgress, rulesOf = allRules }: ImportOptions = {},
): Promise<number> {
  const backup = readBackup(bytes);
  const sorted = await sortOut(store, backup);
  const matches: ImportedMatch[] = [];
  const breathe = createBreather();
  // Judging takes about as long as storing: both halves of the progress are the matches to do.
  const todo = sorted.filter((one) => one.fate !== 'known');
  const total = todo.length * 2;
  for (const { match, fate, knownSeq } of todo) {
    matches.push(judged(fate === 'parted' ? copyOf(match) : match, knownSeq, rulesOf));
    if (await breathe()) onProgress?.({ done: matches.length, total });
  }
  const batch: ImportBatch = { players: allPlayers(backup), matches, settings: backup.settings };
  await store.importAll(batch, (stored) => onProgress?.({ done: todo.length + stored, total }));
  return matches.length;
}

// ── what is already here ────────────────────────────────────────────────────────────────────────

type Fate = 'fresh' | 'known' | 'longer' | 'parted';

interface Sorted {
  match: BackupMatch;
  fate: Fate;
  knownSeq: number | null;
}

interface Head {
  id: string;
  head_seq: number;
  head_hash: string;
}

const HEADS_AT_ONCE = 500;

async function sortOut(store: Store, backup: Backup): Promise<Sorted[]> {
  const sorted: Sorted[] = [];
  const seen = new Set<string>();
  for (let i = 0; i < backup.matches.length; i += HEADS_AT_ONCE) {
    const some = backup.matches.slice(i, i + HEADS_AT_ONCE);
    const heads = await headsOf(
      store,
      some.flatMap((match) => [match.id, idOfCopy(match)]),
    );
    for (const match of some) {
      if (seen.has(match.id))
        throw new BackupError('malformed', { match: match.id, what: 'twice' });
      seen.add(match.id);
      sorted.push(await fateOf(store, match, heads));
    }
  }
  return sorted;
}

async function headsOf(store: Store, ids: readonly string[]): Promise<Map<string, Head>> {
  const rows = await store.read<Head>(HEADS_BY_ID, [JSON.stringify(ids)]);
  return new Map(rows.map((row) => [row.id, row]));
}

async function fateOf(
  store: Store,
  match: BackupMatch,
  heads: ReadonlyMap<string, Head>,
): Promise<Sorted> {
  const hashes = hashesOf(match);
  const here = heads.get(match.id);
  if (!here) return { match, fate: 'fresh', knownSeq: null };
  // The head here is in the file's chain: the file has the same, or more.
  if (hashes[here.head_seq] === here.head_hash) {
    const fate = hashes.length - 1 > here.head_seq ? 'longer' : 'known';
    return { match, fate, knownSeq: here.head_seq };
  }
  const { entries } = await store.log(match.id);
  const isBehind = entries[hashes.length - 1]?.hash === match.head;
  const wasCopied = heads.has(idOfCopy(match));
  return { match, fate: isBehind || wasCopied ? 'known' : 'parted', knownSeq: null };
}

/** The chain worked out from the entries; it must end in the head the file names. */
function hashesOf(match: BackupMatch): string[] {
  const hashes: string[] = [];
  let prev = GENESIS;
  entriesOf(match).forEach(({ kind, payload, at }, seq) => {
    prev = hashOf({ match: match.id, seq, kind, payload: JSON.stringify(payload), at, prev });
    hashes.push(prev);
  });
  if (prev !== match.head) throw new BackupError('damaged', { match: match.id });
  if (commitTo(match.seed) !== match.commitment)
    throw new BackupError('malformed', { match: match.id, what: 'commitment' });
  return hashes;
}

/** The same parted match gets the same id each time: taking it in twice changes nothing. */
function idOfCopy({ id, head }: BackupMatch): string {
  return sha256Hex(`${id}\n${head}`).slice(0, 32);
}

function copyOf(match: BackupMatch): BackupMatch {
  return { ...match, id: idOfCopy(match) };
}

function entriesOf({ begun, at, entries }: BackupMatch): Pick<Entry, 'kind' | 'payload' | 'at'>[] {
  return [{ kind: 'begun', payload: begun, at }, ...entries];
}

// ── players ─────────────────────────────────────────────────────────────────────────────────────

/** Those with a line of their own, and those only named where a match began. */
function allPlayers(backup: Backup): Player[] {
  const players = new Map(backup.players.map((player) => [player.id, player]));
  for (const match of backup.matches)
    for (const { id, name, colour } of match.players)
      if (!players.has(id)) {
        const stranger = { id, name, colour, hidden: false, createdAt: match.at, mergedInto: null };
        players.set(id, stranger);
      }
  return [...players.values()];
}

async function knownPlayers(store: Store, players: readonly Player[]): Promise<number> {
  const ids = JSON.stringify(players.map(({ id }) => id));
  const rows = await store.read<{ id: string }>(EXPORT_PLAYERS_BY_ID, [ids]);
  return rows.length;
}

// ── judging ─────────────────────────────────────────────────────────────────────────────────────

function judged(match: BackupMatch, knownSeq: number | null, rulesOf: RulesOf): ImportedMatch {
  const { id, game, rulesVersion, setup, players, seed, commitment, words, parent, at } = match;
  const rules = rulesOf(game);
  const { moves, state } = replayed(match, rulesOf);
  const standing = rules.standing(state);
  const steps = (): ReturnType<typeof stepsOf> => stepsOf(rules, setup, moves);
  return {
    match: {
      id,
      game,
      rulesVersion,
      setup,
      players: players.map((player) => player.id),
      seed,
      commitment,
      words,
      parent,
      summary: summaryOf(rules, state, moves.length),
      at,
    },
    begun: match.begun,
    entries: match.entries,
    outcome: standing.over ? outcomeOf({ rules, setup, standing, steps }) : null,
    deletedAt: match.deletedAt,
    device: { holder: match.holder },
    knownSeq,
  };
}

/** Entry by entry, as it happened: also what was later taken back had to be possible then. */
function replayed(match: BackupMatch, rulesOf: RulesOf): { moves: unknown[]; state: unknown } {
  const rules = rulesOf(match.game);
  const refuse = (seq: number, clause: string): never => {
    throw new BackupError('refused', { match: match.id, seq, clause });
  };
  const folded: Folded = { moves: [], redoable: [], about: new Map(), touched: [] };
  const states: unknown[] = [begin(match.setup)];
  entriesOf(match).forEach((entry, seq) => {
    try {
      foldIn(folded, { ...entry, seq, hash: '', prev: '' });
    } catch (error) {
      if (error instanceof BrokenLog) refuse(seq, 'log');
      throw error;
    }
    const from = folded.touched[seq] ?? 0;
    states.length = from + 1;
    for (const { move } of folded.moves.slice(from)) {
      const { state, refusal } = playOn(rules, states[states.length - 1], [move]);
      if (refusal) refuse(seq, refusal.clause);
      states.push(state);
    }
  });
  return { moves: folded.moves.map(({ move }) => move), state: states[states.length - 1] };

  function begin(setup: Setup): unknown {
    try {
      return rules.begin(setup);
    } catch {
      throw new BackupError('malformed', { match: match.id, what: 'setup' });
    }
  }
}

/** Lets the screen breathe every few milliseconds; says when it did. */
function createBreather(): () => Promise<boolean> {
  let last = Date.now();
  return async () => {
    if (Date.now() - last < 12) return false;
    await new Promise((resolve) => setTimeout(resolve, 0));
    last = Date.now();
    return true;
  };
}
