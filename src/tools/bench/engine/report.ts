/** What the benchmark measures in Node, as plain data. Bundled and run by ./index, never imported by the app. */
import { createRng } from '../../../engine/rng';
import type { GameRules, Mode } from '../../../engine/types';
import { rowsOnBoardgame, tricksOnBoardgame } from './boardgame';
import type { OnBoardgame } from './boardgame';
import type { Rows } from './boardgameRows';
import type { Tricks } from './boardgameTricks';
import { median } from './clock';
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

export interface Ratio {
  /** The medians of the rounds. */
  ours: number;
  theirs: number;
  /** Ours ÷ theirs, round by round, from the least on. */
  ratios: number[];
}

export interface RatioRow extends Ratio {
  id: string;
}

/** A game that was written for boardgame.io too, on the same logs. */
export interface PortRow extends RatioRow {
  as: string;
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
  /** All six beside boardgame.io's trick game. */
  ratios: RatioRow[];
  ports: PortRow[];
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
    speed: speedOf(subject.rules, matches, subject.limit, EFFORT, createRng('bench')),
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

const ROUNDS = 5;

/** By turns, so that a machine that slows down for a while slows all of them. */
function ratiosOf(ours: readonly (() => number)[], theirs: () => number): Ratio[] {
  const rounds = Array.from({ length: ROUNDS }, () => ({
    ours: ours.map((speed) => speed()),
    theirs: theirs(),
  }));
  const theirMedian = median(rounds.map((round) => round.theirs));
  return ours.map((_, i) => {
    const speeds = rounds.map((round) => round.ours[i] ?? NaN);
    const ratios = rounds.map((round, k) => (speeds[k] ?? NaN) / round.theirs);
    return { ours: median(speeds), theirs: theirMedian, ratios: ratios.sort((a, b) => a - b) };
  });
}

function subjectOf(id: string): Subject {
  return SUBJECTS.find(({ rules }) => rules.id === id) as Subject;
}

function ratioRows(): RatioRow[] {
  const tricks = matchesOf(subjectOf('promin'), 'virtual');
  const speeds = SUBJECTS.map((subject) => {
    const matches = matchesOf(subject, 'virtual');
    return () => applySpeed(subject.rules, matches);
  });
  const ratios = ratiosOf(speeds, () => tricksOnBoardgame(tricks).perSecond);
  return ratios.map((ratio, i) => ({ id: (SUBJECTS[i] as Subject).rules.id, ...ratio }));
}

function portRow(
  id: string,
  as: string,
  run: (matches: readonly Recorded[]) => OnBoardgame,
): PortRow {
  const { rules, limit } = subjectOf(id);
  const matches = record(rules, 'virtual', MATCHES, limit);
  const { ends } = run(matches);
  const [ratio] = ratiosOf([() => applySpeed(rules, matches)], () => run(matches).perSecond);
  const sameResult = matches.every((match, i) => agrees(rules, match, ends[i]));
  return { id, as, ...(ratio as Ratio), sameResult };
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
    ratios: ratioRows(),
    ports: [
      portRow('promin', 'trick game', tricksOnBoardgame),
      portRow('qwinto', 'dice rows', rowsOnBoardgame),
    ],
    weight: SUBJECTS.map(weightRow),
  };
}

process.stdout.write(JSON.stringify(measureAll()));
