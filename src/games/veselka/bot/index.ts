/** «Веселка»: each run and each swap by its points, its card for the rainbow, and the hand it leads to. Mostly luck. */
import type { Seat } from '../../../engine/types';
import { quickFrom } from '../../../bots/kit/quick';
import {
  effortOf,
  notMyTurn,
  ofLevel,
  type Bot,
  type ByLevel,
  type Option,
  type Reason,
  type Thinking,
} from '../../../bots/kit/types';
import { bestFirst, misjudged, thought } from '../../../bots/kit/weigh';
import { countKinds, COPIES, type Kind, KINDS, kindIndex } from '../../gems/rules/kinds';
import { DIRECTIONS, LONGEST_RUN, next, SHORTEST_RUN } from '../rules/circle';
import { FULL_RAINBOW, rainbowPoints, runPoints } from '../rules/scoring';
import { HAND } from '../rules/stock';
import type { PlayerView, Run, VeselkaMove, VeselkaView } from '../rules/types';
import { afterDraws, COLOURS, horizon, sizeOf } from './horizon';

export type VeselkaChoice = Extract<VeselkaMove, { type: 'run' | 'swap' }>;

export interface Skill {
  /** How much of the hand's later worth is seen. */
  later: number;
  /** What a new colour in the rainbow is worth beyond its points. */
  colour: number;
  /** Swaps only what is held twice. */
  plain: boolean;
  /** Points by which a guess may be off, either way. */
  noise: number;
}

const SKILLS: ByLevel<Skill> = {
  easy: { later: 0, colour: 0.2, plain: true, noise: 0.8 },
  medium: { later: 0.3, colour: 0.5, plain: true, noise: 0.5 },
  strong: { later: 1, colour: 1, plain: false, noise: 0 },
};

const MODEL_ERROR = 0.8;
/** Weighed beside the runs. */
const SWAPS = 6;

export const bot = botWith(SKILLS);

/** The same with other skills: for tournaments that tune them. */
export function botWith(skills: ByLevel<Skill>): Bot<VeselkaView, VeselkaChoice> {
  return {
    remember: () => null,
    think(view, seat, _memory, rng, wish) {
      const skill = ofLevel(skills, wish);
      // All that can be done is looked through: more effort finds nothing more.
      effortOf(wish);
      if (view.phase !== 'act' || view.toAct !== seat || view.hand === null || view.top === null)
        throw notMyTurn(seat, view.phase);
      return thinkTurn(view, seat, skill, quickFrom(rng).bits);
    },
  };
}

interface Position {
  view: VeselkaView;
  seat: Seat;
  skill: Skill;
  counts: number[];
  /** Mean worth of the hand with these colours after so many draws. */
  after: number[][];
  guess(value: number): number;
}

/** What may come from the deck, colour by colour. */
function chancesOf(view: VeselkaView, counts: readonly number[]): number[] {
  const left = KINDS.map((_, i) => COPIES - (view.seen?.[i] ?? 0) - (counts[i] as number));
  const total = left.reduce((a, b) => a + b, 0);
  return left.map((n) => (total > 0 ? n / total : 1 / COLOURS));
}

function* thinkTurn(
  view: VeselkaView,
  seat: Seat,
  skill: Skill,
  bits: () => number,
): Thinking<VeselkaChoice> {
  const hand = view.hand as readonly Kind[];
  const counts = countKinds(hand);
  const worth = yield* horizon();
  const scale = skill.later * lastTurn(view);
  const after = yield* afterDraws(
    worth.map((w) => scale * w),
    chancesOf(view, counts),
  );
  yield;
  const guess = (value: number): number => misjudged(value, skill.noise, bits);
  const position: Position = { view, seat, skill, counts, after, guess };
  const options = [...runOptions(position), ...swapOptions(position)];
  const made = thought(options, []);
  return { ...made, reasons: reasonsFor(view, seat, made.choice) };
}

/** In the last lap nobody has a turn after this one. */
function lastTurn({ lap }: VeselkaView): number {
  return lap === null ? 1 : 0;
}

function maskOf(counts: readonly number[]): number {
  let mask = 0;
  for (let i = 0; i < COLOURS; i += 1) if ((counts[i] as number) > 0) mask |= 1 << i;
  return mask;
}

function runOptions(position: Position): Option<VeselkaChoice>[] {
  const { view, seat, counts } = position;
  const own = view.players[seat] as PlayerView;
  const out: Option<VeselkaChoice>[] = [];
  for (const direction of DIRECTIONS) {
    const cards: Kind[] = [];
    const left = counts.slice();
    let kind = next(view.top as Kind, direction);
    while (cards.length < LONGEST_RUN && (left[kindIndex(kind)] as number) > 0) {
      cards.push(kind);
      left[kindIndex(kind)] = (left[kindIndex(kind)] as number) - 1;
      if (cards.length >= SHORTEST_RUN)
        for (const keep of own.rainbow.includes(kind) ? [false] : [true, false])
          out.push(runOption(position, cards.slice(), keep, left));
      kind = next(kind, direction);
    }
  }
  return out;
}

function runOption(
  { view, seat, skill, after, guess }: Position,
  cards: Kind[],
  keep: boolean,
  left: readonly number[],
): Option<VeselkaChoice> {
  const points = runPoints(cards.length);
  const later = (after[cards.length] as number[])[maskOf(left)] as number;
  const rainbow = keep ? keepingWorth(view, seat, points, skill) : 0;
  return {
    choice: { type: 'run', seat, cards, keep },
    value: guess(points + rainbow + later),
    spread: MODEL_ERROR,
    visits: 1,
  };
}

/** A colour more: its points as far as they are certain, and the way to the next. The last one ends the match. */
function keepingWorth(view: VeselkaView, seat: Seat, points: number, skill: Skill): number {
  const own = view.players[seat] as PlayerView;
  const now = own.rainbow.length;
  if (now + 1 < FULL_RAINBOW)
    return view.lap === null ? skill.colour : rainbowPoints(now + 1) - rainbowPoints(now);
  const mine = own.points + points + rainbowPoints(FULL_RAINBOW);
  const best = Math.max(
    ...view.players.map((other, s) =>
      s === seat ? -99 : other.points + rainbowPoints(other.rainbow.length),
    ),
  );
  // Who would lose does not end it.
  return mine > best + 3 ? 6 : mine > best ? 3 : -6;
}

function swapOptions(position: Position): Option<VeselkaChoice>[] {
  const { seat, skill, counts, after, guess } = position;
  const mask = maskOf(counts);
  const out: Option<VeselkaChoice>[] = [];
  for (let kept = mask; ; kept = (kept - 1) & mask) {
    const drawn = HAND - sizeOf(kept);
    if (drawn > 0 && (!skill.plain || kept === mask || sizeOf(mask) === HAND)) {
      const cards = givenAway(counts, kept);
      out.push({
        choice: { type: 'swap', seat, cards },
        value: guess((after[drawn] as number[])[kept] as number),
        spread: MODEL_ERROR,
        visits: 1,
      });
    }
    if (kept === 0) break;
  }
  return bestFirst(out).slice(0, SWAPS);
}

/** One of each kept colour stays. */
function givenAway(counts: readonly number[], kept: number): Kind[] {
  const cards: Kind[] = [];
  KINDS.forEach((kind, i) => {
    for (let n = (counts[i] as number) - ((kept >> i) & 1); n > 0; n -= 1) cards.push(kind);
  });
  return cards;
}

/** Length and points of the run and the rainbow after it; or how many cards go and how many colours stay. */
function reasonsFor(view: VeselkaView, seat: Seat, choice: VeselkaChoice): Reason[] {
  const rainbow = (view.players[seat] as PlayerView).rainbow.length;
  if (choice.type === 'run') {
    const { cards, keep } = choice as Run;
    const points = runPoints(cards.length);
    return [{ key: 'run', facts: { length: cards.length, points, keep, rainbow } }];
  }
  const cards = 'cards' in choice ? choice.cards.length : choice.count;
  const colours = sizeOf(maskOf(countKinds(view.hand ?? [])));
  return [{ key: 'swap', facts: { cards, colours, top: view.top } }];
}
