/** The table of «Веселка»: the circle of colours, runs, rainbows. One component a mode, no rules of its own. */
import type { ReactNode } from 'react';

import type { VeselkaTable } from './parts/props';
import { ScoreTable } from './score/ScoreTable';

export default function Table(props: VeselkaTable): ReactNode {
  return <ScoreTable {...props} />;
}
