/** Who the bot of «Нізам» is tried against. */
import type { Rng, Seat } from '../../../engine/types';
import { nizam } from '../../../games/nizam/rules';
import { sheetPoints } from '../../../games/nizam/rules/scoring';
import type { NizamMove, NizamState, NizamView, TableView } from '../../../games/nizam/rules/types';
import type { Shift } from '../../../games/gems/rules/moves';
import { player, type Player } from '../player';
import { pick } from '../seeded';

const NO_CHANCE: Rng = { below: () => 0, shuffle: (xs) => xs.slice() };

function shiftsOf(state: NizamState, seat: Seat): Shift[] {
  const seen = new Set<string>();
  return (nizam.offers(state, seat) as NizamMove[]).filter((move): move is Shift => {
    if (move.type !== 'shift') return false;
    // One payment an end is enough for a planner.
    const end = `${move.line}${move.index}${move.edge}`;
    if (seen.has(end)) return false;
    seen.add(end);
    return true;
  });
}

function pointsNow(state: NizamState, seat: Seat): number {
  const before = 'sheets' in state ? sheetPoints(state.sheets[seat] as never) : 0;
  const after = nizam.applyJudged(state, { type: 'done', seat });
  return ('sheets' in after ? sheetPoints(after.sheets[seat] as never) : 0) - before;
}

interface Found {
  points: number;
  cards: number;
  first: Shift | null;
}

/** Most points, then fewest cards. */
function search(state: NizamState, seat: Seat, depth: number, cards: number, spend: number): Found {
  let best: Found = { points: 0, cards: 0, first: null };
  if (depth === 0) return best;
  for (const shift of shiftsOf(state, seat)) {
    const paid = cards + shift.pay.length;
    if (shift.pay.length > 1 && !spend) continue;
    const next = nizam.applyJudged(state, shift);
    const here = pointsNow(next, seat);
    const deeper = search(next, seat, depth - 1, paid, 0);
    const found = deeper.points > here ? deeper : { points: here, cards: paid };
    if (
      found.points > best.points ||
      (found.points === best.points && found.points > 0 && found.cards < best.cards)
    )
      best = { points: found.points, cards: found.cards, first: shift };
  }
  return best;
}

/** Looks so many shifts ahead and makes the turn that scores most; takes where none scores. */
export function planner(shifts: number): Player {
  return player<NizamView>(`planner of ${shifts} shifts`, (view, seat) => {
    const now = view as TableView;
    const state = nizam.imagine(view, seat, NO_CHANCE);
    const here = now.shifts > 0 ? pointsNow(state, seat) : 0;
    const { points, first } = search(state, seat, shifts - now.shifts, 0, 1);
    if (first !== null && points > here) return first;
    if (now.shifts > 0) return { type: 'done', seat };
    return takeOr(state, seat, first);
  });
}

function takeOr(state: NizamState, seat: Seat, otherwise: NizamMove | null): NizamMove {
  const offers = nizam.offers(state, seat);
  return offers.find(({ type }) => type === 'take') ?? otherwise ?? (offers[0] as NizamMove);
}

/** Gathers cards first, then spends them on the best two shifts. */
export const hoarder: Player = player<NizamView>('hoarder', (view, seat) => {
  const now = view as TableView;
  const state = nizam.imagine(view, seat, NO_CHANCE);
  const hand = now.hands[seat]?.size ?? 0;
  const here = now.shifts > 0 ? pointsNow(state, seat) : 0;
  if (now.shifts === 0 && hand < 9) return takeOr(state, seat, null);
  const { points, first } = search(state, seat, 2, 0, 0);
  if (first !== null && points > here) return first;
  if (now.shifts > 0) return { type: 'done', seat };
  return takeOr(state, seat, first ?? shiftsOf(state, seat)[0] ?? null);
});

/** Takes until three shifts bring so many points, or the deck is nearly gone. */
export const saver: Player = player<NizamView>('saver', (view, seat) => {
  const now = view as TableView;
  const state = nizam.imagine(view, seat, NO_CHANCE);
  const here = now.shifts > 0 ? pointsNow(state, seat) : 0;
  const { points, first } = search(state, seat, 3 - now.shifts, 0, 1);
  if (now.shifts > 0) return first !== null && points > here ? first : { type: 'done', seat };
  return first !== null && (points >= 9 || now.deck < 12) ? first : takeOr(state, seat, first);
});

/** One shift that scores, or cards; never more. */
export const plain: Player = player<NizamView>('one shift', (view, seat) => {
  const now = view as TableView;
  const state = nizam.imagine(view, seat, NO_CHANCE);
  if (now.shifts > 0) return { type: 'done', seat };
  const { first } = search(state, seat, 1, 0, 1);
  return first ?? takeOr(state, seat, shiftsOf(state, seat)[0] ?? null);
});

/** A turn of each kind by the toss of a coin. */
export const coin: Player = player<NizamView>('coin', (view, seat, rng) => {
  const state = nizam.imagine(view, seat, rng);
  const offers = nizam.offers(state, seat);
  const types = [...new Set(offers.map(({ type }) => type))];
  const type = pick(rng, types);
  return pick(
    rng,
    offers.filter((move) => move.type === type),
  );
});
