/** What the two games on the field make of planned turns: the first shift of each as an option, and the shifts of one. */
import type { Option } from '../../../bots/kit/types';
import type { Seat } from '../../../engine/types';
import { ENDS, type LineEnd } from '../rules/grid';
import type { Kind } from '../rules/kinds';
import type { Plan } from './planner';

interface ShiftChoice extends LineEnd {
  type: 'shift';
  seat: Seat;
  pay: Kind[];
}

/** `now`: what it is worth to stop here. Nobody mistakes a card paid for nothing for a good turn, so only the others are guessed. */
export function shiftOptions(
  plans: readonly Plan[],
  seat: Seat,
  now: number,
  spread: number,
  guess: (value: number) => number,
): Option<ShiftChoice>[] {
  return plans.map(({ end, pay, value, points, nodes }) => ({
    choice: { type: 'shift', seat, ...endAt(end), pay },
    value: points > now ? guess(value) : value,
    spread,
    visits: nodes,
  }));
}

/** The plan that begins with this shift. */
export function planOf(plans: readonly Plan[], { line, index, edge }: LineEnd): Plan {
  const end = ENDS.findIndex(
    (one) => one.line === line && one.index === index && one.edge === edge,
  );
  return plans.find((plan) => plan.end === end) as Plan;
}

export function shiftsIn({ path }: Plan): LineEnd[] {
  return path.map(endAt);
}

function endAt(end: number): LineEnd {
  const { line, index, edge } = ENDS[end] as LineEnd;
  return { line, index, edge };
}
