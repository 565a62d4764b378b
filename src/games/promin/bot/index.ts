/**
 * «Промінь» played by flat Monte Carlo: worlds that fit what is seen and remembered, each option tried in each of them,
 * the rest of the deal played out by the need of the bids with more or less chance. A tree brought nothing over this.
 */
import { filled } from '../../../engine/arrays';
import type { Rng, Seat } from '../../../engine/types';
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
import { forced, note, Rounds, spreadOf, thought, type Trials } from '../../../bots/kit/weigh';
import { COLOURS, colourIndex, type Colour } from '../rules/cards';
import type { Move, View } from '../rules/types';
import { ownCounts, remembered, type Memory } from './memory';
import { drawMoods, place, playOut, pointsOf, worthOf, type Deal } from './playout';
import { bidReasons, playReasons } from './reasons';
import { blank, guessBid, reset, startOf, usualTricks, type Start } from './trial';
import { drawWorld, worldsOf, type Worlds } from './worlds';

type Played = Extract<View, { phase: 'bid' | 'play' }>;
export interface Play {
  type: 'play';
  seat: Seat;
  colour: Colour;
  rank: number;
}
export type ProminChoice = Play | Extract<Move, { type: 'bid' }>;

export interface Skill {
  /** Cards laid in play-outs for one decision. */
  cards: number;
  /** Of 64, in turns: how often a card of a play-out is left to chance. */
  luck: readonly number[];
  /** The same while bids are weighed: who counts on playing well bids too much. */
  bidLuck: readonly number[];
  /** Keeps fallen cards in mind. */
  remembers: boolean;
  /** The most worlds one option is tried in. */
  worlds: number;
  /** By how many tricks a bid may differ from what hands with as many trumps usually get: who tries few worlds is easily deceived. */
  around: number;
}

const SKILLS: ByLevel<Skill> = {
  easy: { cards: 250, luck: [64], bidLuck: [64], remembers: false, worlds: 2, around: 2.5 },
  medium: {
    cards: 1600,
    luck: [64],
    bidLuck: [64],
    remembers: false,
    worlds: 13,
    around: 2.5,
  },
  strong: {
    cards: 30000,
    luck: [32, 64],
    bidLuck: [32, 64],
    remembers: true,
    worlds: 400,
    around: 10,
  },
};

/** Cards between two frames. */
const SLICE = 1000;

export const bot = botWith(SKILLS);

/** The same with other skills: for tournaments that tune them. */
export function botWith(skills: ByLevel<Skill>): Bot<View, ProminChoice> {
  return {
    remember: remembered,
    think(view, seat, memory, rng, wish) {
      const skill = ofLevel(skills, wish);
      if ((view.phase !== 'bid' && view.phase !== 'play') || view.toAct !== seat || !view.hands)
        throw notMyTurn(seat, view.phase);
      const memo = remembered(skill.remembers ? memory : null, view, seat) as Memory;
      return view.phase === 'bid'
        ? thinkBid(view, seat, memo, rng, skill, wish)
        : thinkPlay(view, seat, memo, rng, skill, wish);
    },
  };
}

interface Bench {
  start: Start;
  worlds: Worlds;
  chance: Quick;
  deal: Deal;
  /** The world that every option is shown, and what everybody there is minded to do. */
  hands: number[];
  moods: number[];
}

function benchOf(view: Played, seat: Seat, memo: Memory, rng: Rng): Bench {
  const start = startOf(view);
  const deal = blank(start);
  const worlds = worldsOf(view, seat, memo);
  return {
    start,
    worlds,
    chance: quickFrom(rng),
    deal,
    hands: filled(deal.hands.length, 0),
    moods: [],
  };
}

function nextWorld({ worlds, chance, hands, moods, deal }: Bench): void {
  drawWorld(worlds, chance, hands);
  drawMoods(moods, deal.seats, chance);
}

function beginTrial({ deal, start, hands }: Bench): void {
  reset(deal, start.deal);
  for (let i = 0; i < hands.length; i += 1) deal.hands[i] = hands[i] as number;
}

// ── bids ────────────────────────────────────────────────────────────────────────────────────────

/** Nobody bets more than this with a hand that does not count itself. */
const MOST_BEADS = 7;

/** The least and the most that this player would bet. */
function bidRange(view: Played, seat: Seat, { around }: Skill): { least: number; most: number } {
  const trumps = ownCounts(view, seat)[colourIndex('y')] as number;
  const usual = usualTricks(view.seats, trumps);
  const most = Math.min(MOST_BEADS, Math.floor(usual + around));
  return { least: Math.min(most, Math.max(0, Math.ceil(usual - around))), most };
}

function* thinkBid(
  view: Played,
  seat: Seat,
  memo: Memory,
  rng: Rng,
  skill: Skill,
  wish: Wish,
): Thinking<ProminChoice> {
  const bench = benchOf(view, seat, memo, rng);
  const { least, most } = bidRange(view, seat, skill);
  // Options 2b and 2b + 1: b beads more than the least without and with the shield. One play-out tells of both.
  const rounds = new Rounds(2 * (most - least + 1));
  const perTrial = view.seats * 10;
  const budget = (skill.cards * effortOf(wish)) / rounds.rounds;
  let spent = 0;
  let world = 0;
  for (let round = 0; round < rounds.rounds; round += 1) {
    const beads = beadsOf(rounds.left);
    const times = Math.max(1, Math.floor(budget / (perTrial * beads.length)));
    for (let n = 0; n < times; n += 1, world += 1) {
      nextWorld(bench);
      guessOthers(bench, seat);
      for (let i = 0; i < beads.length; i += 1) {
        tryBid(bench, seat, beads[i] as number, least, luckOf(skill.bidLuck, world), rounds);
        spent += perTrial;
        if (spent < SLICE) continue;
        spent = 0;
        yield;
      }
    }
    rounds.halve();
  }
  const options = optionsOf(rounds, (i) => bidOf(seat, i, least));
  return thought(options, bidReasons(view, seat));
}

function bidOf(seat: Seat, option: number, least: number): ProminChoice {
  return { type: 'bid', seat, beads: least + (option >> 1), shield: (option & 1) === 1 };
}

function beadsOf(options: readonly number[]): number[] {
  const out: number[] = [];
  for (const option of options) if (!out.includes(option >> 1)) out.push(option >> 1);
  return out;
}

function luckOf(luck: readonly number[], world: number): number {
  return luck[world % luck.length] as number;
}

function guessOthers({ start, chance, hands }: Bench, seat: Seat): void {
  for (const other of start.unbid)
    if (other !== seat) start.deal.beads[other] = guessBid(hands, other, start.deal.seats, chance);
}

function tryBid(
  bench: Bench,
  seat: Seat,
  above: number,
  least: number,
  luck: number,
  rounds: Rounds,
): void {
  const { deal, moods } = bench;
  const beads = least + above;
  beginTrial(bench);
  deal.beads[seat] = beads;
  playOut(deal, luck, moods);
  const plain = worthOf(deal, seat);
  const won = deal.won[seat] as number;
  const more = pointsOf(deal.number, beads, true, won) - pointsOf(deal.number, beads, false, won);
  note(rounds.trials[2 * above] as Trials, plain);
  note(rounds.trials[2 * above + 1] as Trials, plain + more);
}

// ── cards ───────────────────────────────────────────────────────────────────────────────────────

function playsOf(view: Extract<View, { phase: 'play' }>, seat: Seat): Play[] {
  const counts = ownCounts(view, seat);
  const led = view.trick.led === null ? -1 : colourIndex(view.trick.led);
  const bound = led >= 0 && (counts[led] as number) > 0;
  const out: Play[] = [];
  COLOURS.forEach((colour, i) => {
    if (bound && i !== led) return;
    for (let rank = 0; rank < (counts[i] as number); rank += 1)
      out.push({ type: 'play', seat, colour, rank });
  });
  return out;
}

function* thinkPlay(
  view: Extract<View, { phase: 'play' }>,
  seat: Seat,
  memo: Memory,
  rng: Rng,
  skill: Skill,
  wish: Wish,
): Thinking<ProminChoice> {
  const plays = playsOf(view, seat);
  const only = plays[0] as Play;
  if (plays.length === 1) return yield* forced<ProminChoice>(only, playReasons(view, seat, only));
  const bench = benchOf(view, seat, memo, rng);
  const rounds = new Rounds(plays.length);
  const perTrial = (10 - bench.start.deal.tricks) * view.seats - bench.start.deal.placed;
  const effort = effortOf(wish);
  const budget = (skill.cards * effort) / rounds.rounds;
  const most = Math.ceil((skill.worlds * effort) / rounds.rounds);
  let spent = 0;
  let world = 0;
  for (let round = 0; round < rounds.rounds; round += 1) {
    const times = Math.min(most, Math.floor(budget / (perTrial * rounds.left.length)));
    for (let n = 0; n < Math.max(1, times); n += 1, world += 1) {
      nextWorld(bench);
      for (let i = 0; i < rounds.left.length; i += 1) {
        const option = rounds.left[i] as number;
        const worth = tryPlay(bench, plays[option] as Play, luckOf(skill.luck, world));
        note(rounds.trials[option] as Trials, worth);
        spent += perTrial;
        if (spent < SLICE) continue;
        spent = 0;
        yield;
      }
    }
    rounds.halve();
  }
  const options = optionsOf(rounds, (i): ProminChoice => plays[i] as Play);
  return thought(options, reasonsFor(view, seat, options));
}

function reasonsFor(
  view: Extract<View, { phase: 'play' }>,
  seat: Seat,
  options: readonly Option<ProminChoice>[],
): Reason[] {
  const { choice } = thought(options, []);
  return choice.type === 'play' ? playReasons(view, seat, choice) : [];
}

function tryPlay(bench: Bench, { seat, colour, rank }: Play, luck: number): number {
  const { deal, moods } = bench;
  beginTrial(bench);
  const index = colourIndex(colour);
  let mask = deal.hands[seat * COLOURS.length + index] as number;
  for (let i = 0; i < rank; i += 1) mask &= mask - 1;
  place(deal, seat, index, 31 - Math.clz32(mask & -mask));
  playOut(deal, luck, moods);
  return worthOf(deal, seat);
}

function optionsOf(
  rounds: Rounds,
  choiceOf: (option: number) => ProminChoice,
): Option<ProminChoice>[] {
  return rounds.values().map((value, i) => {
    const trials = rounds.trials[i] as Trials;
    return {
      choice: choiceOf(i),
      value,
      spread: spreadOf(trials),
      visits: trials.n,
    };
  });
}
