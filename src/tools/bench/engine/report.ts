/** What the benchmark measures in Node, as plain data. Bundled and run by ./index, never imported by the app. */
import type { GameRules, Mode } from '../../../engine/types';
import { rowsOnBoardgame, tricksOnBoardgame } from './boardgame';
import type { OnBoardgame } from './boardgame';
import type { Rows } from './boardgameRows';
import type { Tricks } from './boardgameTricks';
import { applySpeed, growthOf, speedOf } from './measure';
import type { Speed } from './measure';
import { record } from './playouts';
import type { Recorded } from './playouts';
import { SUBJECTS } from './rules';
import type { Subject } from './rules';

const MATCHES = 20;
const EFFORT = { batches: 11, moments: 31 };

export interface SpeedRow {
  id: string;
  moves: number;
  speed: Speed;
}

export interface BoardgameRow {
  id: string;
  as: string;
  ours: number;
  theirs: number;
  /** Both engines came to the same result; otherwise they would have done different work. */
  sameResult: boolean;
}

export interface WeightRow {
  id: string;
  /** Time of whole matches over that of their first halves. */
  growth: number;
  stateMean: number;
  stateLargest: number;
  logMean: number;
}

export interface Report {
  matches: number;
  virtual: SpeedRow[];
  referee: SpeedRow[];
  boardgame: BoardgameRow[];
  weight: WeightRow[];
}

function matchesOf({ rules, limit }: Subject, mode: Mode): Recorded[] {
  return record(rules, mode, MATCHES, limit);
}

function speedRow(subject: Subject, mode: Mode): SpeedRow {
  const matches = matchesOf(subject, mode);
  const moves = matches.reduce((sum, match) => sum + match.moves.length, 0);
  return {
    id: subject.rules.id,
    moves,
    speed: speedOf(subject.rules, matches, subject.limit, EFFORT),
  };
}

function lastState(rules: GameRules, { setup, moves }: Recorded): unknown {
  let state = rules.begin(setup);
  for (const move of moves) state = rules.apply(state, move);
  return state;
}

/** Points in the trick game, numbers on the sheets in the dice rows. */
function agrees(rules: GameRules, match: Recorded, end: unknown): boolean {
  const state = lastState(rules, match);
  if (rules.turn(state).phase !== (end as Tricks | Rows).phase) return false;
  if (rules.id === 'promin')
    return JSON.stringify((end as Tricks).points) === JSON.stringify(rules.standing(state).points);
  const { sheets } = rules.view(state, 'table') as { sheets: unknown };
  return JSON.stringify(sheets) === JSON.stringify((end as Rows).sheets);
}

const TURNS = 5;

function boardgameRow(
  id: string,
  as: string,
  run: (matches: readonly Recorded[]) => OnBoardgame,
): BoardgameRow {
  const subject = SUBJECTS.find(({ rules }) => rules.id === id) as Subject;
  const matches = matchesOf(subject, 'virtual');
  // In turns, and each at its best: a machine that slows down for a while then slows both.
  let [ours, theirs] = [0, 0];
  let ends: unknown[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    ours = Math.max(ours, applySpeed(subject.rules, matches));
    const other = run(matches);
    theirs = Math.max(theirs, other.perSecond);
    ends = other.ends;
  }
  return {
    id,
    as,
    ours,
    theirs,
    sameResult: matches.every((match, i) => agrees(subject.rules, match, ends[i])),
  };
}

function stateBytes(rules: GameRules, { setup, moves }: Recorded): number[] {
  let state = rules.begin(setup);
  const bytes = [JSON.stringify(state).length];
  for (const move of moves) {
    state = rules.apply(state, move);
    bytes.push(JSON.stringify(state).length);
  }
  return bytes;
}

function mean(xs: readonly number[]): number {
  return xs.reduce((a, b) => a + b, 0) / xs.length;
}

function weightRow(subject: Subject): WeightRow {
  const { rules } = subject;
  const matches = matchesOf(subject, 'virtual');
  const states = matches.flatMap((match) => stateBytes(rules, match));
  return {
    id: rules.id,
    growth: growthOf(rules, matches, 25),
    stateMean: mean(states),
    stateLargest: states.reduce((a, b) => Math.max(a, b), 0),
    logMean: mean(matches.map(({ setup, moves }) => JSON.stringify({ setup, moves }).length)),
  };
}

function measureAll(): Report {
  const virtual = SUBJECTS.map((subject) => speedRow(subject, 'virtual'));
  return {
    matches: MATCHES,
    virtual,
    referee: SUBJECTS.map((subject) => speedRow(subject, 'referee')),
    boardgame: [
      boardgameRow('promin', 'trick game', tricksOnBoardgame),
      boardgameRow('qwinto', 'dice rows', rowsOnBoardgame),
    ],
    weight: SUBJECTS.map(weightRow),
  };
}

process.stdout.write(JSON.stringify(measureAll()));
