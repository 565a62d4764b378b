/** The final count: stacks in, points and lines out. Every mode uses it; knows nothing about rounds. */
import { argmax, at, filled } from '../../../engine/arrays';
import type { LineOf, Seat, Standing } from '../../../engine/types';
import { TOP_VALUE } from './deck';
import { countPiles } from './layout';
import type { Lines, SplitState } from './types';

export interface Score {
  points: number[];
  /** Scoring cards kept; each value at most once, so they are all different (S-7.7). */
  cards: number[];
  lines: LineOf<Lines>[];
}

/** S-7.3 – S-7.5. `counts[s][v−1]`: cards of value v in front of seat s, jokers included. */
export function scoreStacks(counts: readonly (readonly number[])[]): Score {
  const points = filled(counts.length, 0);
  const cards = filled(counts.length, 0);
  const lines: LineOf<Lines>[] = [];
  for (let value = 1; value <= TOP_VALUE; value += 1) {
    let most = 0;
    for (let seat = 0; seat < counts.length; seat += 1)
      most = Math.max(most, at(at(counts, seat), value - 1));
    if (most === 0) continue; // A-S15: nobody keeps a card that nobody has
    const holders: Seat[] = [];
    for (let seat = 0; seat < counts.length; seat += 1)
      if (at(at(counts, seat), value - 1) === most) holders.push(seat);
    const clause = holders.length === 1 ? 'S-7.3' : 'S-7.4';
    for (const seat of holders) {
      points[seat] = at(points, seat) + value;
      cards[seat] = at(cards, seat) + 1;
      lines.push({ seat, clause, points: value, facts: { value, count: most, holders } });
    }
  }
  return { points, cards, lines };
}

/** S-7.6, then S-7.7, then shared (A-S16). */
export function winnersOf({ points, cards }: Score): Seat[] {
  const leading = argmax(points);
  const most = Math.max(...leading.map((seat) => at(cards, seat)));
  return leading.filter((seat) => cards[seat] === most);
}

/** A tie on points is decided by cards: lines that show it, worth nothing themselves. */
function tieLines({ points, cards }: Score): LineOf<Lines>[] {
  const leading = argmax(points);
  if (leading.length === 1) return [];
  return leading.map((seat) => ({
    seat,
    clause: 'S-7.7',
    points: 0,
    facts: { cards: at(cards, seat) },
  }));
}

/** What would be counted if it ended now. */
export function standing(state: SplitState): Standing {
  if (state.phase === 'stacks')
    return { points: filled(state.seats, 0), over: false, winners: [], lines: [] };
  if (state.phase !== 'over') {
    const { points, lines } = scoreStacks(state.table.fronts.map(countPiles));
    return { points, over: false, winners: [], lines };
  }
  const score = scoreStacks(state.counts);
  return {
    points: score.points,
    over: true,
    winners: winnersOf(score),
    lines: score.lines.concat(tieLines(score)),
  };
}
