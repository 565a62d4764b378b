/**
 * May this be done, and what comes of it? Every refusal rests on a clause. A move is read once for both; what follows from it is
 * ./apply's.
 */
import { isArrayOf, isRecord, isWhole, keyCount } from '../../../engine/form';
import type { Json } from '../../../engine/form';
import { at as itemAt } from '../../../engine/arrays';
import type { Refusal, Seat, Verdict } from '../../../engine/types';
import { OK, refused, refusing, verdictOf } from '../../../engine/verdict';
import { counted, cut, layRow, placeOne, vote } from './apply';
import { cutClause, rowClause } from './because';
import { cardOf, COPIES, JOKERS, kindOf, NO_CARD, TOP_VALUE } from './deck';
import { actorsOf, nextCount } from './turn';
import type {
  Card,
  CutPhase,
  Front,
  JokerPhase,
  Part,
  RowPhase,
  SplitMove,
  SplitRefusals,
  SplitState,
  StacksPhase,
  TurnReason,
  VotePhase,
} from './types';
import { pileValues } from './layout';

const no = refusing<SplitRefusals>();

/**
 * What is made of a refusal: it is told, or thrown. Whoever applies a move so need not ask what came back whether it is one: the
 * states of this game have so many shapes that V8 finds that out the long way (a sixth of a move).
 */
type Answer<A> = (refusal: Refusal) => A;

export function judge(state: SplitState, move: unknown): Verdict {
  return verdictOf(play(state, move, (refusal) => refusal));
}

/** The public `apply` (see defineRules). */
export function played(state: SplitState, move: SplitMove): SplitState {
  return play(state, move, thrown);
}

function thrown(refusal: Refusal): never {
  throw refused(refusal);
}

function play<A>(state: SplitState, move: unknown, answer: Answer<A>): SplitState | A {
  if (!isRecord(move)) return answer(no('form', { type: '' }));
  switch (move.type) {
    case 'row':
      return state.phase === 'row' ? playRow(state, move, answer) : answer(notNow(state, move));
    case 'cut':
      return state.phase === 'cut' ? playCut(state, move, answer) : answer(notNow(state, move));
    case 'vote':
      return state.phase === 'vote' ? playVote(state, move, answer) : answer(notNow(state, move));
    case 'joker':
      return state.phase === 'joker' ? playJoker(state, move, answer) : answer(notNow(state, move));
    case 'stacks':
      return state.phase === 'stacks'
        ? playStacks(state, move, answer)
        : answer(notNow(state, move));
    default:
      return answer(no('form', { type: '' }));
  }
}

/** `seat` −1: nobody's seat is to blame. */
function notNow(state: SplitState, move: Json, reason: TurnReason = 'phase'): Refusal {
  const seat = Number.isInteger(move.seat) ? (move.seat as number) + 0 : -1;
  return no('turn', { phase: state.phase, turnOf: actorsOf(state), seat, reason });
}

/** A whole number is another seat's turn to wait; what is no number at all is a matter of form. */
function notTheirs(state: SplitState, move: Json, type: string): Refusal {
  return Number.isInteger(move.seat) ? notNow(state, move, 'seat') : no('form', { type });
}

function playRow<A>(state: RowPhase, move: Json, answer: Answer<A>): SplitState | A {
  const { cards } = move;
  if (keyCount(move) !== 2 || !Array.isArray(cards)) return answer(no('form', { type: 'row' }));
  const { deck, seats } = state.table;
  const left = deck.slice();
  let enough = true;
  for (let i = 0; i < cards.length; i += 1) {
    const kind = kindOf(cards[i]);
    if (kind === NO_CARD) return answer(no('form', { type: 'row' }));
    const still = (left[kind] as number) - 1;
    left[kind] = still;
    if (still < 0) enough = false;
  }
  const count = nextCount(state);
  if (cards.length !== count)
    return answer(no(rowClause(count, seats), { cards: cards.length, count }));
  const refusal = enough ? null : beyondTheBox(deck, cards as Card[]);
  return refusal ? answer(refusal) : layRow(state, cards as Card[], left);
}

function isPlaces(value: unknown): value is number[] {
  if (!Array.isArray(value)) return false;
  for (let i = 0; i < value.length; i += 1) if (!Number.isSafeInteger(value[i])) return false;
  return true;
}

/** S-1.2: no more cards of a kind than the box has, over all rows together. */
export function judgeCensus(deck: readonly number[], cards: readonly Card[]): Verdict {
  return beyondTheBox(deck, cards) ?? OK;
}

function beyondTheBox(deck: readonly number[], cards: readonly Card[]): Refusal | null {
  const left = deck.slice();
  for (let i = 0; i < cards.length; i += 1) {
    const kind = kindOf(cards[i] as Card);
    const still = left[kind] as number;
    if (still === 0) {
      const copies = itemAt(COPIES, kind);
      const seen = copies - itemAt(deck, kind);
      const card = cardOf(kind);
      const shown = cards.reduce<number>((n, c) => (c === card ? n + 1 : n), 0);
      return no('S-1.2', { in: 'row', card, copies, seen, shown });
    }
    left[kind] = still - 1;
  }
  return null;
}

function playCut<A>(state: CutPhase, move: Json, answer: Answer<A>): SplitState | A {
  const { seat, at } = move;
  if (seat !== state.table.leader) return answer(notTheirs(state, move, 'cut'));
  if (keyCount(move) !== 3 || !isPlaces(at)) return answer(no('form', { type: 'cut' }));
  const { from, to } = state.part;
  const size = to - from;
  const wanted = size === 2 ? 1 : 2;
  let sound = at.length === wanted;
  let before = 0;
  for (let i = 0; sound && i < wanted; i += 1) {
    const place = at[i] as number;
    sound = place > before && place < size;
    before = place;
  }
  if (sound) return cut(state, at);
  const clause = cutClause(state.part, state.table.row.length);
  return answer(no(clause, { size, wanted, used: at.length, at }));
}

function playVote<A>(state: VotePhase, move: Json, answer: Answer<A>): SplitState | A {
  const { seat, part } = move;
  if (!Number.isInteger(seat)) return answer(no('form', { type: 'vote' }));
  const reason = whyNoVote(state, seat as number);
  if (reason !== null) return answer(notNow(state, move, reason));
  if (keyCount(move) !== 3 || !isWhole(part, 0, 2)) return answer(no('form', { type: 'vote' }));
  // A-S3: a pair is white and light-blue; black would claim nothing.
  return part <= state.at.length ? vote(state, seat as Seat, part) : answer(no('S-4.4', { part }));
}

function whyNoVote(state: VotePhase, seat: number): TurnReason | null {
  if (contends(state.part, seat)) return state.votes[seat] === null ? null : 'voted';
  if (seat < 0 || seat >= state.table.seats) return 'seat';
  // S-4.8: who has received a part is out until the next round.
  return state.table.fates.includes(seat) ? 'served' : 'outside';
}

/** As `includes`, which is slower for three or four. */
function contends({ contenders }: Part, seat: number): boolean {
  for (let i = 0; i < contenders.length; i += 1) if (contenders[i] === seat) return true;
  return false;
}

function playJoker<A>(state: JokerPhase, move: Json, answer: Answer<A>): SplitState | A {
  const { seat, value } = move;
  if (seat !== state.seat) return answer(notTheirs(state, move, 'joker'));
  if (keyCount(move) !== 3 || !isWhole(value, 1, TOP_VALUE))
    return answer(no('form', { type: 'joker' }));
  const front = state.table.fronts[state.seat] as Front;
  if ((front.numbers[value - 1] as number) > 0) return placeOne(state, value);
  return answer(no('S-5.2', { in: 'front', value, piles: pileValues(front) }));
}

function isCount(value: unknown): value is number {
  return isWhole(value, 0, Number.MAX_SAFE_INTEGER);
}

function isPiles(value: unknown): value is number[] {
  return isArrayOf(value, isCount, TOP_VALUE, TOP_VALUE);
}

/**
 * Which stacks can be: every pile holds a number card (S-5.2), so there are at most v piles of v; and
 * what the v number cards cannot explain is jokers, of which there are fifteen (S-1.2). Stacks that
 * keep both can be laid out from the box, and no more is asked of them.
 */
function playStacks<A>(state: StacksPhase, move: Json, answer: Answer<A>): SplitState | A {
  const { counts } = move;
  if (keyCount(move) !== 2 || !isArrayOf(counts, isPiles, state.seats, state.seats))
    return answer(no('form', { type: 'stacks' }));
  const values: number[] = [];
  let jokers = 0;
  for (let value = 1; value <= TOP_VALUE; value += 1) {
    let cards = 0;
    for (const piles of counts) cards += itemAt(piles, value - 1);
    if (cards > value) values.push(value);
    jokers += Math.max(0, cards - value);
  }
  if (jokers > JOKERS) return answer(no('S-1.2', { in: 'stacks', jokers, copies: JOKERS, values }));
  const refusal = beyondThePiles(counts);
  return refusal ? answer(refusal) : counted(counts);
}

function beyondThePiles(counts: readonly (readonly number[])[]): Refusal | null {
  for (let value = 1; value <= TOP_VALUE; value += 1) {
    const seats: number[] = [];
    counts.forEach((piles, seat) => {
      if (itemAt(piles, value - 1) > 0) seats.push(seat);
    });
    if (seats.length > value)
      return no('S-5.2', { in: 'stacks', value, piles: seats.length, copies: value, seats });
  }
  return null;
}
