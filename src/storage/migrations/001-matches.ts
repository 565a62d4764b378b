/** Players, matches and their logs. */
export const version = 1;

export const up = `
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL, rev INTEGER NOT NULL, sum TEXT NOT NULL);
CREATE TABLE players (
  id TEXT PRIMARY KEY, name TEXT NOT NULL, colour INTEGER NOT NULL, hidden INTEGER NOT NULL,
  created_at INTEGER NOT NULL, merged_into TEXT REFERENCES players (id), rev INTEGER NOT NULL, sum TEXT NOT NULL
);
CREATE INDEX players_merged ON players (merged_into);
CREATE TABLE matches (
  id TEXT PRIMARY KEY, game TEXT NOT NULL, rules_version INTEGER NOT NULL, mode TEXT NOT NULL, setup TEXT NOT NULL,
  players TEXT NOT NULL, seed TEXT NOT NULL, commitment TEXT NOT NULL, words TEXT NOT NULL, parent TEXT,
  created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL, finished_at INTEGER, deleted_at INTEGER,
  summary TEXT NOT NULL, device TEXT NOT NULL, head_seq INTEGER NOT NULL, head_hash TEXT NOT NULL,
  rev INTEGER NOT NULL, sum TEXT NOT NULL
);
CREATE INDEX matches_unfinished ON matches (updated_at DESC, id DESC) WHERE finished_at IS NULL AND deleted_at IS NULL;
CREATE INDEX matches_by_date ON matches (created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX matches_by_game ON matches (game, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX matches_deleted ON matches (deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;
CREATE TABLE seats (
  match TEXT NOT NULL REFERENCES matches (id), seat INTEGER NOT NULL, player TEXT NOT NULL REFERENCES players (id),
  created_at INTEGER NOT NULL, sum TEXT NOT NULL, PRIMARY KEY (match, seat)
);
CREATE INDEX seats_by_player ON seats (player, created_at DESC, match DESC);
CREATE TABLE entries (
  match TEXT NOT NULL REFERENCES matches (id), seq INTEGER NOT NULL, kind TEXT NOT NULL, payload TEXT NOT NULL,
  at INTEGER NOT NULL, prev TEXT NOT NULL, hash TEXT NOT NULL, sum TEXT NOT NULL, PRIMARY KEY (match, seq)
);
CREATE TABLE snapshots (
  match TEXT NOT NULL REFERENCES matches (id), seq INTEGER NOT NULL, moves INTEGER NOT NULL,
  rules_version INTEGER NOT NULL, state TEXT NOT NULL, sum TEXT NOT NULL, PRIMARY KEY (match, seq)
);
CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL, rev INTEGER NOT NULL, sum TEXT NOT NULL);
`;
