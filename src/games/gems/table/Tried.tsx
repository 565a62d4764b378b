/** A refused shift: the card at the edge and what was to be paid for it. Serves both grid games. */
import type { ReactNode } from 'react';

import { GemCard } from './Gem';
import { KINDS } from '../rules/kinds';
import { TriedFrame } from '../../kit/TriedFrame';
import type { TriedProps } from '../../table';
import { SIDE, type Grid } from '../rules/grid';
import { edgeCard } from '../rules/notation';
import type { Shift } from '../rules/moves';

/** As both games have it: before the deal there is no field. */
interface FieldView {
  phase: string;
  grid?: Grid;
}

function edgeOf({ grid }: FieldView, shift: Shift) {
  return grid && shift.index >= 0 && shift.index < SIDE ? edgeCard(grid, shift) : null;
}

export default function Tried(props: TriedProps<FieldView, { type: string } | Shift>): ReactNode {
  const { move, view } = props;
  if (!isShift(move)) return null;
  const paid = move.pay.filter((kind) => KINDS.includes(kind));
  const edge = edgeOf(view, move);
  if (paid.length === 0) return null;
  return (
    <TriedFrame met={edge ? <GemCard kind={edge} size={56} decorative /> : undefined}>
      {paid.map((kind, i) => (
        <GemCard key={i} kind={kind} size={46} decorative />
      ))}
    </TriedFrame>
  );
}

function isShift(move: { type: string } | Shift): move is Shift {
  return move.type === 'shift';
}
