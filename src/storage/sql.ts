/**
 * Every statement the store asks with, in one place: a test explains each of them and refuses a table
 * scan. (Rows are written by ./tables, by primary key.) Lists are paged by key, never by offset.
 */
import type { Value } from './driver';
import type { Cursor, MatchFilter } from './types';

export const PLAYER_BY_ID = 'SELECT * FROM players WHERE id = ?';
export const PLAYERS_MERGED_INTO = 'SELECT * FROM players WHERE merged_into = ?';
/** Everyone who was not merged away, with the date of their last match. */
export const PLAYERS_WITH_USE = `SELECT p.*, (SELECT s.created_at FROM seats s WHERE s.player = p.id ORDER BY s.created_at DESC LIMIT 1) AS last_played
FROM players p WHERE p.merged_into IS NULL`;
export const SEATS_OF_PLAYER = 'SELECT * FROM seats WHERE player = ?';
export const RESULTS_OF_PLAYER_IN_SEATS = `SELECT r.* FROM seats s JOIN match_results r ON r.match = s.match AND r.seat = s.seat WHERE s.player = ?`;

export const MATCH_BY_ID = 'SELECT * FROM matches WHERE id = ?';
/** Of these matches, where their logs end. */
export const HEADS_BY_ID =
  'SELECT m.id, m.head_seq, m.head_hash FROM json_each(?) i CROSS JOIN matches m ON m.id = i.value';
export const LAST_MATCH =
  'SELECT * FROM matches WHERE deleted_at IS NULL AND created_at > ? ORDER BY created_at DESC, id DESC LIMIT 1';
export const LAST_MATCH_OF_GAME =
  'SELECT * FROM matches WHERE game = ? AND deleted_at IS NULL ORDER BY created_at DESC, id DESC LIMIT 1';
export const SEATS_OF_MATCHES = `SELECT s.match, s.seat, s.player, s.created_at AS seated_at, s.sum AS seat_sum, p.* FROM json_each(?) m CROSS JOIN seats s ON s.match = m.value CROSS JOIN players p ON p.id = s.player`;
export const ENTRIES_OF_MATCH = 'SELECT * FROM entries WHERE match = ? ORDER BY seq';
/** The latest few: one further back is hardly ever better than replaying from the beginning. */
export const SNAPSHOTS_OF_MATCH =
  'SELECT * FROM snapshots WHERE match = ? ORDER BY seq DESC LIMIT 5';
export const RESULTS_OF_MATCH = 'SELECT * FROM match_results WHERE match = ? ORDER BY seat';
export const FACTS_OF_MATCH = 'SELECT * FROM match_facts WHERE match = ? ORDER BY seat, key';
export const PENDING_RECOUNTS = `SELECT match FROM recounts WHERE match > ? ORDER BY match LIMIT ?`;
export const ADD_RECOUNT = 'INSERT OR IGNORE INTO recounts (match) VALUES (?)';
/** Those in the bin too: they may come back. */
export const RECOUNT_FINISHED =
  'INSERT OR IGNORE INTO recounts (match) SELECT id FROM matches WHERE id > ? AND finished_at IS NOT NULL';
export const DELETED_BEFORE = `SELECT * FROM matches WHERE deleted_at IS NOT NULL AND deleted_at < ? ORDER BY deleted_at LIMIT 500`;

export const UNFINISHED_PAGE = `SELECT * FROM matches WHERE finished_at IS NULL AND deleted_at IS NULL AND (updated_at, id) < (?, ?) ORDER BY updated_at DESC, id DESC LIMIT ?`;

/** Everything that hangs on a match, innermost first. */
export const DELETE_OF_MATCH = [
  'recounts',
  'match_facts',
  'match_results',
  'snapshots',
  'entries',
  'seats',
].map((table) => `DELETE FROM ${table} WHERE match = ?`);
export const DELETE_MATCH = 'DELETE FROM matches WHERE id = ?';
export const DELETE_RESULTS = 'DELETE FROM match_results WHERE match = ?';
export const DELETE_FACTS = 'DELETE FROM match_facts WHERE match = ?';
export const DELETE_RECOUNT = 'DELETE FROM recounts WHERE match = ?';

// The two tables below hold a few dozen rows each and are read whole, once.
export const ALL_SETTINGS = 'SELECT * FROM settings';
export const META_BY_NAME = 'SELECT * FROM meta WHERE name = ?';

export interface Query {
  sql: string;
  params: Value[];
}

const LATEST: Cursor = { at: Number.MAX_SAFE_INTEGER, id: '\uffff' };

/** A page of the history: along the index of whatever narrows it down most. */
export function historyQuery(filter: MatchFilter, after: Cursor | null, limit: number): Query {
  if (filter.deleted) return deletedQuery(filter, after, limit);
  const people = filter.players ?? [];
  if (people.length > 0) return bySeatQuery(filter, after, limit);
  const { at, id } = after ?? LATEST;
  const { conditions, params } = narrowing(filter, 'm');
  const along = filter.game ? 'm.game = ? AND' : '';
  const game: Value[] = filter.game ? [filter.game] : [];
  return {
    sql: `SELECT m.* FROM matches m WHERE ${along} m.deleted_at IS NULL AND (m.created_at, m.id) < (?, ?) AND m.created_at >= ?${conditions} ORDER BY m.created_at DESC, m.id DESC LIMIT ?`,
    params: [...game, at, id, filter.from ?? 0, ...params, limit],
  };
}

/** Along the seats of the first person named; the others must have sat there too. */
function bySeatQuery(filter: MatchFilter, after: Cursor | null, limit: number): Query {
  const [one = '', ...others] = filter.players ?? [];
  const { at, id } = after ?? LATEST;
  const { conditions, params } = narrowing({ ...filter, players: others }, 'm');
  const game = filter.game ? ' AND m.game = ?' : '';
  return {
    sql: `SELECT m.* FROM seats s CROSS JOIN matches m ON m.id = s.match WHERE s.player = ? AND (s.created_at, s.match) < (?, ?) AND s.created_at >= ? AND m.deleted_at IS NULL${game}${conditions} ORDER BY s.created_at DESC, s.match DESC LIMIT ?`,
    params: [
      one,
      at,
      id,
      filter.from ?? 0,
      ...(filter.game ? [filter.game] : []),
      ...params,
      limit,
    ],
  };
}

function deletedQuery(filter: MatchFilter, after: Cursor | null, limit: number): Query {
  const { at, id } = after ?? LATEST;
  return {
    sql: `SELECT m.* FROM matches m WHERE m.deleted_at IS NOT NULL AND (m.deleted_at, m.id) < (?, ?) AND m.deleted_at >= ? ORDER BY m.deleted_at DESC, m.id DESC LIMIT ?`,
    params: [at, id, filter.from ?? 0, limit],
  };
}

/** The rest of a filter, as conditions on each match along the way. */
function narrowing(filter: MatchFilter, m: string): { conditions: string; params: Value[] } {
  const conditions: string[] = [];
  const params: Value[] = [];
  const sat = (people: readonly string[]): void => {
    conditions.push(
      `EXISTS (SELECT 1 FROM seats x WHERE x.match = ${m}.id AND x.player IN (SELECT value FROM json_each(?)))`,
    );
    params.push(JSON.stringify(people));
  };
  if (filter.until !== undefined) {
    conditions.push(`${m}.created_at < ?`);
    params.push(filter.until);
  }
  if (filter.mode) {
    conditions.push(`${m}.mode = ?`);
    params.push(filter.mode);
  }
  if (filter.finished !== undefined)
    conditions.push(`${m}.finished_at IS ${filter.finished ? 'NOT NULL' : 'NULL'}`);
  for (const person of filter.players ?? []) sat([person]);
  if (filter.anyPlayer) sat(filter.anyPlayer);
  return { conditions: conditions.map((condition) => ` AND ${condition}`).join(''), params };
}

/** How many there are; walks the same index as the page does. */
export function countQuery(filter: MatchFilter): Query {
  const page = historyQuery(filter, null, -1);
  const [head = '', rest = ''] = page.sql.split(/ FROM (.*)/s);
  return {
    sql: `${head.replace('m.*', 'count(*) AS n')} FROM ${rest.replace(/ ORDER BY .*$/s, '')}`,
    params: page.params.slice(0, -1),
  };
}
