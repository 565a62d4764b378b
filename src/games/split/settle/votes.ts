/** Who gets what with these votes? The cut is judged and the votes revealed as in a match (S-4.1 – S-4.6). */
import { at, filled } from '../../../engine/arrays';
import { hasKeys, isArrayOf, isRecord, isWhole } from '../../../engine/form';
import type { Answer, Question, Remark } from '../../settle';
import { apply } from '../apply';
import { COPIES, isCard, nextRowSize, rowSize } from '../deck';
import { judge, judgeCensus } from '../judge';
import { EMPTY_FRONT, pileValues } from '../layout';
import { SEATS } from '../turn';
import type { Card, CutPhase, Fate, SplitState, SplitView, VotePhase } from '../types';
import { remark } from './remarks';
import { settledVotes } from './shares';

export interface VotesPosition {
  seats: number;
  leader: number;
  cards: readonly Card[];
  /** Cards to the left of each separator. */
  at: readonly number[];
  /** By seat: a part, or null for no vote. */
  votes: readonly (number | null)[];
  /** A contested part: only some vote. */
  extra: boolean;
}

const KEYS = ['seats', 'leader', 'cards', 'at', 'votes', 'extra'];
const LONGEST_ROW = 9;

function isVote(value: unknown): value is number | null {
  return value === null || isWhole(value, 0, 2);
}

function isPlace(value: unknown): value is number {
  return isWhole(value, 0, LONGEST_ROW);
}

function read(value: unknown): VotesPosition | null {
  if (!isRecord(value) || !hasKeys(value, KEYS)) return null;
  const { seats, leader, cards, at: places, votes, extra } = value;
  if (!isWhole(seats, SEATS.min, SEATS.max) || !isWhole(leader, 0, seats - 1)) return null;
  if (!isArrayOf(cards, isCard, 0, LONGEST_ROW) || !isArrayOf(places, isPlace, 0, 2)) return null;
  if (!isArrayOf(votes, isVote, seats, seats) || typeof extra !== 'boolean') return null;
  return { seats, leader, cards, at: places, votes, extra };
}

function votersOf({ votes, extra }: VotesPosition): number[] {
  return votes.flatMap((vote, seat) => (extra && vote === null ? [] : [seat]));
}

/** The row before it is cut. A contested part lies in a longer row, whose other cards are gone. */
function tableOf(position: VotesPosition): CutPhase {
  const { seats, leader, cards, extra } = position;
  const others: Card[] = extra ? ['joker', 'joker'] : [];
  const open = filled<Fate>(cards.length, 'open');
  return {
    phase: 'cut',
    table: {
      seats,
      round: 1,
      leader,
      deck: COPIES,
      fronts: filled(seats, EMPTY_FRONT),
      row: [...cards, ...others],
      fates: [...open, ...others.map((): Fate => 'discard')],
      ballot: null,
    },
    part: { from: 0, to: cards.length, contenders: votersOf(position) },
    queue: [],
  };
}

function answer(position: VotesPosition): Answer {
  const trouble = cardTrouble(position) ?? cutTrouble(position);
  if (trouble) return trouble;
  const { leader, at: places, votes } = position;
  const cut = tableOf(position);
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

/** S-1.2: no more of a kind than the box has; S-2.2 and S-7.2: a row of seven or nine. */
function cardTrouble({ seats, cards, extra }: VotesPosition): Answer | null {
  const census = judgeCensus(COPIES, cards);
  if (!census.ok) {
    const { card, copies, shown } = census.facts as { card: Card; copies: number; shown: number };
    return impossible(remark('votes.copies', { card, copies, shown }, census.clause));
  }
  const whole = rowSize(seats);
  const last = nextRowSize(seats, 7);
  if (extra) {
    if (cards.length < 2) return incomplete(remark('votes.cards', { left: 2 - cards.length }));
    const facts = { cards: cards.length, count: whole - 2 };
    return cards.length > whole - 2 ? impossible(remark('votes.rowSize', facts, 'S-4.3')) : null;
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
  const verdict = judge(tableOf(position), { type: 'cut', seat: leader, at: places });
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
  empty: { seats: 3, leader: 0, cards: [], at: [], votes: filled(3, null), extra: false },
  read,
  answer,
  phases: ['cut', 'vote', 'row'],
  fromView(seen) {
    const view = seen as SplitView;
    if (!('table' in view) || view.table === null) return null;
    const { seats, leader, row, ballot } = view.table;
    const cards = row.map(({ card }) => card);
    const of = (from: number, to: number) => ({
      cards: cards.slice(from, to),
      extra: to - from < cards.length,
    });
    const none = filled<number | null>(seats, null);
    if (view.phase === 'vote')
      return { seats, leader, ...of(view.part.from, view.part.to), at: view.at, votes: none };
    // Between rounds the leader has moved on already; who led does not change who gets what.
    if (ballot)
      return { seats, leader, ...of(ballot.from, ballot.to), at: ballot.at, votes: ballot.votes };
    return cards.length > 0 ? { seats, leader, ...of(0, cards.length), at: [], votes: none } : null;
  },
};
