/** What statistics tell, as plain numbers; the screens find the words. Types only. */
import type {
  Contender,
  FactTotal,
  FormPoint,
  GameRecord,
  MatchMark,
  Meeting,
  Rivalry,
  SoloRun,
  Streaks,
  VersusGame,
} from '../storage';

export type {
  Contender,
  FactTotal,
  FormPoint,
  GameRecord,
  MatchMark,
  Meeting,
  Rivalry,
  SoloRun,
  Streaks,
  VersusGame,
};

export interface Overview {
  games: GameRecord[];
  streaks: Streaks;
  form: FormPoint[];
  /** The ones met most first; hidden players are left out. */
  rivals: Rivalry[];
  /** Matches in which the app had a seat: in none of the other figures. */
  bots: { played: number; won: number };
}

export type FactTotals = Readonly<Record<string, FactTotal>>;

export interface Bucket {
  from: number;
  /** Included. */
  to: number;
  matches: number;
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

export interface Contest {
  matches: number;
  /** What everyone would win if all were equal: one part of the seats at an average table. */
  evenShare: number;
  /** Most wins first; hidden players are left out. */
  contenders: (Contender & {
    /** Points a match, where one game is asked for and they are known. */
    average: number | null;
  })[];
}

export interface Versus {
  games: VersusGame[];
  /** The latest, oldest first. */
  meetings: Meeting[];
}
