/**
 * Every question of the statistics, as SQL with bound parameters. Only what counts is asked for: deleted
 * matches have `counted = 0`, and results carry the player after merges. A test explains each statement:
 * none walks through a table or sorts more than it groups.
 */
import { GAME_IDS } from '../engine/types';

/** All matches of one player, or only those of a game: the same questions along another index. */
const MINE = 'player = ? AND counted = 1';
const MINE_IN_GAME = 'player = ? AND counted = 1 AND game = ?';

/** ?: player. */
export const RECORDS = `SELECT game, sum(seats > 1) AS played, sum(seats = 1) AS solo, sum(won AND seats > 1) AS won,
sum(shared AND seats > 1) AS shared, avg(points) FILTER (WHERE seats > 1) AS average,
min(points) FILTER (WHERE seats > 1) AS least, max(points) FILTER (WHERE seats > 1) AS most
FROM match_results WHERE ${MINE} GROUP BY game`;

// A row of wins is what lies between two matches without one: number the gaps, count between them.
const streaks = (mine: string): string => `WITH course AS (
SELECT won, sum(1 - won) OVER so_far AS losses, sum(won) OVER so_far AS wins
FROM match_results WHERE ${mine} AND seats > 1 WINDOW so_far AS (ORDER BY finished_at, match ROWS UNBOUNDED PRECEDING))
SELECT (SELECT max(n) FROM (SELECT sum(won) AS n FROM course GROUP BY losses)) AS best,
(SELECT sum(won) FROM course GROUP BY losses ORDER BY losses DESC LIMIT 1) AS current,
(SELECT max(n) FROM (SELECT sum(1 - won) AS n FROM course GROUP BY wins)) AS drought`;

/** ?: player. */
export const STREAKS = streaks(MINE);
/** ?: player, game. */
export const STREAKS_IN_GAME = streaks(MINE_IN_GAME);

/**
 * Each of the latest matches with the wins among the ten up to it; nine further back begin the first ten.
 * ?: player, how many and nine, how many.
 */
export const FORM = `SELECT at, share FROM (SELECT at, match, 100.0 * avg(won) OVER (ORDER BY at, match ROWS 9 PRECEDING) AS share
FROM (SELECT finished_at AS at, match, won FROM match_results WHERE ${MINE} AND seats > 1 ORDER BY finished_at DESC, match DESC LIMIT ?))
ORDER BY at DESC, match DESC LIMIT ?`;

/** ?: player. */
export const RIVALS = `SELECT o.player AS player, count(*) AS met, sum(me.rank < o.rank) AS ahead, sum(me.rank > o.rank) AS behind
FROM match_results me CROSS JOIN match_results o ON o.match = me.match AND o.player <> me.player
WHERE me.player = ? AND me.counted = 1 GROUP BY o.player`;

/** ?: player, game. */
export const BEST = `SELECT match, max(points) AS points, finished_at AS at FROM match_results WHERE ${MINE_IN_GAME} AND seats > 1`;
export const WORST = `SELECT match, min(points) AS points, finished_at AS at FROM match_results WHERE ${MINE_IN_GAME} AND seats > 1`;
/** ?: player, game, how many. */
export const SERIES = `SELECT match, points, finished_at AS at FROM match_results WHERE ${MINE_IN_GAME} AND seats > 1 ORDER BY finished_at DESC, match DESC LIMIT ?`;
/** ?: lowest, width, player, game. */
export const SPREAD = `SELECT (CAST(points AS INTEGER) - ?) / ? AS bucket, count(*) AS matches FROM match_results WHERE ${MINE_IN_GAME} AND seats > 1 GROUP BY bucket`;
/** ?: player, game. */
export const FACTS = `SELECT f.key AS key, count(*) AS matches, sum(f.value) AS sum, min(f.value) AS least, max(f.value) AS most
FROM match_results r CROSS JOIN match_facts f ON f.match = r.match AND f.seat = r.seat
WHERE r.player = ? AND r.counted = 1 AND r.game = ? AND r.seats > 1 GROUP BY f.key`;
/** ?: player, game, how many. */
export const SOLO = `SELECT * FROM (SELECT match, points, finished_at AS at, max(points) OVER (ORDER BY finished_at, match ROWS UNBOUNDED PRECEDING) AS record
FROM match_results WHERE ${MINE_IN_GAME} AND seats = 1) ORDER BY at DESC, match DESC LIMIT ?`;

// Over all games each game's stretch of the index is walked in turn.
const contest = (
  games: string,
): string => `SELECT player, count(*) AS played, sum(won) AS won, sum(shared) AS shared, sum(seat = 0) AS tables
FROM match_results WHERE game IN (${games}) AND counted = 1 AND finished_at >= ? AND seats > 1 GROUP BY player`;
/** ?: since. */
export const CONTEST = contest(GAME_IDS.map((game) => `'${game}'`).join(', '));
/** ?: game, since. */
export const CONTEST_IN_GAME = contest('?');

/** Only tables at which all of these people sat. ?: one of them, since, game or null, game, all of them as JSON, how many. */
export const CONTEST_WITH = `SELECT r.player AS player, count(*) AS played, sum(r.won) AS won, sum(r.seat = 0) AS tables,
sum(r.won AND (SELECT sum(o.won) FROM match_results o WHERE o.match = r.match) > 1) AS shared
FROM match_results me CROSS JOIN match_results r ON r.match = me.match
WHERE me.player = ? AND me.counted = 1 AND me.finished_at >= ? AND me.seats > 1 AND (? IS NULL OR me.game = ?)
AND (SELECT count(*) FROM match_results o WHERE o.match = me.match AND o.player IN (SELECT value FROM json_each(?))) = ?
GROUP BY r.player`;

const MEETINGS = `FROM match_results me CROSS JOIN match_results o ON o.match = me.match AND o.player = ?
WHERE me.player = ? AND me.counted = 1`;
/** ?: rival, player. */
export const VERSUS = `SELECT me.game AS game, count(*) AS met, sum(me.rank < o.rank) AS ahead, sum(me.rank > o.rank) AS behind,
avg(me.points) AS average, avg(o.points) AS rivalAverage ${MEETINGS} GROUP BY me.game`;
/** ?: rival, player, how many. */
export const VERSUS_SERIES = `SELECT match, game, at, points, rivalPoints, ahead, behind FROM (
SELECT me.match AS match, me.game AS game, me.finished_at AS at, me.points AS points, o.points AS rivalPoints,
sum(me.rank < o.rank) OVER so_far AS ahead, sum(me.rank > o.rank) OVER so_far AS behind
${MEETINGS} WINDOW so_far AS (ORDER BY me.finished_at, me.match ROWS UNBOUNDED PRECEDING))
ORDER BY at DESC, match DESC LIMIT ?`;
