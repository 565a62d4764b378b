/** The split-and-vote game for the conformance suite, with a second bookkeeping of who got which cards. */
import * as fc from 'fast-check';

import type { Mode, Rng, Setup, Viewer } from '../../../src/engine/types';
import { split } from '../../../src/games/split/rules';
import { CLAUSES, HOUSE } from '../../../src/games/split/rules/clauses';
import type { Match } from '../../support/playout';
import { pick } from '../../support/quickRng';
import type { Entry, HiddenCase, Kit } from '../kit';
import { anySeat, entryOf, ids } from './shared';

type Card = number | 'joker';
const VALUES = 10;
const JOKERS = 15;

const cut = entryOf('cut', {
  seat: anySeat,
  at: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 2 }),
});
const vote = entryOf('vote', { seat: anySeat, part: fc.integer({ min: 0, max: 2 }) });
const joker = entryOf('joker', { seat: anySeat, value: fc.integer({ min: 1, max: VALUES }) });

/** Who got what, from the log alone (S-4.1 to S-4.8, S-5.2, S-5.3). */
class Bookkeeper {
  readonly piles: number[][];
  private readonly waiting: number[];
  private parts: Card[][] = [];
  private queue: Card[][] = [];
  private contenders: number[][] = [];
  private voters: number[] = [];
  private votes = new Map<number, number>();
  private leader: number;
  private round = 0;

  constructor(private readonly setup: Setup) {
    this.piles = Array.from({ length: setup.seats }, () => Array.from({ length: VALUES }, () => 0));
    this.waiting = this.piles.map(() => 0);
    this.leader = setup.first;
  }

  note(move: Entry): void {
    if (move.type === 'row') this.turnUp(move.cards as Card[]);
    else if (move.type === 'cut') this.cut(move.at as number[]);
    else if (move.type === 'vote') this.vote(move.seat as number, move.part as number);
    else if (move.type === 'joker') this.lay(move.seat as number, move.value as number, 1);
  }

  private turnUp(cards: Card[]): void {
    this.leader = (this.setup.first + this.round) % this.setup.seats;
    this.round += 1;
    this.queue = [cards];
    this.contenders = [this.piles.map((_, seat) => seat)];
  }

  private cut(at: readonly number[]): void {
    const part = this.queue.shift() as Card[];
    this.voters = this.contenders.shift() as number[];
    const borders = [0, ...at, part.length];
    this.parts = at.concat(part.length).map((to, i) => part.slice(borders[i], to));
    this.votes = new Map();
  }

  private vote(seat: number, part: number): void {
    this.votes.set(seat, part);
    if (this.votes.size < this.voters.length) return;
    const claims = this.parts.map((cards, i) => ({
      cards,
      by: this.fromLeadersLeft().filter((s) => this.votes.get(s) === i),
    }));
    for (const { cards, by } of claims) if (by.length === 1) this.give(by[0] as number, cards);
    const contested = claims.filter(({ cards, by }) => by.length > 1 && cards.length > 1);
    this.queue = [...contested.map(({ cards }) => cards), ...this.queue];
    this.contenders = [...contested.map(({ by }) => by), ...this.contenders];
  }

  private fromLeadersLeft(): number[] {
    const { seats } = this.setup;
    return Array.from({ length: seats }, (_, i) => (this.leader + 1 + i) % seats);
  }

  /** Jokers with one pile to go to are laid at once, those with a choice by a move of their own. */
  private give(seat: number, cards: readonly Card[]): void {
    let jokers = this.waiting[seat] ?? 0;
    this.waiting[seat] = 0;
    for (const card of cards)
      if (card === 'joker') jokers += 1;
      else this.lay(seat, card, 1);
    const values = (this.piles[seat] ?? []).flatMap((count, i) => (count > 0 ? [i + 1] : []));
    if (values.length === 0) this.waiting[seat] = jokers;
    else if (values.length === 1) this.lay(seat, values[0] as number, jokers);
  }

  private lay(seat: number, value: number, count: number): void {
    const piles = this.piles[seat] as number[];
    piles[value - 1] = (piles[value - 1] ?? 0) + count;
  }
}

function stacksOf(match: Match): Entry {
  const keeper = new Bookkeeper(match.setup);
  for (const move of match.moves) keeper.note(move);
  return { type: 'stacks', counts: keeper.piles };
}

/** Piles that one box can give: every number card somewhere or nowhere, jokers onto what lies there. */
function someStacks(seats: number, rng: Rng): Entry {
  const counts = Array.from({ length: seats }, () => Array.from({ length: VALUES }, () => 0));
  const add = (seat: number, value: number): void => {
    const piles = counts[seat] as number[];
    piles[value - 1] = (piles[value - 1] ?? 0) + 1;
  };
  for (let value = 1; value <= VALUES; value += 1)
    for (let copy = 0; copy < value; copy += 1) {
      const seat = rng.below(seats + 1);
      if (seat < seats) add(seat, value);
    }
  for (let j = 0; j < JOKERS; j += 1) {
    const seat = rng.below(seats);
    const value = 1 + rng.below(VALUES);
    if ((counts[seat]?.[value - 1] ?? 0) > 0) add(seat, value);
  }
  return { type: 'stacks', counts };
}

/** S-3.1: another vote of somebody else, as long as not everybody has voted. */
function disguised(match: Match, index: number, viewer: Viewer, rng: Rng): Entry | null {
  const move = match.moves[index] as Entry;
  if (move.type !== 'vote' || move.seat === viewer) return null;
  const offers = split.offers(
    match.states[index] as never,
    move.seat as number,
  ) as unknown as Entry[];
  return pick(
    rng,
    offers.filter((offer) => offer.part !== move.part),
  );
}

const ROW_OF_NINE: Entry = { type: 'row', cards: [10, 10, 9, 9, 8, 8, 7, 7, 6] };
const ROW_OF_SEVEN: Entry = { type: 'row', cards: [10, 10, 9, 9, 8, 8, 7] };
const votes = (...laid: readonly (readonly [number, number])[]): Entry[] =>
  laid.map(([seat, part]) => ({ type: 'vote', seat, part }));

/** All votes in seat order, `-` for none. */
function votesOf(state: unknown): string {
  const { votes: laid } = state as { votes: readonly (number | null)[] };
  return laid.map((vote) => vote ?? '-').join('');
}

const PARTS = [0, 1, 2];

const hidden: HiddenCase[] = [
  {
    name: 'two votes laid, the own not: nine pairs of parts',
    setup: { seats: 4, first: 0, mode: 'virtual' },
    moves: [ROW_OF_NINE, { type: 'cut', seat: 0, at: [3, 5] }, ...votes([0, 2], [3, 2])],
    seat: 1,
    hidden: votesOf,
    worlds: Object.fromEntries(PARTS.flatMap((a) => PARTS.map((b) => [`${a}--${b}`, 1]))),
  },
  {
    name: 'two votes laid and the own one: that stays',
    setup: { seats: 4, first: 0, mode: 'referee' },
    moves: [ROW_OF_NINE, { type: 'cut', seat: 0, at: [3, 5] }, ...votes([0, 2], [3, 2], [1, 1])],
    seat: 1,
    hidden: votesOf,
    worlds: Object.fromEntries(PARTS.flatMap((a) => PARTS.map((b) => [`${a}1-${b}`, 1]))),
  },
  {
    name: 'a halved pair: white or light-blue, never black (A-S3)',
    setup: { seats: 3, first: 0, mode: 'virtual' },
    moves: [
      ROW_OF_SEVEN,
      { type: 'cut', seat: 0, at: [2, 4] },
      ...votes([0, 0], [1, 0], [2, 1]),
      { type: 'cut', seat: 0, at: [1] },
      ...votes([0, 1]),
    ],
    seat: 1,
    hidden: votesOf,
    worlds: { '0--': 1, '1--': 1 },
  },
];

export const kit: Kit = {
  rules: split as Kit['rules'],
  clauses: ids(CLAUSES),
  house: HOUSE,
  occasions: {
    row: { modes: ['virtual', 'referee'], phases: ['row'] },
    cut: { modes: ['virtual', 'referee'], phases: ['cut'] },
    vote: { modes: ['virtual', 'referee'], phases: ['vote'] },
    joker: { modes: ['virtual', 'referee'], phases: ['joker'] },
    stacks: { modes: ['score'], phases: ['stacks'] },
  },
  // A round of nine cards has at most 1 + 2 + 2 + 1 contests, and fifteen jokers choose once each.
  bound: ({ seats }) => 10 * (1 + 6 * (1 + seats)) + JOKERS,
  patience: Infinity,
  unordered: () => [],
  seated: (mode: Mode) => (mode === 'score' ? fc.oneof(cut, vote) : fc.oneof(cut, vote, joker)),
  entries: (setup, turn, _, rng) => (turn.phase === 'stacks' ? [someStacks(setup.seats, rng)] : []),
  watched: (match, mode) => (mode === 'referee' ? match.moves : [stacksOf(match)]),
  disguised,
  staysSecret: (before, after) =>
    after.phase === 'vote' && before.phase === 'vote' && after.actors.length < before.actors.length,
  hidden,
};
