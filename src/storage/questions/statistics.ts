/**
 * What is asked of finished matches, as SQL with bound parameters: which game comes in with the question. Only what counts
 * is asked for: deleted matches have `counted = 0`, and results carry the player after merges. A test explains each
 * statement: none walks through a table or sorts more than it groups. What the answers mean is ../../stats.
 */
import type { GameId } from '../../games';
import type { Core } from '../core';
import type { Value } from '../driver';
import { NO_POINTS } from '../rows';

/** All matches of one player, or only those of a game: the same questions along another index. */
const MINE = 'player = ? AND counted = 1';
const MINE_IN_GAME = 'player = ? AND counted = 1 AND game = ?';

/** Null where only the order is known: averages and extremes pass it over. */
const POINTS = `nullif(points, ${NO_POINTS})`;
const KNOWN = `points <> ${NO_POINTS}`;

/** ?: player. */
export const RECORDS = `SELECT game, sum(seats > 1) AS played, sum(seats = 1) AS solo, sum(won AND seats > 1) AS won,
sum(shared AND seats > 1) AS shared, avg(${POINTS}) FILTER (WHERE seats > 1) AS average,
min(${POINTS}) FILTER (WHERE seats > 1) AS least, max(${POINTS}) FILTER (WHERE seats > 1) AS most
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

/** Matches in which the app had a seat count by themselves. ?: player. */
export const AGAINST_BOTS = `SELECT game, count(*) AS played, sum(won) AS won FROM match_results WHERE player = ? AND counted = 2 GROUP BY game`;

/** ?: player, game. */
export const BEST = `SELECT match, max(points) AS points, finished_at AS at FROM match_results WHERE ${MINE_IN_GAME} AND seats > 1 AND ${KNOWN}`;
export const WORST = `SELECT match, min(points) AS points, finished_at AS at FROM match_results WHERE ${MINE_IN_GAME} AND seats > 1 AND ${KNOWN}`;
/** ?: player, game, since. */
export const AVERAGE = `SELECT avg(${POINTS}) AS average FROM match_results WHERE ${MINE_IN_GAME} AND finished_at >= ? AND seats > 1`;
/** ?: player, game, the moment. */
export const BEST_BEFORE = `SELECT match, max(points) AS points, finished_at AS at FROM match_results WHERE ${MINE_IN_GAME} AND finished_at < ? AND seats > 1 AND ${KNOWN}`;
/** ?: player, game, how many. */
export const SERIES = `SELECT match, points, finished_at AS at FROM match_results WHERE ${MINE_IN_GAME} AND seats > 1 AND ${KNOWN} ORDER BY finished_at DESC, match DESC LIMIT ?`;
/** ?: lowest, width, player, game. */
export const SPREAD = `SELECT (CAST(points AS INTEGER) - ?) / ? AS bucket, count(*) AS matches FROM match_results WHERE ${MINE_IN_GAME} AND seats > 1 AND ${KNOWN} GROUP BY bucket`;
/** ?: player, game. */
export const FACTS = `SELECT f.key AS key, count(*) AS matches, sum(f.value) AS sum, min(f.value) AS least, max(f.value) AS most
FROM match_results r CROSS JOIN match_facts f ON f.match = r.match AND f.seat = r.seat
WHERE r.player = ? AND r.counted = 1 AND r.game = ? AND r.seats > 1 GROUP BY f.key`;
/** The same since then, at tables at which all of these people sat. ?: player, game, since, people as JSON, how many. */
export const FACTS_AT = `SELECT f.key AS key, count(*) AS matches, sum(f.value) AS sum, min(f.value) AS least, max(f.value) AS most
FROM match_results r CROSS JOIN match_facts f ON f.match = r.match AND f.seat = r.seat
WHERE r.player = ? AND r.counted = 1 AND r.game = ? AND r.finished_at >= ? AND r.seats > 1
AND (SELECT count(*) FROM match_results o WHERE o.match = r.match AND o.player IN (SELECT value FROM json_each(?))) = ?
GROUP BY f.key`;
/** ?: player, game, how many. */
export const SOLO = `SELECT * FROM (SELECT match, points, finished_at AS at, max(points) OVER (ORDER BY finished_at, match ROWS UNBOUNDED PRECEDING) AS record
FROM match_results WHERE ${MINE_IN_GAME} AND seats = 1) ORDER BY at DESC, match DESC LIMIT ?`;

/** Each game's stretch of the index is walked in turn. ?: games as JSON, since. */
export const CONTEST = `SELECT player, count(*) AS played, sum(won) AS won, sum(shared) AS shared, sum(seat = 0) AS tables
FROM match_results WHERE game IN (SELECT value FROM json_each(?)) AND counted = 1 AND finished_at >= ? AND seats > 1 GROUP BY player`;

/** Only tables at which all of these people sat. ?: one of them, since, games as JSON, all of them as JSON, how many. */
export const CONTEST_WITH = `SELECT r.player AS player, count(*) AS played, sum(r.won) AS won, sum(r.seat = 0) AS tables,
sum(r.won AND (SELECT sum(o.won) FROM match_results o WHERE o.match = r.match) > 1) AS shared,
avg(nullif(r.points, ${NO_POINTS})) AS average
FROM match_results me CROSS JOIN match_results r ON r.match = me.match
WHERE me.player = ? AND me.counted = 1 AND me.finished_at >= ? AND me.seats > 1 AND me.game IN (SELECT value FROM json_each(?))
AND (SELECT count(*) FROM match_results o WHERE o.match = me.match AND o.player IN (SELECT value FROM json_each(?))) = ?
GROUP BY r.player`;

const MEETINGS = `FROM match_results me CROSS JOIN match_results o ON o.match = me.match AND o.player = ?
WHERE me.player = ? AND me.counted = 1`;
/** ?: rival, player. */
export const VERSUS = `SELECT me.game AS game, count(*) AS met, sum(me.rank < o.rank) AS ahead, sum(me.rank > o.rank) AS behind,
avg(nullif(me.points, ${NO_POINTS})) AS average, avg(nullif(o.points, ${NO_POINTS})) AS rivalAverage ${MEETINGS} GROUP BY me.game`;
/** ?: rival, player, how many. */
export const VERSUS_SERIES = `SELECT match, game, at, points, rivalPoints, ahead, behind FROM (
SELECT me.match AS match, me.game AS game, me.finished_at AS at, nullif(me.points, ${NO_POINTS}) AS points, nullif(o.points, ${NO_POINTS}) AS rivalPoints,
sum(me.rank < o.rank) OVER so_far AS ahead, sum(me.rank > o.rank) OVER so_far AS behind
${MEETINGS} WINDOW so_far AS (ORDER BY me.finished_at, me.match ROWS UNBOUNDED PRECEDING))
ORDER BY at DESC, match DESC LIMIT ?`;

// ── answers ─────────────────────────────────────────────────────────────────────────────────────

/** A match worth a link. */
export interface MatchMark {
  match: string;
  points: number;
  at: number;
}

/** One player in one game. Wins, points and streaks are about matches in company. */
export interface GameRecord {
  game: GameId;
  /** With somebody. */
  played: number;
  /** Alone at the table, where that is a game. */
  solo: number;
  won: number;
  /** Of the won ones, those won together with somebody. */
  shared: number;
  average: number;
  least: number;
  most: number;
}

/** Matches in which the app had a seat. */
export interface AgainstBots {
  game: GameId;
  played: number;
  won: number;
}

export interface Streaks {
  /** Most wins in a row ever, and up to now. */
  best: number;
  current: number;
  /** Most matches in a row without a win. */
  drought: number;
}

/** The share of wins among the last ten matches, as it stood after each of the latest matches. */
export interface FormPoint {
  at: number;
  share: number;
}

/** Against one other player: who was placed higher, match by match. */
export interface Rivalry {
  player: string;
  met: number;
  ahead: number;
  behind: number;
}

/** Over all matches of one player and game: how often a fact was known, its sum, least and largest. */
export interface FactTotal {
  matches: number;
  sum: number;
  least: number;
  most: number;
}

export interface SoloRun extends MatchMark {
  /** The best until then, this one included. */
  record: number;
}

/** One player among all: for the list that everyone looks at first. */
export interface Contender {
  player: string;
  played: number;
  won: number;
  shared: number;
}

export interface Meeting {
  match: string;
  game: GameId;
  at: number;
  /** Null where only the order is known. */
  points: number | null;
  rivalPoints: number | null;
  /** How often each had been ahead after this one, of all meetings. */
  ahead: number;
  behind: number;
}

export interface VersusGame {
  game: GameId;
  met: number;
  ahead: number;
  behind: number;
  /** Null where only orders are known. */
  average: number | null;
  rivalAverage: number | null;
}

/** One player at the tables that were asked for. */
export interface ContestRow extends Contender {
  /** At how many of them this one had the first seat: each table has one. */
  tables: number;
  /** Of all points in the games that were asked for; only where people were named, null where only orders are known. */
  average?: number | null;
}

export interface ContestQuestion {
  games: readonly GameId[];
  /** The earliest end of a match that counts. */
  since: number;
  /** Only tables at which all of them sat; nobody named: all tables. */
  people: readonly string[];
}

/** Lists of matches are the latest so many, oldest first. */
export interface Statistics {
  records(player: string): Promise<GameRecord[]>;
  /** In one game or, with null, in all. */
  streaks(player: string, game: GameId | null): Promise<Streaks>;
  form(player: string, latest: number): Promise<FormPoint[]>;
  rivals(player: string): Promise<Rivalry[]>;
  againstBots(player: string): Promise<AgainstBots[]>;
  best(player: string, game: GameId): Promise<MatchMark | null>;
  worst(player: string, game: GameId): Promise<MatchMark | null>;
  /** Points a match since then; null where none are known. */
  average(player: string, game: GameId, since: number): Promise<number | null>;
  /** Of the matches that had ended by then. */
  bestBefore(player: string, game: GameId, moment: number): Promise<MatchMark | null>;
  series(player: string, game: GameId, latest: number): Promise<MatchMark[]>;
  solo(player: string, game: GameId, latest: number): Promise<SoloRun[]>;
  /** How many matches ended in each step of `width` points, counted from `from`; steps without any are left out. */
  spread(
    player: string,
    game: GameId,
    steps: { from: number; width: number },
  ): Promise<{ bucket: number; matches: number }[]>;
  facts(player: string, game: GameId): Promise<(FactTotal & { key: string })[]>;
  /** Only of matches that ended since then, at tables at which all of these people sat. */
  factsAt(
    player: string,
    game: GameId,
    at: Pick<ContestQuestion, 'since' | 'people'>,
  ): Promise<(FactTotal & { key: string })[]>;
  contest(question: ContestQuestion): Promise<ContestRow[]>;
  versus(player: string, rival: string): Promise<VersusGame[]>;
  meetings(player: string, rival: string, latest: number): Promise<Meeting[]>;
}

// ── asking ──────────────────────────────────────────────────────────────────────────────────────

export function statisticsPart(core: Core): Statistics {
  const all = <T>(sql: string, params: readonly Value[]): Promise<T[]> =>
    core.read((db) => db.all<T>(sql, params));
  const oldestFirst = async <T>(sql: string, params: readonly Value[]): Promise<T[]> =>
    (await all<T>(sql, params)).reverse();
  /** An aggregate over nothing still answers with a row. */
  const mark = async (sql: string, params: readonly Value[]): Promise<MatchMark | null> => {
    const [found] = await all<MatchMark | Record<keyof MatchMark, null>>(sql, params);
    return found && found.match !== null ? found : null;
  };
  return {
    async records(player) {
      const rows = await all<Record<keyof GameRecord, Value>>(RECORDS, [player]);
      return rows.map(recordOf);
    },
    async streaks(player, game) {
      const [row] = await (game
        ? all<Partial<Streaks>>(STREAKS_IN_GAME, [player, game])
        : all<Partial<Streaks>>(STREAKS, [player]));
      return { best: row?.best ?? 0, current: row?.current ?? 0, drought: row?.drought ?? 0 };
    },
    form: (player, latest) => oldestFirst(FORM, [player, latest + 9, latest]),
    rivals: (player) => all(RIVALS, [player]),
    againstBots: (player) => all(AGAINST_BOTS, [player]),
    best: (player, game) => mark(BEST, [player, game]),
    worst: (player, game) => mark(WORST, [player, game]),
    async average(player, game, since) {
      const [row] = await all<{ average: number | null }>(AVERAGE, [player, game, since]);
      return row?.average ?? null;
    },
    bestBefore: (player, game, moment) => mark(BEST_BEFORE, [player, game, moment]),
    series: (player, game, latest) => oldestFirst(SERIES, [player, game, latest]),
    solo: (player, game, latest) => oldestFirst(SOLO, [player, game, latest]),
    spread: (player, game, { from, width }) => all(SPREAD, [from, width, player, game]),
    facts: (player, game) => all(FACTS, [player, game]),
    factsAt: (player, game, { since, people }) =>
      all(FACTS_AT, [player, game, since, JSON.stringify(people), people.length]),
    contest({ games, since, people }) {
      const among = JSON.stringify(games);
      const [one] = people;
      if (one === undefined) return all(CONTEST, [among, since]);
      return all(CONTEST_WITH, [one, since, among, JSON.stringify(people), people.length]);
    },
    versus: (player, rival) => all(VERSUS, [rival, player]),
    meetings: (player, rival, latest) => oldestFirst(VERSUS_SERIES, [rival, player, latest]),
  };
}

/** Of somebody who only ever played alone there is no average. */
function recordOf({ game, ...numbers }: Record<keyof GameRecord, Value>): GameRecord {
  return {
    game: game as GameId,
    played: Number(numbers.played),
    solo: Number(numbers.solo),
    won: Number(numbers.won),
    shared: Number(numbers.shared),
    average: Number(numbers.average),
    least: Number(numbers.least),
    most: Number(numbers.most),
  };
}
