/**
 * The coach: what a strong player would have chosen on a chair with what it could know there, and what that is worth against
 * what was played. Reads a finished dealt match from its setup and moves; a hint is the same for the present view.
 * Works in slices like every thought. Knows no game and no words.
 */
import type { GameRules, Rng, Seat, Setup } from '../engine/types';
import type { Bot, Option, Reason, Thinking } from './kit/types';

/** The coach looks ten times as closely as a bot at the table. */
export const COACH_EFFORT = 10;
/** It speaks only where the difference is larger than so many times its spread. */
const SURE = 2;
/** Less than so many times it, and nobody who looks more closely will find that there was something to say. */
const DOUBTFUL = 0.5;
const COSTLIEST = 3;

export interface Coached {
  rules: GameRules;
  bot: Bot;
  effort?: number;
  /** Chance for the thought at the move with this place among the moves that count. */
  rngAt(move: number, seat: Seat): Rng;
  /** Told of each decision as soon as it is weighed. */
  heard?(decision: Decision): void;
}

/** One decision of one seat. */
export interface Decision {
  /** Its place among the moves that count. */
  move: number;
  seat: Seat;
  /** How many things could be chosen. */
  choices: number;
  /** What a strong player would have chosen. */
  best: Option<unknown>;
  /** What was played, as it was weighed; null where the coach did not weigh it. */
  played: Option<unknown> | null;
  /** What the best is worth more than what was played, at least 0; 0 where that was not weighed. */
  difference: number;
  /** How sure that is. */
  spread: number;
  /** Otherwise the two are as good as each other. */
  speaks: boolean;
  reasons: Reason[];
}

export interface Coaching {
  decisions: Decision[];
  /** By seat: the three that cost most, of those worth speaking of. */
  costliest: Decision[][];
}

/** What a strong player would weigh here, from this chair's knowledge only. */
export function hint(
  bot: Bot,
  view: unknown,
  seat: Seat,
  memory: unknown,
  rng: Rng,
  effort = COACH_EFFORT,
): Thinking {
  return bot.think(view, seat, memory, rng, { level: 'strong', effort });
}

/** Goes through a match; what is not `wanted` is left out. */
export function* coach(
  coached: Coached,
  setup: Setup,
  moves: readonly unknown[],
  wanted: (move: number, seat: Seat) => boolean = () => true,
): Generator<void, Coaching> {
  const { rules, bot } = coached;
  let state = rules.begin(setup);
  let memories: unknown[] = Array.from({ length: setup.seats }, () => null);
  const decisions: Decision[] = [];
  for (let i = 0; i < moves.length; i += 1) {
    const { chance } = rules.turn(state);
    const seat = seatOf(moves[i]);
    if (!chance && seat !== null && wanted(i, seat))
      decisions.push(yield* heard(coached, state, seat, memories[seat], moves[i], i));
    else yield;
    state = rules.applyJudged(state, moves[i]);
    const now = state;
    memories = memories.map((memory, s) => bot.remember(memory, rules.view(now, s), s));
  }
  return { decisions, costliest: memories.map((_, seat) => costliestOf(decisions, seat)) };
}

/** The decision at one place alone, as `coach` would weigh it there; null where nobody decided. */
export function* coachAt(
  coached: Coached,
  setup: Setup,
  moves: readonly unknown[],
  at: number,
): Generator<void, Decision | null> {
  const { rules, bot } = coached;
  const seat = seatOf(moves[at]);
  if (seat === null) return null;
  let state = rules.begin(setup);
  let memory: unknown = null;
  for (const move of moves.slice(0, at)) {
    state = rules.applyJudged(state, move);
    memory = bot.remember(memory, rules.view(state, seat), seat);
    yield;
  }
  if (rules.turn(state).chance) return null;
  return yield* weigh(coached, state, seat, memory, moves[at], at);
}

function seatOf(move: unknown): Seat | null {
  const seat = (move as { seat?: unknown } | null)?.seat;
  return typeof seat === 'number' ? seat : null;
}

/** Whoever looks more closely may come to another verdict. */
export function isWorthALook({ difference, spread }: Decision): boolean {
  return difference > DOUBTFUL * spread;
}

export function costliestOf(decisions: readonly Decision[], seat: Seat): Decision[] {
  return decisions
    .filter((decision) => decision.seat === seat && decision.speaks)
    .sort((x, y) => y.difference - x.difference || x.move - y.move)
    .slice(0, COSTLIEST);
}

function* heard(coached: Coached, ...at: Weighing): Generator<void, Decision> {
  const decision = yield* weigh(coached, ...at);
  coached.heard?.(decision);
  return decision;
}

type Weighing = [state: unknown, seat: Seat, memory: unknown, move: unknown, at: number];

function* weigh(
  { rules, bot, effort, rngAt }: Coached,
  ...[state, seat, memory, move, at]: Weighing
): Generator<void, Decision> {
  const view = rules.view(state, seat);
  const { choice, options, reasons } = yield* hint(
    bot,
    view,
    seat,
    memory,
    rngAt(at, seat),
    effort,
  );
  // The reasons are of the choice: where choices are mixed it is not always the one of most value.
  const best =
    options.find((option) => option.choice === choice) ?? (options[0] as Option<unknown>);
  const wanted = sameWords(move);
  const played =
    options.find(({ choice }) => sameWords(rules.meant(state, seat, choice)) === wanted) ?? null;
  const difference = played === null ? 0 : Math.max(0, best.value - played.value);
  const spread =
    played === null || played === best
      ? 0
      : Math.sqrt(best.spread * best.spread + played.spread * played.spread);
  const speaks = difference > SURE * spread;
  return {
    move: at,
    seat,
    choices: options.length,
    best,
    played,
    difference,
    spread,
    speaks,
    reasons,
  };
}

/** One text for the same move said in another order of its keys; sets of cards in any order. */
function sameWords(move: unknown): string {
  const said = move as Record<string, unknown>;
  return Object.keys(said)
    .sort()
    .map((key) => {
      const value = said[key];
      const loose = Array.isArray(value) && (key === 'pay' || key === 'tasks' || key === 'dice');
      return `${key}:${JSON.stringify(loose ? value.slice().sort() : value)}`;
    })
    .join(' ');
}
