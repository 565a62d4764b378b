/** The table of «Нізам»: the grid of gems, shifts, combinations. One component a mode, no rules of its own. */
import type { ReactNode } from 'react';

import type { NizamTable } from './parts/props';
import { ScoreTable } from './score/ScoreTable';

export default function Table(props: NizamTable): ReactNode {
  const { view } = props;
  if (view.mode === 'score') return <ScoreTable {...props} view={view} />;
  return null;
}
