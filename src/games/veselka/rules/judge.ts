/**
 * May this be played now, and what comes of it? Turn first, then form, then the clauses in the order the rulebook teaches them.
 * A move is read once for both: what is found on the way to the verdict goes on to ./apply.
 */
import { at } from '../../../engine/arrays';
import { isArrayOf, isRecord, isWhole, keyCount } from '../../../engine/form';
import type { Json } from '../../../engine/form';
import type { Played, Refusal, Verdict } from '../../../engine/types';
import { OK, refused, refusing, verdictOf } from '../../../engine/verdict';
import { countOf, type Counts, countsOf, holds, NOT_CARDS, total } from '../../gems/rules/counts';
import { COPIES, KINDS, countKinds, isKind, kindIndex } from '../../gems/rules/kinds';
import type { Kind } from '../../gems/rules/kinds';
import { afterRun, dealt, drawn, stopped, swapped, swappedUnseen, tallied } from './apply';
import { judgeColours, judgeLength } from './circle';
import { HAND, rebuiltDeck, seenCounts } from './stock';
import type {
  Acting,
  Deal,
  Dealing,
  Drawing,
  Lacking,
  Refusals,
  Run,
  Sheet,
  Tally,
  VeselkaMove,
  VeselkaState,
} from './types';

const refuse = refusing<Refusals>();

const MOVE_TYPES: ReadonlySet<unknown> = new Set(['deal', 'run', 'swap', 'draw', 'tally', 'stop']);

export function judge(state: VeselkaState, move: unknown): Verdict {
  return verdictOf(play(state, move));
}

/** The public `apply` (see defineRules). */
export function played(state: VeselkaState, move: VeselkaMove): VeselkaState {
  const next = play(state, move);
  if ('ok' in next) throw refused(next);
  return next;
}

function play(state: VeselkaState, move: unknown): Played<VeselkaState> {
  if (!isRecord(move)) return refuse('form');
  switch (state.phase) {
    case 'deal':
      return move.type === 'deal' ? playDeal(state, move) : notNow(state, move);
    case 'act':
      return playAct(state, move);
    case 'draw':
      return move.type === 'draw' ? playDraw(state, move) : notNow(state, move);
    case 'over':
      return notNow(state, move);
  }
}

function notNow(state: Exclude<VeselkaState, Acting>, move: Json): Refusal {
  if (!MOVE_TYPES.has(move.type)) return refuse('form');
  const { phase, table } = state;
  // The finisher has no turn any more only because this table agreed so.
  if (phase === 'over' && state.ended === 'lap' && table.finisherRests)
    return refuse('turn', { phase, house: 'A-V7' });
  return refuse('turn', { phase });
}

function playAct(state: Acting, move: Json): Played<VeselkaState> {
  const { type, seat } = move;
  if (type === 'stop') return keyCount(move) === 1 ? stopped(state) : refuse('form');
  const { mode } = state.table;
  const known = mode === 'score' ? type === 'tally' : type === 'run' || type === 'swap';
  if (!known)
    return MOVE_TYPES.has(type)
      ? refuse('turn', { phase: 'act', mode, turnOf: [state.toAct] })
      : refuse('form');
  if (seat !== state.toAct)
    return Number.isInteger(seat)
      ? refuse('turn', { phase: 'act', turnOf: [state.toAct] })
      : refuse('form');
  if (type === 'swap') return playSwap(state, move);
  return type === 'run' ? playRun(state, move) : playTally(state, move);
}

function playDeal(state: Dealing, move: Json): Played<VeselkaState> {
  const verdict = judgeDeal(state, move);
  return verdict.ok ? dealt(state, move as unknown as Deal) : verdict;
}

function playRun(state: Acting, move: Json): Played<VeselkaState> {
  const verdict = judgeRun(state, move);
  return verdict.ok ? afterRun(state, move as unknown as Run) : verdict;
}

function playTally(state: Acting, move: Json): Played<VeselkaState> {
  const verdict = judgeTally(state, move);
  return verdict.ok ? tallied(state, move as unknown as Tally) : verdict;
}

function judgeDeal(state: Dealing, move: Json): Verdict {
  const { seats, mode } = state.table;
  const { top, hands } = move;
  if (!isKind(top)) return refuse('form');
  if (mode === 'referee') return keyCount(move) === 2 ? OK : refuse('form');
  if (keyCount(move) !== 3 || !isArrayOf(hands, isCards, seats, seats)) return refuse('form');
  const dealt = countKinds([top].concat(...hands));
  for (let k = 0; k < KINDS.length; k += 1)
    if (at(dealt, k) > COPIES)
      return refuse('V-1.2', { kind: at(KINDS, k), shown: at(dealt, k), left: COPIES });
  const seat = hands.findIndex((hand) => hand.length !== HAND);
  return seat < 0 ? OK : refuse('V-1.3', { seat, cards: at(hands, seat).length, needed: HAND });
}

/** Written out: every run passes here. */
function isCards(value: unknown): value is Kind[] {
  if (!Array.isArray(value)) return false;
  for (let i = 0; i < value.length; i += 1) if (!isKind(value[i])) return false;
  return true;
}

function judgeRun(state: Acting, move: Json): Verdict {
  const { cards, keep } = move;
  if (keyCount(move) !== 4 || typeof keep !== 'boolean' || !isCards(cards)) return refuse('form');
  const { stock } = state;
  if (stock.mode === 'score')
    return refuse('turn', { phase: 'act', mode: 'score', turnOf: [state.toAct] });
  if (stock.mode === 'referee') {
    const tooMany = beyondTheBox(stock.pile, state.sheets, cards);
    if (tooMany !== null) return tooMany;
  }
  const length = judgeLength(cards.length);
  if (!length.ok) return length;
  if (stock.mode === 'virtual') {
    const hand = stock.hands[state.toAct] as Counts;
    if (!holds(hand, countsOf(cards))) return refuse('V-2.1', firstLacking(hand, cards));
  }
  const colours = judgeColours(stock.top, cards);
  if (!colours.ok) return colours;
  return keep ? judgeKeep(at(state.sheets, state.toAct), at(cards, cards.length - 1)) : OK;
}

/** §6: since the last reshuffle pile and rainbows hold what was laid openly; a thirteenth of a colour is an entry error. */
function beyondTheBox(
  pile: Counts,
  sheets: readonly Sheet[],
  cards: readonly Kind[],
): Verdict | null {
  const seen = seenCounts(pile, sheets);
  for (let i = 0; i < cards.length; i += 1) {
    const k = kindIndex(cards[i]);
    const shown = at(seen, k) + 1;
    seen[k] = shown;
    if (shown > COPIES) return refuse('V-1.2', { kind: at(KINDS, k), shown, left: COPIES });
  }
  return null;
}

function judgeKeep(sheet: Sheet, kind: Kind): Verdict {
  return sheet.rainbow.includes(kind) ? refuse('V-2.6', { kind }) : OK;
}

/** The first colour that these cards name more often than `counts` hold it, for the sentence of a refusal. */
function firstLacking(counts: Counts, cards: readonly Kind[]): Lacking {
  const named = KINDS.map(() => 0);
  const kind = cards.find((card) => {
    const k = kindIndex(card);
    named[k] = at(named, k) + 1;
    return at(named, k) > countOf(counts, k);
  });
  if (kind === undefined) throw new Error('nothing is lacking');
  const held = countOf(counts, kindIndex(kind));
  return { kind, held, shown: held + 1 };
}

function playSwap(state: Acting, move: Json): Played<VeselkaState> {
  const { stock, table } = state;
  if (stock.mode !== 'virtual') return playUnseenSwap(state, move);
  const { cards } = move;
  if (keyCount(move) !== 3 || !Array.isArray(cards)) return refuse('form');
  const count = judgeSwapCount(cards.length, table.swapNone);
  if (!count.ok) return isCards(cards) ? count : refuse('form');
  const hand = stock.hands[state.toAct] as Counts;
  const counts = countsOf(cards);
  if (counts === NOT_CARDS) return refuse('form');
  if (holds(hand, counts)) return swapped(state, stock, cards.length, counts);
  return refuse('V-3.1', firstLacking(hand, cards));
}

/** At a real table the cards are not shown. */
function playUnseenSwap(state: Acting, move: Json): Played<VeselkaState> {
  const { count } = move;
  if (keyCount(move) !== 3 || !isWhole(count, 0, Infinity)) return refuse('form');
  const verdict = judgeSwapCount(count, state.table.swapNone);
  return verdict.ok ? swappedUnseen(state, count) : verdict;
}

/** A-V4: at least one card, unless the table agreed that a swap of none is a pass. */
function judgeSwapCount(count: number, swapNone: boolean): Verdict {
  if (count > HAND || (count === 0 && !swapNone)) return refuse('V-3.1', { count, hand: HAND });
  return OK;
}

function playDraw(state: Drawing, move: Json): Played<VeselkaState> {
  const { cards } = move;
  if (keyCount(move) !== 2 || !Array.isArray(cards)) return refuse('form');
  if (cards.length !== state.count) {
    const clause = state.after === 'run' ? 'V-2.7' : 'V-3.2';
    return isCards(cards)
      ? refuse(clause, { count: state.count, drawn: cards.length })
      : refuse('form');
  }
  const { deck } = state.stock;
  const counts = countsOf(cards);
  if (counts === NOT_CARDS) return refuse('form');
  if (holds(deck, counts)) return drawn(state, cards, counts);
  const left = total(deck);
  if (cards.length > left)
    return rebuildingWrong(state, cards, left) ?? drawn(state, cards, counts);
  const { kind, shown, held } = firstLacking(deck, cards);
  return refuse('V-1.2', { kind, shown, left: held });
}

/** The deck gives its last cards, the rebuilt deck the rest. */
function rebuildingWrong(state: Drawing, cards: readonly Kind[], left: number): Refusal | null {
  const { stock, after } = state;
  const clause = after === 'run' ? 'V-2.8' : 'V-3.3';
  const last = cards.slice(0, left);
  if (!holds(stock.deck, countsOf(last)))
    return refuse(clause, { ...firstLacking(stock.deck, last), left, deck: 'old' });
  const rebuilt = rebuiltDeck(stock);
  const first = cards.slice(left);
  if (!holds(rebuilt, countsOf(first)))
    return refuse(clause, { ...firstLacking(rebuilt, first), left, deck: 'new' });
  return null;
}

function judgeTally(state: Acting, move: Json): Verdict {
  const { length, keep } = move;
  if (keyCount(move) !== 4 || !isWhole(length, 0, Infinity)) return refuse('form');
  if (keep !== null && !isKind(keep)) return refuse('form');
  if (length === 0) return keep === null ? OK : refuse('V-2.6', { kind: keep, swap: true });
  const verdict = judgeLength(length);
  if (!verdict.ok || keep === null) return verdict;
  return judgeKeep(at(state.sheets, state.toAct), keep);
}
