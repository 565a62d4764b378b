/** The measurements themselves, the same in Node and in Hermes. */
import type { GameRules, Rng } from '../../../engine/types';
import { median, microseconds, warmUp } from './clock';
import { playOut } from './playouts';
import type { Recorded } from './playouts';

export interface Speed {
  /** Moves a second: by the public `apply`, which judges, and by the inner one. */
  apply: number;
  applyJudged: number;
  /** Whole random matches a second, through `offers` and the inner `apply`. */
  playOuts: number;
  /** Microseconds at the median moment. */
  judge: number;
  offers: number;
  imagine: number;
}

export interface Effort {
  /** How often all matches are timed; the quickest time counts. */
  batches: number;
  /** Moments at which `judge` and `offers` are timed. */
  moments: number;
}

function totalMoves(matches: readonly Recorded[]): number {
  return matches.reduce((sum, match) => sum + match.moves.length, 0);
}

/** Moves a second over all matches together. */
export function perSecond(
  matches: readonly Recorded[],
  replay: (match: Recorded) => void,
  batches: number,
): number {
  const all = (): void => matches.forEach(replay);
  warmUp(all);
  const each = microseconds(all, batches);
  return (totalMoves(matches) * 1e6) / each;
}

function applying(rules: GameRules): (match: Recorded) => void {
  return ({ setup, moves }) => {
    let state = rules.begin(setup);
    for (let i = 0; i < moves.length; i += 1) state = rules.apply(state, moves[i]);
  };
}

function applyingJudged(rules: GameRules): (match: Recorded) => void {
  return ({ setup, moves }) => {
    let state = rules.begin(setup);
    for (let i = 0; i < moves.length; i += 1) state = rules.applyJudged(state, moves[i]);
  };
}

/** States before moves of players, spread over all matches. */
function moments(
  rules: GameRules,
  matches: readonly Recorded[],
  count: number,
): { state: unknown; move: unknown; seat: number }[] {
  const all: { state: unknown; move: unknown; seat: number }[] = [];
  for (const { setup, moves } of matches) {
    let state = rules.begin(setup);
    for (const move of moves) {
      const seat = (move as { seat?: number }).seat;
      if (seat !== undefined) all.push({ state, move, seat });
      state = rules.apply(state, move);
    }
  }
  const step = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, i) => i % step === 0).slice(0, count);
}

/** Moves a second through the public `apply`. */
export function applySpeed(rules: GameRules, matches: readonly Recorded[]): number {
  return perSecond(matches, applying(rules), 5);
}

export function speedOf(
  rules: GameRules,
  matches: readonly Recorded[],
  limit: number,
  { batches, moments: count }: Effort,
  rng: Rng,
): Speed {
  const at = moments(rules, matches, count);
  const played = perSecond(matches, (match) => again(rules, match, limit), 3);
  return {
    apply: perSecond(matches, applying(rules), batches),
    applyJudged: perSecond(matches, applyingJudged(rules), batches),
    playOuts: (played * matches.length) / totalMoves(matches),
    judge: median(
      at.map(({ state, move }) => microseconds(() => void rules.judge(state, move), 2)),
    ),
    offers: median(
      at.map(({ state, seat }) => microseconds(() => void rules.offers(state, seat), 2)),
    ),
    imagine: median(
      at.map(({ state, seat }) => {
        const view = rules.view(state, seat);
        return microseconds(() => void rules.imagine(view, seat, rng), 2);
      }),
    ),
  };
}

/** The same random match once more, through `offers`. */
function again(rules: GameRules, { setup, seed }: Recorded, limit: number): void {
  playOut(rules, setup, seed, limit);
}

/**
 * How the time of a play-out grows: the time of whole matches over that of their first halves. Two is
 * linear; four would be quadratic. Both are timed in turn, so that both meet the same weather.
 */
export function growthOf(rules: GameRules, matches: readonly Recorded[], rounds: number): number {
  const halves = matches.map((match) => ({
    ...match,
    moves: match.moves.slice(0, Math.ceil(match.moves.length / 2)),
  }));
  const replay = applying(rules);
  const all = (some: readonly Recorded[]): number => microseconds(() => some.forEach(replay), 1);
  let whole = Infinity;
  let half = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    whole = Math.min(whole, all(matches));
    half = Math.min(half, all(halves));
  }
  return (whole / half) * ((2 * totalMoves(halves)) / totalMoves(matches));
}
