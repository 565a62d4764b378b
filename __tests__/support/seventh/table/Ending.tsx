/** The end of «Драбинка»: the ladder as it lies. */
import type { ReactNode } from 'react';

import type { EndingProps } from '../../../../src/games/table';
import type { ClauseId } from '../rules/clauses';
import type { View } from '../rules/types';
import { Ladder } from './Ladder';

export default function Ending(props: EndingProps<View, ClauseId>): ReactNode {
  const { view } = props;
  if (view.phase !== 'over' || view.laid.length === 0) return null;
  return <Ladder {...props} laid={view.laid} />;
}
