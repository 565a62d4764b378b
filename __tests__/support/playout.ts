/** Random matches through the front door: every move is offered or proposed, judged, then applied. */
import type { GameRules, Rng, Setup, Turn } from '../../src/engine/types';
import type { Entry, Kit } from '../conformance/kit';
import { chanceOf, pick } from './quickRng';

export interface Match {
  setup: Setup;
  moves: Entry[];
  /** `states[i]` is what `moves[i]` was made in; the last one is where the match stands. */
  states: unknown[];
}

/** Freezes all the way down; what is frozen already has been frozen all the way. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const key of Object.keys(value)) deepFreeze((value as Record<string, unknown>)[key]);
  return value;
}

export function lastState(match: Match): unknown {
  return match.states[match.states.length - 1];
}

/** Follows given moves as far as the rules accept them. */
export function follow(rules: GameRules, setup: Setup, moves: readonly Entry[]): Match {
  let state = deepFreeze(rules.begin(setup));
  const match: Match = { setup, moves: [], states: [state] };
  for (const move of moves) {
    if (!rules.judge(state, move).ok) break;
    state = deepFreeze(rules.apply(state, deepFreeze(move)));
    match.moves.push(move);
    match.states.push(state);
  }
  return match;
}

/** Plays until it is over or nobody has anything left to do. */
export function playOut(kit: Kit, setup: Setup, rng: Rng): Match {
  return playOn(kit, { setup, moves: [], states: [kit.rules.begin(setup)] }, rng);
}

/** The same from the last state of a match that has begun; `begun.moves` are what has happened before. */
export function playOn(kit: Kit, begun: Match, rng: Rng): Match {
  const { rules } = kit;
  let state = deepFreeze(lastState(begun));
  const match: Match = { ...begun, moves: begun.moves.slice(), states: begun.states.slice() };
  const bound = kit.bound(match.setup);
  while (match.moves.length <= bound) {
    const turn = rules.turn(state);
    if (turn.phase === 'over') break;
    const move = nextMove(kit, match, state, turn, rng);
    if (move === null) break;
    state = deepFreeze(rules.apply(state, deepFreeze(move)));
    match.moves.push(move);
    match.states.push(state);
  }
  return match;
}

/** Null when nobody has anything left to do. */
export function nextMove(
  kit: Kit,
  match: Match,
  state: unknown,
  turn: Turn,
  rng: Rng,
): Entry | null {
  if (turn.chance) return dealt(kit, match, state, turn, rng);
  const impatient = match.moves.length >= kit.patience;
  if (impatient || turn.actors.length === 0 || chanceOf(rng, 12)) {
    const entry = accepted(kit, match, state, turn, rng);
    if (entry !== null) return entry;
  }
  return offered(kit, state, turn, rng) ?? accepted(kit, match, state, turn, rng);
}

/** In a virtual match the rules deal; at a real table people enter what lies there. */
function dealt(kit: Kit, match: Match, state: unknown, turn: Turn, rng: Rng): Entry {
  const entered = match.setup.mode === 'virtual' ? null : accepted(kit, match, state, turn, rng);
  return entered ?? (kit.rules.chance(state, rng) as Entry);
}

function accepted(kit: Kit, match: Match, state: unknown, turn: Turn, rng: Rng): Entry | null {
  const proposals = kit.entries(match.setup, turn, match.moves, rng);
  return proposals.find((entry) => kit.rules.judge(state, entry).ok) ?? null;
}

/** A type first, then a move of it: otherwise the many payments would drown the rest. */
function offered(kit: Kit, state: unknown, turn: Turn, rng: Rng): Entry | null {
  if (turn.actors.length === 0) return null;
  const moves = kit.rules.offers(state, pick(rng, turn.actors)) as readonly Entry[];
  if (moves.length === 0) return null;
  const types: string[] = [];
  for (const type of new Set(moves.map((move) => move.type)))
    for (let n = kit.keenness?.[type] ?? 1; n > 0; n -= 1) types.push(type);
  const type = pick(rng, types);
  const chosen = pick(
    rng,
    moves.filter((move) => move.type === type),
  );
  return reordered(kit, chosen, rng);
}

/** The same move said in another order. */
function reordered(kit: Kit, move: Entry, rng: Rng): Entry {
  const out: Record<string, unknown> = { ...move };
  for (const key of kit.unordered(move)) out[key] = rng.shuffle(move[key] as readonly unknown[]);
  return out as unknown as Entry;
}

/** One text for all orders of the same move. */
export function canonical(kit: Kit, move: Entry): string {
  const unordered = kit.unordered(move);
  let text = '';
  for (const key of Object.keys(move).sort()) {
    const value = move[key];
    const loose = Array.isArray(value) && unordered.includes(key);
    text += `${key}:${JSON.stringify(loose ? value.slice().sort() : value)} `;
  }
  return text;
}
