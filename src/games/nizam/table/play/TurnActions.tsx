/** The primary button of a turn: shift the chosen line, finish with its points, take cards, or pass. */
import type { ReactNode } from 'react';

import { useSayUnentered } from '../../../../match/unentered';
import { useText } from '../../../../text/locale';
import { Actions } from '../../../gems/table/Actions';
import { whyNot } from '../../../gems/table/whyNot';
import { gridText } from '../../../gems/words/table';
import { useSend } from '../../../kit/useSend';
import type { ShiftEntry } from '../../../gems/table/useShift';
import type { NizamMove } from '../../rules/types';
import type { PlayProps } from '../props';
import { tableText } from '../../words/table';

export interface TurnActionsProps {
  table: PlayProps;
  seat: number;
  entry: ShiftEntry;
}

export function TurnActions({ table, seat, entry }: TurnActionsProps): ReactNode {
  const common = useText(gridText);
  const { busy, send } = useSend<NizamMove>(table);
  const choice = useChoice(table, seat, entry);
  const correcting = table.draft !== undefined;
  useSayUnentered(correcting || !choice.brings ? null : choice);
  return (
    <Actions
      small={
        entry.end ? { icon: 'close', label: common.action.cancel, onPress: entry.clear } : null
      }
      primary={{
        game: 'nizam',
        busy,
        label: correcting ? common.action.correct : choice.label,
        note: correcting ? choice.label : choice.note,
        ...whyNot(table, entry, choice.move, common.pay.lacking(entry.lacking)),
        onPress: () => send(choice.move),
      }}
    />
  );
}

function useChoice(
  table: PlayProps,
  seat: number,
  entry: ShiftEntry,
): { move: NizamMove; label: string; note?: string; brings?: boolean } {
  const common = useText(gridText);
  const texts = useText(tableText);
  const { view, standing, judge, foresee } = table;
  if (entry.move)
    return {
      move: entry.move,
      label: common.action.shift(entry.move),
      note: entry.pay.length > 0 ? common.pay.paid(entry.pay) : undefined,
    };
  if (view.shifts > 0) {
    const done: NizamMove = { type: 'done', seat };
    const gain = (foresee(done).points[seat] ?? 0) - (standing.points[seat] ?? 0);
    return { move: done, label: texts.action.done(gain), brings: gain > 0 };
  }
  const pass: NizamMove = { type: 'pass', seat };
  if (judge(pass).ok) return { move: pass, label: common.action.pass, note: common.hint.noCards };
  return {
    move: { type: 'take', seat },
    label: common.action.take,
    note: common.action.takeNote,
  };
}
