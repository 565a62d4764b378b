/** The tray while lines are shifted, and the button that moves on. */
import type { ReactNode } from 'react';

import { useText } from '../../../../text/locale';
import { T } from '../../../../ui';
import { Actions, type ActionsProps } from '../../../gems/table/Actions';
import { ShiftTray, type ShiftTrayProps } from '../../../gems/table/ShiftTray';
import { whyNot } from '../../../gems/table/whyNot';
import { gridText } from '../../../gems/words/table';
import { useSend } from '../../../kit/useSend';
import type { ShiftEntry } from '../../../gems/table/useShift';
import type { PerlynaMove } from '../../rules/types';
import { priceClause } from '../../rules/because';
import type { PlayProps } from '../props';
import type { TaskState } from '../parts/taskStates';
import { tableText } from '../../words/table';

export function TurnTray(props: ShiftTrayProps<PlayProps>): ReactNode {
  const { table, entry } = props;
  const texts = useText(tableText);
  return (
    <ShiftTray {...props} clause={priceClause(entry.edge, entry.pay)}>
      {table.view.shifts > 0 ? (
        <T variant="label" color="inkSoft">
          {texts.claim.shifts(table.view.shifts)}
        </T>
      ) : null}
    </ShiftTray>
  );
}

export interface ShiftActionsProps {
  table: PlayProps;
  seat: number;
  entry: ShiftEntry;
  tasks: readonly TaskState[];
  onClaim(): void;
}

export function ShiftActions(props: ShiftActionsProps): ReactNode {
  const { table, entry } = props;
  const common = useText(gridText);
  const { busy, send } = useSend<PerlynaMove>(table);
  const choice = useChoice(props);
  const correcting = table.draft !== undefined;
  const { move } = choice;
  return (
    <Actions
      small={
        entry.end ? { icon: 'close', label: common.action.cancel, onPress: entry.clear } : null
      }
      quiet={choice.quiet}
      primary={{
        game: 'perlyna',
        busy,
        label: correcting && move ? common.action.correct : choice.label,
        note: correcting && move ? choice.label : choice.note,
        ...whyNot(table, entry, choice.move, common.pay.lacking(entry.lacking)),
        onPress: () => (move ? send(move) : props.onClaim()),
      }}
    />
  );
}

interface Choice {
  /** Null: on to the tasks. */
  move: PerlynaMove | null;
  label: string;
  note?: string;
  quiet?: ActionsProps['quiet'];
}

function useChoice({ table, seat, entry, tasks, onClaim }: ShiftActionsProps): Choice {
  const common = useText(gridText);
  const texts = useText(tableText).action;
  if (entry.move)
    return {
      move: entry.move,
      label: common.action.shift(entry.move),
      note: entry.pay.length > 0 ? common.pay.paid(entry.pay) : undefined,
    };
  if (table.view.shifts > 0) {
    const open = tasks.filter(({ is }) => is === 'open').map(({ kind }) => kind);
    const pearl = tasks.filter(({ is }) => is === 'pearl').map(({ kind }) => kind);
    // E-4.3: what needs the pearl comes one at a time.
    const [all, one] = pearl.length > 1 ? [open, pearl] : [[...open, ...pearl], []];
    const possible = open.length + pearl.length;
    // Without hints nobody is told that there is something to claim.
    if (possible > 0 || !table.hints)
      return {
        move: null,
        label: texts.toTasks,
        note: table.hints ? texts.toTasksNote(all, one) : undefined,
      };
    return {
      move: { type: 'done', seat, tasks: [] },
      label: texts.end,
      note: texts.endNote,
      quiet: { icon: 'check', label: texts.tasks, onPress: onClaim },
    };
  }
  const pass: PerlynaMove = { type: 'pass', seat };
  if (table.judge(pass).ok)
    return { move: pass, label: common.action.pass, note: common.hint.noCards };
  return {
    move: { type: 'take', seat },
    label: common.action.take,
    note: common.action.takeNote,
  };
}
