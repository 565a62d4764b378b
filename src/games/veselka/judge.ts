/** May this be played now? Turn first, then form, then the clauses in the order the rulebook teaches them. */
import { at, sum } from '../../engine/arrays';
import { hasKeys, isArrayOf, isRecord, isWhole } from '../../engine/form';
import type { Json } from '../../engine/form';
import type { Verdict } from '../../engine/types';
import { OK, refuse } from '../../engine/verdict';
import { COPIES, KINDS, countKinds, isKind, kindIndex } from '../gems';
import type { Kind } from '../gems';
import { judgeColours, judgeLength } from './circle';
import { HAND, rebuiltDeck, seenCounts } from './stock';
import type { Acting, Dealing, Drawing, Sheet, VeselkaState, VirtualStock } from './types';

const MOVE_TYPES: ReadonlySet<unknown> = new Set(['deal', 'run', 'swap', 'draw', 'tally', 'stop']);
const DEAL_KEYS = ['type', 'top'];
const DEAL_KEYS_VIRTUAL = ['type', 'top', 'hands'];
const RUN_KEYS = ['type', 'seat', 'cards', 'keep'];
const SWAP_KEYS = ['type', 'seat', 'count'];
const SWAP_KEYS_VIRTUAL = ['type', 'seat', 'cards'];
const DRAW_KEYS = ['type', 'cards'];
const TALLY_KEYS = ['type', 'seat', 'length', 'keep'];
const STOP_KEYS = ['type'];

export function judge(state: VeselkaState, move: unknown): Verdict {
  if (!isRecord(move) || !MOVE_TYPES.has(move.type)) return refuse('form');
  switch (state.phase) {
    case 'deal':
      return move.type === 'deal' ? judgeDeal(state, move) : notNow(state);
    case 'act':
      return judgeAct(state, move);
    case 'draw':
      return move.type === 'draw' ? judgeDraw(state, move) : notNow(state);
    case 'over':
      return notNow(state);
  }
}

function notNow(state: VeselkaState): Verdict {
  const { phase, table } = state;
  // The finisher has no turn any more only because this table agreed so.
  if (phase === 'over' && state.ended === 'lap' && table.finisherRests)
    return refuse('turn', { phase, house: 'A-V7' });
  return refuse('turn', { phase });
}

function judgeAct(state: Acting, move: Json): Verdict {
  if (move.type === 'stop') return hasKeys(move, STOP_KEYS) ? OK : refuse('form');
  const { mode } = state.table;
  const known =
    mode === 'score' ? move.type === 'tally' : move.type === 'run' || move.type === 'swap';
  if (!known) return refuse('turn', { phase: 'act', mode, turnOf: [state.toAct] });
  if (!isWhole(move.seat, -Infinity, Infinity)) return refuse('form');
  if (move.seat !== state.toAct) return refuse('turn', { phase: 'act', turnOf: [state.toAct] });
  if (move.type === 'run') return judgeRun(state, move);
  if (move.type === 'swap') return judgeSwap(state, move);
  return judgeTally(state, move);
}

function judgeDeal(state: Dealing, move: Json): Verdict {
  const { seats, mode } = state.table;
  const { top, hands } = move;
  if (!isKind(top)) return refuse('form');
  if (mode === 'referee') return hasKeys(move, DEAL_KEYS) ? OK : refuse('form');
  if (!hasKeys(move, DEAL_KEYS_VIRTUAL) || !isArrayOf(hands, isCards, seats, seats))
    return refuse('form');
  const dealt = countKinds([top]);
  for (const hand of hands) countKinds(hand).forEach((n, k) => (dealt[k] = at(dealt, k) + n));
  for (let k = 0; k < KINDS.length; k += 1)
    if (at(dealt, k) > COPIES)
      return refuse('V-1.2', { kind: at(KINDS, k), shown: at(dealt, k), left: COPIES });
  const seat = hands.findIndex((hand) => hand.length !== HAND);
  return seat < 0 ? OK : refuse('V-1.3', { seat, cards: at(hands, seat).length, needed: HAND });
}

/** Written out: every run, swap and draw passes here. */
function isCards(value: unknown): value is Kind[] {
  if (!Array.isArray(value)) return false;
  for (let i = 0; i < value.length; i += 1) if (!isKind(value[i])) return false;
  return true;
}

function judgeRun(state: Acting, move: Json): Verdict {
  const { cards, keep } = move;
  if (!hasKeys(move, RUN_KEYS) || typeof keep !== 'boolean' || !isCards(cards))
    return refuse('form');
  const { stock } = state;
  if (stock.mode === 'score') return refuse('turn', { phase: 'act', mode: 'score' });
  if (stock.mode === 'referee') {
    const tooMany = beyondTheBox(stock.pile, state.sheets, cards);
    if (tooMany !== null) return tooMany;
  }
  const length = judgeLength(cards.length);
  if (!length.ok) return length;
  if (stock.mode === 'virtual') {
    const lacking = firstLacking(at(stock.hands, state.toAct), cards, 0, cards.length);
    if (lacking !== null) return refuse('V-2.1', { ...lacking });
  }
  const colours = judgeColours(stock.top, cards);
  if (!colours.ok) return colours;
  return keep ? judgeKeep(at(state.sheets, state.toAct), at(cards, cards.length - 1)) : OK;
}

/** §6: since the last reshuffle pile and rainbows hold what was laid openly; a thirteenth of a colour is an entry error. */
function beyondTheBox(
  pile: readonly number[],
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

interface Lacking {
  kind: Kind;
  held: number;
  shown: number;
}

/** The first colour that `cards[from…to−1]` name more often than `counts` hold it. */
function firstLacking(
  counts: readonly number[],
  cards: readonly Kind[],
  from: number,
  to: number,
): Lacking | null {
  const used = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let i = from; i < to; i += 1) {
    const k = kindIndex(cards[i]);
    const shown = (used[k] as number) + 1;
    used[k] = shown;
    const held = counts[k] as number;
    if (shown > held) return { kind: cards[i] as Kind, held, shown };
  }
  return null;
}

function judgeSwap(state: Acting, move: Json): Verdict {
  const { stock, table } = state;
  if (stock.mode !== 'virtual') {
    const { count } = move;
    if (!hasKeys(move, SWAP_KEYS) || !isWhole(count, 0, Infinity)) return refuse('form');
    return judgeSwapCount(count, table.swapNone);
  }
  const { cards } = move;
  if (!hasKeys(move, SWAP_KEYS_VIRTUAL) || !isCards(cards)) return refuse('form');
  const count = judgeSwapCount(cards.length, table.swapNone);
  if (!count.ok) return count;
  const lacking = firstLacking(at(stock.hands, state.toAct), cards, 0, cards.length);
  return lacking === null ? OK : refuse('V-3.1', { ...lacking });
}

/** A-V4: at least one card, unless the table agreed that a swap of none is a pass. */
function judgeSwapCount(count: number, swapNone: boolean): Verdict {
  if (count > HAND || (count === 0 && !swapNone)) return refuse('V-3.1', { count, hand: HAND });
  return OK;
}

function judgeDraw(state: Drawing, move: Json): Verdict {
  const { cards } = move;
  if (!hasKeys(move, DRAW_KEYS) || !isCards(cards)) return refuse('form');
  const afterRun = state.after === 'run';
  if (cards.length !== state.count)
    return refuse(afterRun ? 'V-2.7' : 'V-3.2', { count: state.count, drawn: cards.length });
  return judgeSource(state.stock, cards, afterRun ? 'V-2.8' : 'V-3.3');
}

/** Can the deck give these cards in this order? Past its last card, the rebuilt deck gives the rest. */
function judgeSource(stock: VirtualStock, cards: readonly Kind[], rebuilding: string): Verdict {
  const left = sum(stock.deck);
  if (cards.length <= left) {
    const lacking = firstLacking(stock.deck, cards, 0, cards.length);
    return lacking === null
      ? OK
      : refuse('V-1.2', { kind: lacking.kind, shown: lacking.shown, left: lacking.held });
  }
  const old = firstLacking(stock.deck, cards, 0, left);
  if (old !== null) return refuse(rebuilding, { ...old, left, deck: 'old' });
  const fresh = firstLacking(rebuiltDeck(stock), cards, left, cards.length);
  return fresh === null ? OK : refuse(rebuilding, { ...fresh, left, deck: 'new' });
}

function judgeTally(state: Acting, move: Json): Verdict {
  const { length, keep } = move;
  if (!hasKeys(move, TALLY_KEYS) || !isWhole(length, 0, Infinity)) return refuse('form');
  if (keep !== null && !isKind(keep)) return refuse('form');
  if (length === 0) return keep === null ? OK : refuse('V-2.6', { kind: keep, swap: true });
  const verdict = judgeLength(length);
  if (!verdict.ok || keep === null) return verdict;
  return judgeKeep(at(state.sheets, state.toAct), keep);
}
