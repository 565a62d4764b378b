/** What parts of the row are worth to whom: alone, and shared with others who claim them too. */
import { JOKER_KIND, kindOf } from '../rules/deck';
import type { Card, SplitView } from '../rules/types';
import { openness, pilesOf, shareOf, VALUES } from './value';

type Played = Exclude<SplitView, { phase: 'stacks' } | { phase: 'over' }>;

/** Everything that stays the same while one decision is weighed. */
export interface Table {
  seats: number;
  piles: number[];
  open: number[];
  row: readonly Card[];
}

export function tableOf(view: Played): Table {
  const { fronts, unseen, row, seats } = view.table;
  const lying = new Array<number>(VALUES + 1).fill(0);
  const cards: Card[] = [];
  for (const { card, fate } of row) {
    cards.push(card);
    const kind = kindOf(card);
    if (fate === 'open') lying[kind] = (lying[kind] as number) + 1;
  }
  return {
    seats,
    piles: pilesOf(fronts),
    open: openness(unseen, lying),
    row: cards,
  };
}

const scratch: number[] = [];

/** What cards `from` … `to` add to a seat's own expected points and take from the others' average. */
export function partWorth(table: Table, seat: number, from: number, to: number): number {
  const { piles, row } = table;
  let jokers = 0;
  let touched = 0;
  for (let i = 0; i < piles.length; i += 1) scratch[i] = piles[i] as number;
  for (let i = from; i < to; i += 1) {
    const kind = kindOf(row[i]);
    if (kind === JOKER_KIND) jokers += 1;
    else {
      scratch[seat * VALUES + kind] = (scratch[seat * VALUES + kind] as number) + 1;
      touched |= 1 << kind;
    }
  }
  let worth = 0;
  for (let i = 0; i < VALUES; i += 1)
    if ((touched >> i) & 1) worth += changed(table, scratch, seat, i);
  for (; jokers > 0; jokers -= 1) worth += bestJoker(table, scratch, seat).gain;
  return worth;
}

/** Own and others' points of one value with these piles, above the piles as they are. */
function changed(table: Table, after: readonly number[], seat: number, i: number): number {
  const { piles, seats, open } = table;
  const unsure = open[i] as number;
  let worth = shareOf(after, seats, seat, i, unsure) - shareOf(piles, seats, seat, i, unsure);
  let others = 0;
  for (let s = 0; s < seats; s += 1)
    if (s !== seat)
      others += shareOf(after, seats, s, i, unsure) - shareOf(piles, seats, s, i, unsure);
  worth -= others / (seats - 1);
  return worth;
}

/** Where a joker helps most; without piles it waits and is worth a little. */
export function bestJoker(
  table: Table,
  piles: number[],
  seat: number,
): { value: number; gain: number } {
  let best = { value: 0, gain: 0.5 };
  for (let i = 0; i < VALUES; i += 1) {
    const at = seat * VALUES + i;
    if (piles[at] === 0) continue;
    const before = changed(table, piles, seat, i);
    piles[at] = (piles[at] as number) + 1;
    const gain = changed(table, piles, seat, i) - before;
    piles[at] = (piles[at] as number) - 1;
    if (best.value === 0 || gain > best.gain) best = { value: i + 1, gain };
  }
  if (best.value > 0) {
    const at = seat * VALUES + best.value - 1;
    piles[at] = (piles[at] as number) + 1;
  }
  return best;
}

/** Of a part that several claim: how much of it one of them may hope for, by its cards and their number. */
export function contested(cards: number, claimants: number): number {
  if (cards === 1) return 0;
  if (cards === 2) return claimants === 2 ? 0.27 : 0.12;
  if (claimants === 2) return cards === 3 ? 0.3 : 0.36;
  return claimants === 3 ? 0.22 : 0.15;
}
