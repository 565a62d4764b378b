/** A die in the air; when it lies it is a little askew. */
import type { ReactNode } from 'react';

import { Die } from '../../../../ui/drawings/Die';
import { Tumbling } from '../../../../ui/motion';
import type { Row } from '../../rules/types';

/** Dice that lie on a table are never straight. */
export const TILTS: Readonly<Record<Row, number>> = { orange: -7, yellow: 9, purple: -12 };

export interface TumblingDieProps {
  row: Row;
  size: number;
  /** Its place among the dice in the air: they do not roll alike. */
  index: number;
}

export function TumblingDie({ row, size, index }: TumblingDieProps): ReactNode {
  return (
    <Tumbling size={size} index={index}>
      {(face) => <Die row={row} value={face} size={size} tilt={TILTS[row]} decorative />}
    </Tumbling>
  );
}
