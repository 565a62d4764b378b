/** The table of «Перлина Сходу»: the grid with the pearl, eight tasks each. One component a mode, no rules of its own. */
import type { ReactNode } from 'react';

import type { PerlynaTable } from './parts/props';
import { ScoreTable } from './score/ScoreTable';

export default function Table(props: PerlynaTable): ReactNode {
  const { view } = props;
  if (view.phase !== 'deal' && view.mode === 'score') return <ScoreTable {...props} view={view} />;
  return null;
}
