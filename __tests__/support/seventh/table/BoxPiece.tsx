/** A card of the real box. */
import type { ReactNode } from 'react';

import type { BoxPieceProps } from '../../../../src/games/table';
import { Card } from './Card';

export default function BoxPiece({ id, size }: BoxPieceProps): ReactNode {
  return <Card card={Number(id)} size={size} />;
}
