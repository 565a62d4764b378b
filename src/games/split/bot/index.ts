/** «Поділ»: votes mixed by regret matching, cuts by what the vote after them would bring, jokers where they help most. */
import type { Seat } from '../../../engine/types';
import { quickFrom, type Quick } from '../../../bots/kit/quick';
import {
  effortOf,
  notMyTurn,
  ofLevel,
  type Bot,
  type ByLevel,
  type Option,
  type Reason,
  type Thinking,
  type Wish,
} from '../../../bots/kit/types';
import { bestFirst, misjudged, thought } from '../../../bots/kit/weigh';
import type { Front, SplitMove, SplitView } from '../rules/types';
import { bestJoker, tableOf, type Table } from './parts';
import { cutReasons, jokerReasons, voteReasons } from './reasons';
import { VALUES } from './value';
import { ballotOf, expectedOf, Matching, type Ballot } from './votes';

export type SplitChoice = Extract<SplitMove, { type: 'cut' | 'vote' | 'joker' }>;

export interface Skill {
  /** Rounds of regret matching for a vote, and for each cut that is weighed. */
  rounds: number;
  cutRounds: number;
  /** How much of the others' votes is taken to follow what they want, not the balance; 0 to 1. */
  naive: number;
  /** Points by which a guess may be off, either way. */
  noise: number;
}

const SKILLS: ByLevel<Skill> = {
  easy: { rounds: 2, cutRounds: 1, naive: 0, noise: 8 },
  medium: { rounds: 10, cutRounds: 3, naive: 0, noise: 3.5 },
  strong: { rounds: 300, cutRounds: 20, naive: 0.5, noise: 0 },
};

const MODEL_ERROR = 0.5;
/** Parts that differ by less are nearly as good. */
const NEAR = 0.75;

export const bot = botWith(SKILLS);

/** The same with other skills: for tournaments that tune them. */
export function botWith(skills: ByLevel<Skill>): Bot<SplitView, SplitChoice> {
  return {
    remember: () => null,
    think(view, seat, _memory, rng, wish) {
      const skill = ofLevel(skills, wish);
      const chance = quickFrom(rng);
      if (view.phase === 'vote' && view.part.contenders.includes(seat) && !view.voted[seat])
        return thinkVote(view, seat, skill, chance, wish);
      if (view.phase === 'cut' && view.table.leader === seat)
        return thinkCut(view, seat, skill, chance, wish);
      if (view.phase === 'joker' && view.seat === seat) return thinkJoker(view, seat);
      throw notMyTurn(seat, view.phase);
    },
  };
}

/** Who simply wants a part asks for it the more often the more it is worth beside the rest. */
function wishes({ voters, parts, alone }: Ballot): number[] {
  const mix: number[] = [];
  for (let voter = 0; voter < voters.length; voter += 1) {
    let total = 0;
    const weights: number[] = [];
    for (let p = 0; p < parts; p += 1) {
      const worth = Math.max(0, alone[voter * parts + p] as number) + 0.3;
      const weight = worth * worth;
      weights.push(weight);
      total += weight;
    }
    for (const weight of weights) mix.push(weight / total);
  }
  return mix;
}

function blend(balance: readonly number[], wished: readonly number[], naive: number): number[] {
  return balance.map((share, i) => share * (1 - naive) + (wished[i] as number) * naive);
}

/** Rounds between two frames. */
const SLICE = 60;

function* thinkVote(
  view: Extract<SplitView, { phase: 'vote' }>,
  seat: Seat,
  skill: Skill,
  chance: Quick,
  wish: Wish,
): Thinking<SplitChoice> {
  const { part, at } = view;
  const ballot = ballotOf(tableOf(view), part.contenders, part.from, part.to, at);
  yield;
  const matching = new Matching(ballot);
  const rounds = Math.ceil(skill.rounds * effortOf(wish));
  for (let done = 0; done < rounds; done += SLICE) {
    matching.run(Math.min(SLICE, rounds - done));
    yield;
  }
  const { mix } = matching.result();
  const others = blend(mix, wishes(ballot), skill.naive);
  const expected = expectedOf(ballot, others);
  const voter = part.contenders.indexOf(seat);
  const options: Option<SplitChoice>[] = [];
  const own: number[] = [];
  for (let p = 0; p < ballot.parts; p += 1) {
    const value = misjudged(expected[voter * ballot.parts + p] as number, skill.noise, chance.bits);
    options.push({
      choice: { type: 'vote', seat, part: p },
      value,
      spread: MODEL_ERROR,
      visits: rounds,
    });
    own.push(value);
  }
  const chosen = options[mixedVote(own, mix, voter, ballot.parts, chance)] as Option<SplitChoice>;
  const sorted = bestFirst(options);
  const reasons = voteReasons(view, seat, chosen.choice);
  const near = sorted.filter(({ value }) => value >= (sorted[0] as typeof chosen).value - NEAR);
  if (chosen !== sorted[0]) reasons.push({ key: 'mixed', facts: { parts: near.length } });
  return { choice: chosen.choice, options: sorted, reasons };
}

/** The balance decides among parts that are nearly as good; a part that is clearly worse is left. */
function mixedVote(
  own: readonly number[],
  mix: readonly number[],
  voter: number,
  parts: number,
  chance: Quick,
): number {
  const best = Math.max(...own);
  const weights = own.map((value, p) =>
    value < best - NEAR ? 0 : (mix[voter * parts + p] as number) + 0.02,
  );
  const total = weights.reduce((a, b) => a + b, 0);
  let left = ((chance.bits() % 10000) / 10000) * total;
  for (let p = 0; p < parts; p += 1) {
    left -= weights[p] as number;
    if (left < 0) return p;
  }
  return own.indexOf(best);
}

function cutsOf(size: number): number[][] {
  if (size === 2) return [[1]];
  const cuts: number[][] = [];
  for (let first = 1; first < size - 1; first += 1)
    for (let second = first + 1; second < size; second += 1) cuts.push([first, second]);
  return cuts;
}

/** What a voter, or one who only watches, expects when everybody votes as the balance says. */
function cutWorth(table: Table, ballot: Ballot, seat: Seat, skill: Skill, rounds: number): number {
  const matching = new Matching(ballot);
  matching.run(rounds);
  const { mix } = matching.result();
  const all = blend(mix, wishes(ballot), skill.naive);
  const expected = expectedOf(ballot, all);
  const { parts, voters } = ballot;
  let own = 0;
  let others = 0;
  for (let voter = 0; voter < voters.length; voter += 1) {
    const at = voter * parts;
    let worth = 0;
    if (voters[voter] === seat) {
      worth = -Infinity;
      for (let p = 0; p < parts; p += 1) worth = Math.max(worth, expected[at + p] as number);
      own = worth;
    } else {
      for (let p = 0; p < parts; p += 1)
        worth += (all[at + p] as number) * (expected[at + p] as number);
      others += worth;
    }
  }
  return own - others / (table.seats - 1) / 2;
}

function* thinkCut(
  view: Extract<SplitView, { phase: 'cut' }>,
  seat: Seat,
  skill: Skill,
  chance: Quick,
  wish: Wish,
): Thinking<SplitChoice> {
  const { part } = view;
  const table = tableOf(view);
  const rounds = Math.ceil(skill.cutRounds * effortOf(wish));
  const options: Option<SplitChoice>[] = [];
  for (const at of cutsOf(part.to - part.from)) {
    const ballot = ballotOf(table, part.contenders, part.from, part.to, at);
    const worth = cutWorth(table, ballot, seat, skill, rounds);
    options.push({
      choice: { type: 'cut', seat, at },
      value: misjudged(worth, skill.noise, chance.bits),
      spread: MODEL_ERROR,
      visits: rounds,
    });
    yield;
  }
  const made = thought(options, []);
  return { ...made, reasons: cutReasons(view, made.choice) };
}

function* thinkJoker(
  view: Extract<SplitView, { phase: 'joker' }>,
  seat: Seat,
): Thinking<SplitChoice> {
  const table = tableOf(view);
  const options = view.piles.map((value): Option<SplitChoice> => {
    const only = table.piles.slice();
    for (let i = 0; i < VALUES; i += 1) if (i !== value - 1) only[seat * VALUES + i] = 0;
    const { gain } = bestJoker(table, only, seat);
    return {
      choice: { type: 'joker', seat, value },
      value: gain,
      spread: MODEL_ERROR,
      visits: 1,
    };
  });
  yield;
  const made = thought(options, []);
  const reasons: Reason[] = jokerReasons(view.table.fronts as readonly Front[], seat, made.choice);
  return { ...made, reasons };
}
