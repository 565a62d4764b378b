/** A card that goes away at a touch. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Icon, Touch, useTheme } from '../../../ui';
import { GemCard } from './Gem';
import type { Kind } from '../rules/kinds';

export interface RemovableGemProps {
  kind: Kind;
  label: string;
  onRemove(): void;
}

export function RemovableGem({ kind, label, onRemove }: RemovableGemProps): ReactNode {
  const { colors, radii } = useTheme();
  return (
    <Touch label={label} onPress={onRemove} style={{ borderRadius: radii.tile }}>
      <GemCard kind={kind} size={48} decorative />
      <View
        style={{
          position: 'absolute',
          right: -4,
          top: -4,
          padding: 2,
          borderRadius: 9,
          backgroundColor: colors.ink,
        }}
      >
        <Icon name="close" size={11} color={colors.paper} />
      </View>
    </Touch>
  );
}
