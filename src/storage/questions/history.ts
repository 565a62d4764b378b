/** Lists of matches, paged by key, never by offset: each page along the index of whatever narrows it down most. */
import type { Driver, Row, Value } from '../driver';
import type { LeftOut } from '../leftOut';
import { listed } from '../rows';
import { sound } from '../tables';
import type { Cursor, MatchFilter, MatchRow, Page } from '../types';
import { matchWith } from './matches';
import { seatedIn } from './seats';

export const UNFINISHED_PAGE = `SELECT * FROM matches WHERE finished_at IS NULL AND deleted_at IS NULL AND (updated_at, id) < (?, ?) ORDER BY updated_at DESC, id DESC LIMIT ?`;

/** The last number that is a whole one to SQLite and to JavaScript: dates were not always bounded. */
const LATEST: Cursor = { at: 2 ** 63 - 1024, id: '\uffff' };

interface Query {
  sql: string;
  params: Value[];
}

export function unfinished(
  db: Driver,
  leftOut: LeftOut,
  after: Cursor | null,
  limit: number,
): Promise<Page<MatchRow>> {
  const { at, id } = after ?? LATEST;
  const query = { sql: UNFINISHED_PAGE, params: [at, id, limit] };
  return page(db, leftOut, query, { limit, along: 'updated_at' });
}

export function history(
  db: Driver,
  leftOut: LeftOut,
  filter: MatchFilter,
  after: Cursor | null,
  limit: number,
): Promise<Page<MatchRow>> {
  const along = filter.deleted ? 'deleted_at' : 'created_at';
  return page(db, leftOut, historyQuery(filter, after, limit), { limit, along });
}

/** `along`: the column the list is in the order of. What cannot be read has its place in it all the same. */
async function page(
  db: Driver,
  leftOut: LeftOut,
  { sql, params }: Query,
  { limit, along }: { limit: number; along: 'updated_at' | 'created_at' | 'deleted_at' },
): Promise<Page<MatchRow>> {
  const found = await db.all<Row>(sql, params);
  const ids = found.map(({ id }) => String(id));
  const seated = await seatedIn(db, ids);
  const rows = leftOut.read(found, (row) => listed(matchWith(sound('matches', row), seated)));
  const last = found[found.length - 1];
  const next: Cursor | null =
    last && found.length === limit ? { at: Number(last[along]), id: String(last['id']) } : null;
  return { rows, next };
}

/** For the test that explains every statement. */
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
