/**
 * What the piles in front of everybody may come to: of each value who is likely to have most of it at the end, by the
 * lead and by what is still to come. Knows nothing about rows and votes.
 */
import type { Front } from '../rules/types';

export const VALUES = 10;

/** Cards by seat · 10 + value − 1, jokers on piles included. */
export function pilesOf(fronts: readonly Front[]): number[] {
  const piles: number[] = [];
  for (const { numbers, jokers } of fronts)
    for (let i = 0; i < VALUES; i += 1) piles.push((numbers[i] as number) + (jokers[i] as number));
  return piles;
}

/** How unsure a lead is, by value: from what is still unseen of it and of the jokers. */
export function openness(unseen: readonly number[], row: readonly number[]): number[] {
  const jokers = (unseen[VALUES] as number) / VALUES;
  const out: number[] = [];
  for (let i = 0; i < VALUES; i += 1) {
    const coming = (unseen[i] as number) + (row[i] as number) * 0.5 + jokers;
    out.push(0.35 + 0.28 * coming);
  }
  return out;
}

/** How likely a lead holds, 0 to 1; a curve without exponents, the same on every engine. */
function holds(lead: number, open: number): number {
  const x = lead / open;
  return 0.5 + (0.5 * x) / (x < 0 ? 1 - x : 1 + x);
}

/** Expected points of one seat from one value. */
export function shareOf(
  piles: readonly number[],
  seats: number,
  seat: number,
  i: number,
  open: number,
): number {
  const own = piles[seat * VALUES + i] as number;
  let most = 0;
  let rivals = 0;
  for (let s = 0; s < seats; s += 1) {
    if (s === seat) continue;
    const count = piles[s * VALUES + i] as number;
    if (count > most) most = count;
    if (count > 0) rivals += 1;
  }
  if (own === 0 && open <= 0.36) return 0;
  // A tie pays both; an empty pile has to be begun first.
  const lead = own - most + (own > 0 ? 0.4 : -0.3) - 0.1 * rivals;
  return (i + 1) * holds(lead, open);
}
