/** Which points the pad can show: what one deal can pay, and what several can add up to. */
import { DEALS, scoreDeal, TRICKS } from '../rules/scoring';

/** By number of deals played. */
const SUMS: ReadonlySet<number>[] = [new Set([0])];
const PAID: ReadonlySet<number>[] = [];

/** What a bid can bring in that deal, 1–4. */
function paidIn(deal: number): ReadonlySet<number> {
  const known = PAID[deal];
  if (known) return known;
  const out = new Set<number>();
  for (let beads = 0; beads <= TRICKS; beads += 1)
    for (let won = 0; won <= TRICKS; won += 1)
      for (const shield of [false, true]) out.add(scoreDeal(deal, { beads, shield }, won).points);
  PAID[deal] = out;
  return out;
}

function sumsOf(deals: number): ReadonlySet<number> {
  const known = SUMS[deals];
  if (known) return known;
  const out = new Set<number>();
  for (const before of sumsOf(deals - 1)) for (const paid of paidIn(deals)) out.add(before + paid);
  SUMS[deals] = out;
  return out;
}

/**
 * Seat by seat is enough: any payment can be had with no trick and with all ten, so one player who takes
 * ten and others who take none can bring any such sums together.
 */
export function canHave(points: number, deals: number): boolean {
  return sumsOf(deals).has(points);
}

export function canEndWith(points: number, last: number): boolean {
  return paidIn(DEALS).has(last) && canHave(points - last, DEALS - 1);
}
