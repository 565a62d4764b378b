/** A card of the real box. */
import type { ReactNode } from 'react';

import { ProminMini } from './drawings/ProminCard';
import type { BoxPieceProps } from '../../table';
import type { Colour } from '../rules/cards';

export default function BoxPiece({ id, size }: BoxPieceProps): ReactNode {
  return <ProminMini colour={id.charAt(0) as Colour} value={Number(id.slice(1))} size={size} />;
}
