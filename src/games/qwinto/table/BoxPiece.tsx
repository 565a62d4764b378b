/** A die of the real box. */
import type { ReactNode } from 'react';

import { Die } from '../../../ui/drawings/Die';
import type { BoxPieceProps } from '../../table';
import type { Row } from '../rules/types';

export default function BoxPiece({ id, size }: BoxPieceProps): ReactNode {
  return <Die row={id as Row} size={size} />;
}
