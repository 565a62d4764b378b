/** What statistics tell, as plain numbers; the screens find the words. Types only. */
import type { GameId } from '../engine/types';

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

export interface Overview {
  games: GameRecord[];
  streaks: Streaks;
  form: FormPoint[];
  /** The ones met most first; hidden players are left out. */
  rivals: Rivalry[];
}

/** Over all matches of one player and game: how often a fact was known, its sum, least and largest. */
export interface FactTotal {
  matches: number;
  sum: number;
  least: number;
  most: number;
}

export type FactTotals = Readonly<Record<string, FactTotal>>;

export interface Bucket {
  from: number;
  /** Included. */
  to: number;
  matches: number;
}

export interface SoloRun extends MatchMark {
  /** The best until then, this one included. */
  record: number;
}

export interface GameStats {
  record: GameRecord;
  best: MatchMark | null;
  worst: MatchMark | null;
  streaks: Streaks;
  /** The latest matches, oldest first. */
  series: MatchMark[];
  spread: Bucket[];
  facts: FactTotals;
  /** Latest runs alone, oldest first. */
  solo: SoloRun[];
}

/** One player among all: for the list that everyone looks at first. */
export interface Contender {
  player: string;
  played: number;
  won: number;
  shared: number;
}

export interface Contest {
  matches: number;
  /** What everyone would win if all were equal: one part of the seats at an average table. */
  evenShare: number;
  /** Most wins first; hidden players are left out. */
  contenders: Contender[];
}

export interface Meeting {
  match: string;
  game: GameId;
  at: number;
  points: number;
  rivalPoints: number;
  /** How often each had been ahead after this one, of all meetings. */
  ahead: number;
  behind: number;
}

export interface VersusGame {
  game: GameId;
  met: number;
  ahead: number;
  behind: number;
  average: number;
  rivalAverage: number;
}

export interface Versus {
  games: VersusGame[];
  /** The latest, oldest first. */
  meetings: Meeting[];
}
