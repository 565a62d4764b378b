/** A gem or the pearl of the real box. */
import type { ReactNode } from 'react';

import { GemCard } from './Gem';
import type { BoxPieceProps } from '../../table';
import type { Gem } from '../rules/grid';

export default function BoxPiece({ id, size }: BoxPieceProps): ReactNode {
  return <GemCard kind={id as Gem} size={size} />;
}
