/** What a finished match leaves for statistics, and which matches have to be counted again. */
export const version = 2;

export const up = `
CREATE TABLE match_results (
  match TEXT NOT NULL REFERENCES matches (id), seat INTEGER NOT NULL, player TEXT NOT NULL REFERENCES players (id),
  game TEXT NOT NULL, mode TEXT NOT NULL, seats INTEGER NOT NULL, finished_at INTEGER NOT NULL, counted INTEGER NOT NULL,
  points REAL NOT NULL, rank INTEGER NOT NULL, won INTEGER NOT NULL, shared INTEGER NOT NULL, sum TEXT NOT NULL,
  PRIMARY KEY (match, seat)
);
CREATE INDEX results_by_player ON match_results (player, counted, game, finished_at, match);
CREATE INDEX results_by_game ON match_results (game, counted, finished_at, match);
CREATE TABLE match_facts (
  match TEXT NOT NULL REFERENCES matches (id), seat INTEGER NOT NULL, key TEXT NOT NULL, value REAL NOT NULL,
  sum TEXT NOT NULL, PRIMARY KEY (match, seat, key)
);
CREATE TABLE recounts (match TEXT PRIMARY KEY REFERENCES matches (id));
-- Matches that ended before results were kept are counted when the app has time.
INSERT INTO recounts (match) SELECT id FROM matches WHERE finished_at IS NOT NULL;
`;
