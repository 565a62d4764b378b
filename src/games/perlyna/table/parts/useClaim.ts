/** Tasks chosen for one turn, in the order they will lie. A task the rules refuse is explained, not chosen. */
import { useState } from 'react';
import type { View } from 'react-native';

import type { Refusal, Seat } from '../../../../engine/types';
import { useTurnDraft } from '../../../../match/useDraft';
import type { Kind } from '../../../gems/rules/kinds';
import type { TasksProps } from '../props';
import { claimOf, taskStates, type TaskState } from './taskStates';

export interface Claim {
  chosen: readonly Kind[];
  tasks: readonly TaskState[];
  /** The last task that was tried in vain, and why. */
  wrong: { kind: Kind; refusal: Refusal } | null;
  /** Where the tasks lie on the screen. */
  spots: Map<Kind, View>;
  press(kind: Kind): void;
  clear(): void;
}

export function useClaim(table: TasksProps, seat: Seat): Claim {
  const first = table.draft ?? table.advised;
  const drafted = first?.type === 'tally' || first?.type === 'done' ? first.tasks : [];
  const [chosen, setChosen] = useTurnDraft<readonly Kind[]>('tasks', String(seat), drafted, []);
  const [wrong, setWrong] = useState<Claim['wrong']>(null);
  const [spots] = useState(() => new Map<Kind, View>());
  const press = (kind: Kind): void => {
    if (table.refused) table.dismissRefusal();
    setWrong(null);
    if (chosen.includes(kind)) {
      setChosen(chosen.filter((other) => other !== kind));
      return;
    }
    const verdict = table.judge(claimOf(table, seat, [...chosen, kind]));
    if (verdict.ok) setChosen([...chosen, kind]);
    else setWrong({ kind, refusal: verdict });
  };
  const clear = (): void => {
    setChosen([]);
    setWrong(null);
  };
  return { chosen, tasks: taskStates(table, seat, chosen), wrong, spots, press, clear };
}
