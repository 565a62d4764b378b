/** «Нізам» in the log: the line that was shifted and what was paid. */
import type { ReactNode } from 'react';

import { LoggedShift } from '../../gems/table/LoggedShift';
import type { LoggedProps } from '../../table';
import type { NizamMove, NizamView } from '../rules/types';

export default function NizamLogged({ view, move }: LoggedProps<NizamView, NizamMove>): ReactNode {
  return move.type === 'shift' ? <LoggedShift view={view} move={move} /> : null;
}
