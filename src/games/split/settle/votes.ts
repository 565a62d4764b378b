/** Who gets what with these votes? The cut is judged and the votes revealed as in a match (S-4.1 – S-4.6). */
import { at, filled } from '../../../engine/arrays';
import { hasKeys, isArrayOf, isRecord, isWhole } from '../../../engine/form';
import type { Answer, Question, Remark } from '../../settle';
import { apply } from '../rules/apply';
import { COPIES, isCard, nextRowSize, rowSize } from '../rules/deck';
import { rowBefore } from '../rules/disputed';
import { judge, judgeCensus } from '../rules/judge';
import { pileValues } from '../rules/layout';
import { evenly } from '../rules/notation';
import { SEATS } from '../rules/begin';
import type { Card, Fate, SplitState, SplitView, VotePhase } from '../rules/types';
import { remark } from './remarks';
import { settledVotes } from './shares';

export interface VotesPosition {
  seats: number;
  leader: number;
  /** Null where nobody told which one it is: who gets it does not depend on that. */
  cards: readonly (Card | null)[];
  /** Cards to the left of each separator. */
  at: readonly number[];
  /** By seat: a part, or null for no vote. */
  votes: readonly (number | null)[];
  /** A contested part: only some vote. */
  extra: boolean;
  /** House reading of A-S5: what is contested once more in an extra vote goes. */
  once: boolean;
}

const KEYS = ['seats', 'leader', 'cards', 'at', 'votes', 'extra'];
const LONGEST_ROW = 9;

function isRowCard(value: unknown): value is Card | null {
  return value === null || isCard(value);
}

function isVote(value: unknown): value is number | null {
  return value === null || isWhole(value, 0, 2);
}

function isPlace(value: unknown): value is number {
  return isWhole(value, 0, LONGEST_ROW);
}

function read(value: unknown): VotesPosition | null {
  // Links from before the reading could be chosen have no word about it.
  if (!isRecord(value) || !hasKeys(value, KEYS, ['once'])) return null;
  const { seats, leader, cards, at: places, votes, extra, once = false } = value;
  if (typeof once !== 'boolean') return null;
  if (!isWhole(seats, SEATS.min, SEATS.max) || !isWhole(leader, 0, seats - 1)) return null;
  if (!isArrayOf(cards, isRowCard, 0, LONGEST_ROW) || !isArrayOf(places, isPlace, 0, 2))
    return null;
  if (!isArrayOf(votes, isVote, seats, seats) || typeof extra !== 'boolean') return null;
  return { seats, leader, cards, at: places, votes, extra, once };
}

function votersOf({ votes, extra }: VotesPosition): number[] {
  return votes.flatMap((vote, seat) => (extra && vote === null ? [] : [seat]));
}

function answer(position: VotesPosition): Answer {
  const trouble = cardTrouble(position) ?? cutTrouble(position);
  if (trouble) return trouble;
  const { leader, at: places, votes } = position;
  const cut = rowBefore({ ...position, contenders: votersOf(position) });
  const voting = apply(cut, { type: 'cut', seat: leader, at: places }) as VotePhase;
  const voteless = voteTrouble(position, voting);
  if (voteless) return voteless;
  let state: SplitState = voting;
  for (const seat of voting.part.contenders)
    state = apply(state, { type: 'vote', seat, part: at(votes, seat) as number });
  return settledVotes(position, voting, fatesAfter(state));
}

/** Where a joker goes is its owner's affair; what becomes of the row does not depend on it. */
function fatesAfter(revealed: SplitState): readonly Fate[] {
  let state = revealed;
  while (state.phase === 'joker') {
    const [value] = pileValues(at(state.table.fronts, state.seat));
    state = apply(state, { type: 'joker', seat: state.seat, value: value as number });
  }
  return 'table' in state && state.table ? state.table.fates : [];
}

function incomplete(said: Remark): Answer {
  return { kind: 'incomplete', remark: said };
}

function impossible(said: Remark): Answer {
  return { kind: 'impossible', remark: said };
}

/** A contested part leaves room for two others in its row. */
function mostCards({ seats, extra }: VotesPosition): number {
  return rowSize(seats) - (extra ? 2 : 0);
}

/** How many cards can lie there: a contested part has two or more, a row is whole, or the last one. */
export function sizesOf(position: VotesPosition): readonly number[] {
  const { seats, extra } = position;
  if (extra) return Array.from({ length: mostCards(position) - 1 }, (_, i) => i + 2);
  return [...new Set([nextRowSize(seats, 7), rowSize(seats)])];
}

/** So many cards of which nobody told which they are, cut as a match offers it first. */
export function unnamed(size: number): Pick<VotesPosition, 'cards' | 'at'> {
  return { cards: filled(size, null), at: evenly(size) };
}

/** S-1.2: no more of a kind than the box has; S-2.2 and S-7.2: a row of seven or nine. */
function cardTrouble(position: VotesPosition): Answer | null {
  const { seats, cards, extra } = position;
  const census = judgeCensus(
    COPIES,
    cards.filter((card) => card !== null),
  );
  if (!census.ok) {
    const { card, copies, shown } = census.facts as { card: Card; copies: number; shown: number };
    return impossible(remark('votes.copies', { card, copies, shown }, census.clause));
  }
  const whole = rowSize(seats);
  const last = nextRowSize(seats, 7);
  if (extra) {
    if (cards.length < 2) return incomplete(remark('votes.cards', { left: 2 - cards.length }));
    const facts = { cards: cards.length, count: mostCards(position) };
    return cards.length > facts.count ? impossible(remark('votes.rowSize', facts, 'S-4.3')) : null;
  }
  if (cards.length > whole)
    return impossible(remark('votes.rowSize', { cards: cards.length, count: whole }, 'S-2.2'));
  if (cards.length === whole || cards.length === last) return null;
  return incomplete(remark('votes.cards', { left: whole - cards.length }, 'S-2.2'));
}

function cutTrouble(position: VotesPosition): Answer | null {
  const { leader, cards, at: places } = position;
  const left = (cards.length === 2 ? 1 : 2) - places.length;
  if (left > 0) return incomplete(remark('votes.cut', { left }, 'S-2.3'));
  const verdict = judge(rowBefore({ ...position, contenders: votersOf(position) }), {
    type: 'cut',
    seat: leader,
    at: places,
  });
  return verdict.ok ? null : impossible(remark('votes.badCut', {}, verdict.clause));
}

function voteTrouble({ votes }: VotesPosition, voting: VotePhase): Answer | null {
  const { contenders } = voting.part;
  const missing = contenders.find((seat) => votes[seat] === null);
  if (missing !== undefined) return incomplete(remark('votes.vote', { seat: missing }, 'S-3.1'));
  if (contenders.length < 2) return incomplete(remark('votes.voters', {}, 'S-4.3'));
  for (const seat of contenders) {
    const verdict = judge(voting, { type: 'vote', seat, part: votes[seat] });
    if (!verdict.ok) return impossible(remark('votes.noThird', { seat }, verdict.clause));
  }
  return null;
}

export const votes: Question<VotesPosition> = {
  id: 'votes',
  empty: {
    seats: 3,
    leader: 0,
    ...unnamed(rowSize(3)),
    votes: filled(3, null),
    extra: false,
    once: false,
  },
  read,
  answer,
  phases: ['cut', 'vote', 'row'],
  fromView(seen) {
    const view = seen as SplitView;
    if (!('table' in view) || view.table === null) return null;
    const { seats, leader, row, ballot, house } = view.table;
    const cards = row.map(({ card }) => card);
    const of = (from: number, to: number) => ({
      cards: cards.slice(from, to),
      extra: to - from < cards.length,
      once: house.includes('A-S5'),
    });
    const none = filled<number | null>(seats, null);
    if (view.phase === 'vote')
      return { seats, leader, ...of(view.part.from, view.part.to), at: view.at, votes: none };
    // Between rounds the leader has moved on already; who led does not change who gets what.
    if (ballot)
      return { seats, leader, ...of(ballot.from, ballot.to), at: ballot.at, votes: ballot.votes };
    return cards.length > 0
      ? { seats, leader, ...of(0, cards.length), at: evenly(cards.length), votes: none }
      : null;
  },
};
