/** How each of a player's eight tasks stands, read from the view and the judge; decides nothing itself. */
import type { Seat } from '../../../../engine/types';
import { KINDS, type Kind } from '../../../gems/rules/kinds';
import type { PerlynaMove } from '../../rules/types';
import type { TasksProps } from '../props';

export type TaskState =
  | { kind: Kind; is: 'done' | 'top' | 'open' | 'pearl' | 'later' }
  | { kind: Kind; is: 'chosen'; order: number }
  | { kind: Kind; is: 'blocked'; by: readonly Seat[] };

/** The entry that lays these tasks, in this order. */
export function claimOf(table: TasksProps, seat: Seat, tasks: readonly Kind[]): PerlynaMove {
  return { type: table.mode === 'score' ? 'tally' : 'done', seat, tasks };
}

export function taskStates(
  table: TasksProps,
  seat: Seat,
  chosen: readonly Kind[],
): readonly TaskState[] {
  const { view, judge } = table;
  const pile = view.piles[seat] ?? [];
  const pearlKinds = view.mode === 'score' ? [] : view.lines.filter((line) => line.pearl);
  const natural = view.mode === 'score' ? [] : view.lines.filter((line) => !line.pearl);
  return KINDS.map((kind): TaskState => {
    if (pile.includes(kind)) return { kind, is: pile[pile.length - 1] === kind ? 'top' : 'done' };
    const order = chosen.indexOf(kind) + 1;
    if (order > 0) return { kind, is: 'chosen', order };
    const blocked = view.blocked.find((entry) => entry.kind === kind);
    if (blocked) return { kind, is: 'blocked', by: blocked.by };
    if (!judge(claimOf(table, seat, [...chosen, kind])).ok) return { kind, is: 'later' };
    const needsPearl =
      pearlKinds.some((line) => line.kind === kind) && !natural.some((line) => line.kind === kind);
    return { kind, is: needsPearl ? 'pearl' : 'open' };
  });
}
