/** «Перлина Сходу» in the log: the line that was shifted and what was paid, the tasks that were done. */
import type { ReactNode } from 'react';

import { GemRow } from '../../gems/table/Drawn';
import { LoggedShift } from '../../gems/table/LoggedShift';
import type { LoggedProps } from '../../table';
import type { PerlynaMove, PerlynaView } from '../rules/types';

export default function PerlynaLogged(props: LoggedProps<PerlynaView, PerlynaMove>): ReactNode {
  const { view, move } = props;
  switch (move.type) {
    case 'shift':
      return <LoggedShift view={view} move={move} />;
    case 'done':
    case 'tally':
      return move.tasks.length > 0 ? <GemRow gems={move.tasks} size={26} /> : null;
    default:
      return null;
  }
}
