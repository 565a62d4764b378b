/** A refused shift: the card at the edge and what was to be paid for it; or refused tasks. Serves both grid games. */
import type { ReactNode } from 'react';

import { GemCard } from './Gem';
import { KINDS, type Kind } from '../rules/kinds';
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

/** A turn, or one of the tasks that were counted. */
interface Other {
  type: string;
  tasks?: readonly Kind[];
}

export default function Tried({ move, view }: TriedProps<FieldView, Other | Shift>): ReactNode {
  const shift = isShift(move) ? move : null;
  const laid = shift ? shift.pay : ((move as Other).tasks ?? []);
  const kinds = laid.filter((kind) => KINDS.includes(kind));
  const edge = shift && edgeOf(view, shift);
  if (kinds.length === 0) return null;
  return (
    <TriedFrame met={edge ? <GemCard kind={edge} size={56} decorative /> : undefined}>
      {kinds.map((kind, i) => (
        <GemCard key={i} kind={kind} size={sizeFor(kinds.length)} decorative />
      ))}
    </TriedFrame>
  );
}

/** All eight tasks fit a narrow phone. */
const sizeFor = (cards: number): number => (cards > 4 ? 30 : 46);

function isShift(move: Other | Shift): move is Shift {
  return move.type === 'shift';
}
