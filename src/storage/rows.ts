/** Between rows of SQLite and the store's own types. Text that people typed is kept as JSON: SQLite's
 * drivers cut strings at NUL and replace lone surrogates, JSON escapes both. */
import type { Mode, Setup } from '../engine/types';
import type { GameId } from '../games';
import type { Row, Value } from './driver';
import { DamagedRow } from './errors';
import { parseJson, sound, type RowOf } from './tables';
import type {
  About,
  DeviceState,
  Entry,
  EntryKind,
  Fact,
  Json,
  MatchRow,
  MatchSummary,
  Player,
  SeatedPlayer,
  SeatResult,
  Snapshot,
  StoredMatch,
} from './types';

/** Seat of a fact about the whole table. */
const WHOLE_TABLE = -1;
/** A fact of our own: how many others there are, so that a lost one is noticed. */
export const FACT_COUNT = '#';

export function rowsOfFacts(match: string, facts: readonly Fact[]): RowOf<'match_facts'>[] {
  const count: Fact = { seat: null, key: FACT_COUNT, value: facts.length };
  return [...facts, count].map((fact) => rowOfFact(match, fact));
}

export function playerOf(row: Row): Player {
  const { id, name, colour, hidden, created_at, merged_into } = sound('players', row);
  return {
    id: String(id),
    name: String(parseJson(name, 'a player’s name')),
    colour: Number(colour),
    hidden: hidden === 1,
    createdAt: Number(created_at),
    mergedInto: merged_into === null ? null : String(merged_into),
  };
}

export function rowOfPlayer(player: Player, rev: number): RowOf<'players'> {
  return {
    id: player.id,
    name: JSON.stringify(player.name),
    colour: player.colour,
    hidden: player.hidden ? 1 : 0,
    created_at: player.createdAt,
    merged_into: player.mergedInto,
    rev,
  };
}

const when = (value: Value): number | null => (value === null ? null : Number(value));

/** `players` come from the seats; a row of `matches` alone has only their first ids. */
export function matchOf(row: RowOf<'matches'>, seated: SeatedPlayer[]): StoredMatch {
  const summary = parseJson(row.summary, 'a summary') as MatchSummary;
  const players = seated.map((player) => {
    const bot = summary.bots?.[player.seat];
    return bot ? { ...player, bot } : player;
  });
  return {
    id: String(row.id),
    game: row.game as GameId,
    rulesVersion: Number(row.rules_version),
    mode: row.mode as Mode,
    setup: parseJson(row.setup, 'a setup') as Setup,
    players,
    createdAt: Number(row.created_at),
    updatedAt: Number(row.updated_at),
    finishedAt: when(row.finished_at),
    deletedAt: when(row.deleted_at),
    summary,
    parent: row.parent === null ? null : String(row.parent),
    commitment: String(row.commitment),
    seed: String(row.seed),
    words: parseJson(row.words, 'the words added to a seed') as string[],
    device: parseJson(row.device, 'a device state') as DeviceState,
    headSeq: Number(row.head_seq),
    headHash: String(row.head_hash),
  };
}

/** For lists: without what only the live match needs, above all without the seed. */
export function listed(match: StoredMatch): MatchRow {
  const { seed, words, device, headSeq, headHash, ...row } = match;
  return row;
}

export function entryOf(row: Row): Entry {
  const { seq, kind, payload, at, prev, hash } = sound('entries', row);
  return {
    seq: Number(seq),
    kind: kind as EntryKind,
    payload: parseJson(payload, 'an entry') as Json,
    at: Number(at),
    hash: String(hash),
    prev: String(prev),
  };
}

/** Entries 0 … head, each linked to the one before, and nothing missing at the end. */
export function checkLog(entries: readonly Entry[], headSeq: number, headHash: string): void {
  if (entries.length !== headSeq + 1) throw new DamagedRow('a log: entries are missing');
  let before = '';
  entries.forEach((entry, i) => {
    if (entry.seq !== i || entry.prev !== before) throw new DamagedRow(`a log at ${i}`);
    before = entry.hash;
  });
  if (before !== headHash) throw new DamagedRow('a log: not its head');
}

export function snapshotOf(row: Row): Snapshot {
  const { seq, moves, rules_version, state } = sound('snapshots', row);
  return {
    seq: Number(seq),
    moves: Number(moves),
    rulesVersion: Number(rules_version),
    state: parseJson(state, 'a snapshot') as Json,
  };
}

/** A place without points: the column cannot be empty, and no game goes that low. */
export const NO_POINTS = -1e9;

export function resultOf(row: Row): SeatResult {
  const { seat, points, rank, won, shared } = sound('match_results', row);
  return {
    seat: Number(seat),
    points: points === NO_POINTS ? null : Number(points),
    rank: Number(rank),
    won: won === 1,
    shared: shared === 1,
  };
}

/** How a result counts: not at all, among people, or by itself because the app had a seat. */
const COUNTED = { deleted: 0, people: 1, bots: 2 } as const;

export function countedAs({
  deletedAt,
  summary,
}: Pick<StoredMatch, 'deletedAt' | 'summary'>): number {
  if (deletedAt !== null) return COUNTED.deleted;
  return summary.bots ? COUNTED.bots : COUNTED.people;
}

export function rowOfResult(
  match: Pick<
    StoredMatch,
    'id' | 'game' | 'mode' | 'setup' | 'finishedAt' | 'deletedAt' | 'summary'
  >,
  player: string,
  result: SeatResult,
): RowOf<'match_results'> {
  return {
    match: match.id,
    seat: result.seat,
    player,
    game: match.game,
    mode: match.mode,
    seats: match.setup.seats,
    finished_at: match.finishedAt,
    counted: countedAs(match),
    points: result.points ?? NO_POINTS,
    rank: result.rank,
    won: result.won ? 1 : 0,
    shared: result.shared ? 1 : 0,
  };
}

export function aboutOf(row: Row): About {
  const { played_at, place, note } = sound('abouts', row);
  const about: About = {};
  if (played_at !== null) about.when = Number(played_at);
  const where = String(parseJson(place, 'where a match was played'));
  const noted = String(parseJson(note, 'a note'));
  if (where) about.place = where;
  if (noted) about.note = noted;
  return about;
}

export function rowOfAbout(match: string, about: About, rev: number): RowOf<'abouts'> {
  const { when: playedAt = null, place = '', note = '' } = about;
  return {
    match,
    played_at: playedAt,
    place: JSON.stringify(place),
    note: JSON.stringify(note),
    rev,
  };
}

export function factOf(row: Row): Fact {
  const { seat, key, value } = sound('match_facts', row);
  return {
    seat: seat === WHOLE_TABLE ? null : Number(seat),
    key: String(key),
    value: Number(value),
  };
}

function rowOfFact(match: string, { seat, key, value }: Fact): RowOf<'match_facts'> {
  if (!Number.isFinite(value)) throw new Error(`fact ${key}: not a number`);
  return { match, seat: seat ?? WHOLE_TABLE, key, value };
}
