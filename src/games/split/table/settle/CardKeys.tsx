/** Number cards, and the joker where it is wanted, as keys: six in a row. */
import type { ReactNode } from 'react';
import { Platform, View } from 'react-native';

import { Touch, useTheme } from '../../../../ui';
import type { Card } from '../../rules/types';
import { CardFace } from '../parts/CardFace';
import { useColumnRoom } from '../../../kit/useRoom';

export interface CardKeysProps {
  label: string;
  cards: readonly Card[];
  keyLabel(card: Card): string;
  chosen: readonly Card[];
  onPick(card: Card): void;
}

const COLUMNS = 6;

export function CardKeys({ label, cards, keyLabel, chosen, onPick }: CardKeysProps): ReactNode {
  const { colors, radii } = useTheme();
  const { width, onLayout } = useColumnRoom('tray', 32);
  const column = width / COLUMNS;
  return (
    <View
      role="group"
      aria-label={label}
      onLayout={onLayout}
      style={{ flexDirection: 'row', flexWrap: 'wrap' }}
    >
      {cards.map((card) => {
        const on = chosen.includes(card);
        return (
          <Touch
            key={card}
            label={keyLabel(card)}
            {...(Platform.OS === 'web' ? { 'aria-pressed': on } : { 'aria-selected': on })}
            sinks
            onPress={() => onPick(card)}
            style={{
              width: column,
              minHeight: 56,
              alignItems: 'center',
              justifyContent: 'center',
              paddingVertical: 4,
              borderRadius: radii.tile,
              borderWidth: 2,
              borderColor: on ? colors.legal : 'transparent',
              backgroundColor: on ? colors.legalFill : undefined,
            }}
          >
            <CardFace card={card} size={Math.min(38, column - 14)} decorative />
          </Touch>
        );
      })}
    </View>
  );
}
