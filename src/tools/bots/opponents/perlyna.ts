/** Who the bot of «Перлина Сходу» is tried against. */
import type { Rng, Seat } from '../../../engine/types';
import { perlyna } from '../../../games/perlyna/rules';
import type {
  PerlynaMove,
  PerlynaState,
  PerlynaView,
  TableView,
} from '../../../games/perlyna/rules/types';
import type { Shift } from '../../../games/gems/rules/moves';
import { player, type Player } from '../player';

const NO_CHANCE: Rng = { below: () => 0, shuffle: (xs) => xs.slice() };
type Done = Extract<PerlynaMove, { type: 'done' }>;

function offersOf(
  state: PerlynaState,
  seat: Seat,
): { shifts: Shift[]; claim: Done | null; rest: PerlynaMove[] } {
  const shifts: Shift[] = [];
  let claim: Done | null = null;
  const rest: PerlynaMove[] = [];
  const seen = new Set<string>();
  for (const move of perlyna.offers(state, seat) as PerlynaMove[]) {
    if (move.type === 'done') {
      if (claim === null || move.tasks.length > claim.tasks.length) claim = move;
    } else if (move.type === 'shift') {
      const end = `${move.line}${move.index}${move.edge}`;
      if (!seen.has(end)) shifts.push(move);
      seen.add(end);
    } else rest.push(move);
  }
  return { shifts, claim, rest };
}

interface Found {
  tasks: number;
  cards: number;
  first: Shift | null;
}

function search(
  state: PerlynaState,
  seat: Seat,
  depth: number,
  cards: number,
  three: boolean,
): Found {
  let best: Found = { tasks: 0, cards: 0, first: null };
  if (depth === 0) return best;
  for (const shift of offersOf(state, seat).shifts) {
    if (shift.pay.length > 1 && !three) continue;
    const next = perlyna.applyJudged(state, shift);
    const here = offersOf(next, seat).claim?.tasks.length ?? 0;
    const paid = cards + shift.pay.length;
    const deeper = search(next, seat, depth - 1, paid, false);
    const found = deeper.tasks > here ? deeper : { tasks: here, cards: paid };
    if (
      found.tasks > best.tasks ||
      (found.tasks === best.tasks && found.tasks > 0 && found.cards < best.cards)
    )
      best = { tasks: found.tasks, cards: found.cards, first: shift };
  }
  return best;
}

function plan(view: TableView, seat: Seat, shifts: number, least: number): PerlynaMove {
  const state = perlyna.imagine(view, seat, NO_CHANCE);
  const { claim, rest, shifts: all } = offersOf(state, seat);
  const now = claim?.tasks.length ?? 0;
  const { tasks, first } = search(state, seat, shifts - view.shifts, 0, true);
  const enough = view.shifts > 0 || tasks >= least || (view.piles[seat]?.length ?? 0) + tasks === 8;
  if (first !== null && tasks > now && enough) return first;
  if (view.shifts > 0) return claim as Done;
  return rest.find(({ type }) => type === 'take') ?? first ?? all[0] ?? (rest[0] as PerlynaMove);
}

/** Looks so many shifts ahead for most tasks, with fewest cards; takes where none is done. */
export function planner(shifts: number): Player {
  return player<PerlynaView>(`planner of ${shifts} shifts`, (view, seat) =>
    plan(view as TableView, seat, shifts, 1),
  );
}

/** Waits with a hand of nine, then looks two shifts ahead. */
export const hoarder: Player = player<PerlynaView>('hoarder', (view, seat) => {
  const now = view as TableView;
  const rich = (now.hands[seat]?.size ?? 0) >= 9;
  return plan(now, seat, 2, rich ? 1 : 2);
});

/** Looks three shifts ahead, for two tasks at once as long as the hand is not full. */
export const saver: Player = player<PerlynaView>('saver, three shifts', (view, seat) => {
  const now = view as TableView;
  const rich = (now.hands[seat]?.size ?? 0) >= 9;
  return plan(now, seat, 3, rich ? 1 : 2);
});

/** One shift that completes something, or cards. */
export const plain: Player = player<PerlynaView>('one shift', (view, seat) =>
  plan(view as TableView, seat, 1, 1),
);
