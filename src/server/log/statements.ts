/**
 * Everything that is asked of a log's database, in words that SQLite and PostgreSQL both understand, and the numbered
 * steps to today's tables. Parameters come in the order in which they are first named.
 */

/** Only ever added to. BIGINT: a time in milliseconds is too long for PostgreSQL's INTEGER; to SQLite they are the same. */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE pages (
     code TEXT PRIMARY KEY, version INTEGER NOT NULL, page TEXT NOT NULL, touched_at BIGINT NOT NULL);
   CREATE TABLE entries (
     match TEXT NOT NULL, seq INTEGER NOT NULL, kind TEXT NOT NULL, payload TEXT NOT NULL, at BIGINT NOT NULL,
     prev TEXT NOT NULL, hash TEXT NOT NULL, said TEXT, PRIMARY KEY (match, seq));`,
  `ALTER TABLE pages ADD COLUMN owner TEXT NOT NULL DEFAULT '';
   CREATE INDEX pages_touched ON pages (touched_at);`,
];

export const LOOK = 'SELECT version, page, owner FROM pages WHERE code = $1';

export const ENTRIES =
  'SELECT seq, kind, payload, at, prev, hash, said FROM entries WHERE match = $1 ORDER BY seq';

export const MAKE = `INSERT INTO pages (code, version, page, touched_at, owner) VALUES ($1, 0, $2, $3, $4)
  ON CONFLICT DO NOTHING RETURNING code`;

/** From here on nobody else writes to this table. */
export const CLAIM =
  'UPDATE pages SET owner = $1, touched_at = $2 WHERE code = $3 RETURNING version, page, owner';

export const KEEP = `UPDATE pages SET version = $1, page = $2, touched_at = $3
  WHERE code = $4 AND version = $5 AND owner = $6 RETURNING code`;

/**
 * The next place of the log, by its owner only, behind the very entry it was made to follow. Should an owner be followed
 * by another while this runs, the primary key still lets one of them in.
 */
export const APPEND = `INSERT INTO entries (match, seq, kind, payload, at, prev, hash, said)
  SELECT $1, $2, $3, $4, $5, $6, $7, $8 FROM pages
  WHERE code = $9 AND owner = $10
    AND ($2 = 0 OR EXISTS (SELECT 1 FROM entries WHERE match = $1 AND seq = $2 - 1 AND hash = $6))
  ON CONFLICT DO NOTHING RETURNING seq`;

/** Is what stands at this place what we wrote there, before the answer was lost? */
export const WRITTEN = `SELECT entries.hash FROM entries JOIN pages ON pages.code = $1 AND pages.owner = $2
  WHERE entries.match = $3 AND entries.seq = $4`;

export const OWNERS = (count: number): string =>
  `SELECT code, owner FROM pages WHERE code IN (${places(count)})`;

/** A few at a time: nobody waits long behind it. */
export const OLD = 'SELECT code, page FROM pages WHERE touched_at < $1 LIMIT 100';
export const FORGET_PAGE = 'DELETE FROM pages WHERE code = $1 AND touched_at < $2 RETURNING code';
export const FORGET_ENTRIES = 'DELETE FROM entries WHERE match = $1';

export const COUNT = 'SELECT count(*) AS n FROM pages';

function places(count: number): string {
  return Array.from({ length: count }, (_, i) => `$${i + 1}`).join(', ');
}
