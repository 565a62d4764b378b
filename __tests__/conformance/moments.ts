/** The random matches that every property looks at, and the moments in them. */
import * as fc from 'fast-check';

import type { Mode, Seat, Setup, Turn } from '../../src/engine/types';
import { MODES } from '../../src/engine/types';
import type { Match } from '../support/playout';
import { playOut } from '../support/playout';
import { chanceOf, pick, quickRng } from '../support/quickRng';
import type { Entry, Kit } from './kit';

export const USUAL_MATCHES = 20;
/** Random matches per mode; every property visits them all. CONFORMANCE_RUNS sets another number. */
export const MATCHES = Math.max(5, Number(process.env.CONFORMANCE_RUNS ?? USUAL_MATCHES));
/** Moments of a match at which the costlier properties look. */
const MOMENTS = 10;
/** Fixed, so that a failure is the same for everybody. */
export const FC = { seed: 20260729, endOnFailure: true } as const;

export interface Moment {
  match: Match;
  index: number;
  state: unknown;
  turn: Turn;
}

/** The match of a seed; the mode is settled already. */
export type Matches = (seed: number) => Match;

export const anyMatch = fc.integer({ min: 0, max: MATCHES - 1 });

/** Every property sees the same matches, so each is played once. */
export function matchesOf(kit: Kit): (mode: Mode, seed: number) => Match {
  const played = new Map<string, Match>();
  return (mode, seed) => {
    const key = `${mode} ${seed}`;
    const known = played.get(key);
    if (known) return known;
    const match = playOut(kit, setupOf(kit, mode, seed), quickRng(seed * 3 + MODES.indexOf(mode)));
    played.set(key, match);
    return match;
  };
}

/** Seeds walk through the sizes of the table and the first players; every third table has house rules. */
function setupOf(kit: Kit, mode: Mode, seed: number): Setup {
  const { min, max } = kit.rules.seats;
  const seats = min + (seed % (max - min + 1));
  const setup = { seats, first: Math.floor(seed / (max - min + 1)) % seats, mode };
  const rng = quickRng(seed);
  const agreed = Object.entries(kit.house).filter(() => chanceOf(rng, 2));
  if (seed % 3 !== 2 || agreed.length === 0) return setup;
  return {
    ...setup,
    house: Object.fromEntries(agreed.map(([ruling, readings]) => [ruling, pick(rng, readings)])),
  };
}

/** All matches, each once. */
export function everyMatch(at: Matches, check: (match: Match, seed: number) => void): void {
  for (let seed = 0; seed < MATCHES; seed += 1) check(at(seed), seed);
}

export function momentAt(kit: Kit, match: Match, index: number): Moment {
  const state = match.states[index];
  return { match, index, state, turn: kit.rules.turn(state) };
}

/** A spread of moments: the first, the last and some between, other ones in every match. */
export function momentsOf(kit: Kit, match: Match, seed: number): Moment[] {
  const last = match.states.length - 1;
  const picked = new Set([0, Math.min(1, last), last]);
  const rng = quickRng(seed + 7919);
  while (picked.size < Math.min(MOMENTS, last + 1)) picked.add(rng.below(last + 1));
  return [...picked].map((index) => momentAt(kit, match, index));
}

export function seatsOf(match: Match): Seat[] {
  return Array.from({ length: match.setup.seats }, (_, seat) => seat);
}

export function offersOf(kit: Kit, state: unknown, seat: Seat): readonly Entry[] {
  return kit.rules.offers(state, seat) as readonly Entry[];
}

/** Says which match it was, so that a failure can be played again. */
export function where({ match, index }: Moment): string {
  return `${JSON.stringify(match.setup)} after ${index} moves`;
}
