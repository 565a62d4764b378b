/** A state that one chair cannot tell from the real one: other hands, deck and discard pile are dealt anew from what it has not seen. */
import type { Rng, Seat } from '../../../engine/types';
import {
  type Counts,
  countsOf,
  listKinds,
  minus,
  NO_CARDS,
  ofEach,
  oneOf,
  packed,
  plus,
} from '../../gems/rules/counts';
import { COPIES, kindIndex } from '../../gems/rules/kinds';
import type { Kind } from '../../gems/rules/kinds';
import { seenCounts } from './stock';
import type {
  Draw,
  RefereeStock,
  Sheet,
  Stock,
  Table,
  VeselkaState,
  VeselkaView,
  VirtualStock,
} from './types';

/** What a view shows while cards lie on the table. */
type Played = VeselkaView & { top: Kind; deck: number; discard: number; seen: number[] };

export function imagine(view: VeselkaView, seat: Seat, rng: Rng): VeselkaState {
  const table = tableOf(view);
  if (view.phase === 'deal') return { phase: 'deal', table };
  const sheets: Sheet[] = view.players.map(({ runs, rainbow }) => ({ runs, rainbow }));
  const stock = stockOf(view, sheets, seat, rng);
  if (view.phase === 'over')
    return { phase: 'over', table, sheets, stock, ended: view.ended as 'lap' | 'stop' };
  const toAct = view.toAct as Seat;
  const lapLeft = view.lap === null ? null : view.lap.left;
  if (view.phase === 'act') return { phase: 'act', table, sheets, stock, toAct, lapLeft };
  const { count, after } = view.draw as Draw;
  const drawnFrom = stock as VirtualStock;
  return { phase: 'draw', table, sheets, stock: drawnFrom, toAct, lapLeft, count, after };
}

function tableOf({ players, first, mode, swapNone, finisherRests }: VeselkaView): Table {
  return { seats: players.length, first, mode, swapNone, finisherRests };
}

function stockOf(view: VeselkaView, sheets: readonly Sheet[], seat: Seat, rng: Rng): Stock {
  if (view.mode === 'score') return { mode: 'score' };
  const played = view as Played;
  return view.mode === 'referee' ? sizes(played, sheets) : dealt(played, sheets, seat, rng);
}

/** What lies openly is the play pile and the rainbows; the rainbows are known one by one. */
function pileOf({ seen }: Played, sheets: readonly Sheet[]): Counts {
  return minus(packed(seen), packed(seenCounts(NO_CARDS, sheets)));
}

/** At a real table nothing is followed that somebody could not see. */
function sizes(view: Played, sheets: readonly Sheet[]): RefereeStock {
  const { top, deck, discard } = view;
  return { mode: 'referee', top, pile: pileOf(view, sheets), deck, discard };
}

/** A-V19: all that is neither open nor in the own hand may lie anywhere, each card as likely as the next. */
function dealt(view: Played, sheets: readonly Sheet[], seat: Seat, rng: Rng): VirtualStock {
  const own = countsOf(view.hand ?? []);
  let deck = minus(minus(ofEach(COPIES), packed(view.seen)), own);
  const cards = listKinds(deck);
  // One card after the other from anywhere among the rest; what nobody took is the deck, and its order is nobody's.
  let left = cards.length;
  const take = (count: number): Counts => {
    let taken = NO_CARDS;
    for (let n = 0; n < count; n += 1) {
      const place = rng.below(left);
      const kind = cards[place];
      left -= 1;
      cards[place] = cards[left] as Kind;
      taken = plus(taken, oneOf(kindIndex(kind)));
    }
    deck = minus(deck, taken);
    return taken;
  };
  const hands = view.players.map(({ hand }, s) => (s === seat ? own : take(hand ?? 0)));
  const discard = take(view.discard);
  return { mode: 'virtual', top: view.top, pile: pileOf(view, sheets), deck, discard, hands };
}
