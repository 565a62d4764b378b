/** How often the deck has run out, of how often it may: small cards, the used ones filled. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { useTheme } from '../../../../ui';
import { tableText } from '../../words/table';

export function DeckPips({ outs, all }: { outs: number; all: number }): ReactNode {
  const words = useText(tableText).outs;
  const { colors } = useTheme();
  return (
    <View
      accessible
      role="img"
      aria-label={words.spoken(outs, all)}
      style={{ flexDirection: 'row', gap: 5 }}
    >
      {Array.from({ length: all }, (_, i) => (
        <View
          key={i}
          style={{
            width: 11,
            height: 15,
            borderRadius: 3,
            borderWidth: 1.5,
            borderColor: colors.inkFaint,
            backgroundColor: i < outs ? colors.inkFaint : undefined,
          }}
        />
      ))}
    </View>
  );
}
