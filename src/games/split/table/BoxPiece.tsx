/** A number, a joker or a choice card of the real box. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { OWN_COLOURS, useTheme } from '../../../ui';
import { PartSymbol, SPLIT_CARD_RATIO } from './parts/pieces';
import type { BoxPieceProps } from '../../table';
import { CHOICES } from '../box';
import type { Card } from '../rules/types';
import { CardFace } from './parts/CardFace';
import { usePartLook } from './parts/usePartLook';

export default function BoxPiece({ id, size }: BoxPieceProps): ReactNode {
  const part = CHOICES.findIndex((choice) => choice === id);
  if (part >= 0) return <ChoiceCard part={part} size={size} />;
  const card: Card = id === 'joker' ? 'joker' : (Number(id) as Card);
  return <CardFace card={card} size={size} />;
}

function ChoiceCard({ part, size }: { part: number; size: number }): ReactNode {
  const { radii } = useTheme();
  const { key, fill, border } = usePartLook(part);
  return (
    <View
      {...OWN_COLOURS}
      style={{
        width: size,
        height: size * SPLIT_CARD_RATIO,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: radii.tag,
        borderWidth: 1.5,
        borderColor: border,
        backgroundColor: fill,
      }}
    >
      <PartSymbol part={key} size={size * 0.6} />
    </View>
  );
}
