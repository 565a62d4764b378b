/**
 * Statements that change rows otherwise than by writing one whole (./tables does that). What is asked stands in ./questions.
 * A test explains each of them and refuses a table scan.
 */
export const ADD_RECOUNT = 'INSERT OR IGNORE INTO recounts (match) VALUES (?)';
/** Those in the bin too: they may come back. */
export const RECOUNT_FINISHED =
  'INSERT OR IGNORE INTO recounts (match) SELECT id FROM matches WHERE id > ? AND finished_at IS NOT NULL';

const LISTED = '(SELECT value FROM json_each(?))';
/** Of a list of matches everything that hangs on them, innermost first, and they themselves. */
export const DELETE_MATCHES = [
  ...['recounts', 'abouts', 'match_facts', 'match_results', 'snapshots', 'entries', 'seats'].map(
    (table) => `DELETE FROM ${table} WHERE match IN ${LISTED}`,
  ),
  `DELETE FROM matches WHERE id IN ${LISTED}`,
];
/** Those of a list who sit nowhere, and into whom nobody was merged. */
export const DELETE_UNSEATED = `DELETE FROM players WHERE id IN ${LISTED} AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.player = players.id)
AND NOT EXISTS (SELECT 1 FROM match_results r WHERE r.player = players.id) AND NOT EXISTS (SELECT 1 FROM players p WHERE p.merged_into = players.id)`;
export const DELETE_RESULTS = 'DELETE FROM match_results WHERE match = ?';
export const DELETE_FACTS = 'DELETE FROM match_facts WHERE match = ?';
export const DELETE_RECOUNT = 'DELETE FROM recounts WHERE match = ?';
