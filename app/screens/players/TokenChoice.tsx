/** The six tokens, one of them chosen. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { capital } from '../../../src/text/lexicon/forms';
import { useText } from '../../../src/text/locale';
import { PlayerBadge, radioKeys, T, Touch, useTheme } from '../../../src/ui';
import { COLOURS } from '../newMatch/draft';
import { playersText } from './text';

export interface TokenChoiceProps {
  name: string;
  value: number;
  onChange(colour: number): void;
}

export function TokenChoice(props: TokenChoiceProps): ReactNode {
  const words = useText(playersText);
  const { colors, space } = useTheme();
  return (
    <View style={{ gap: space.s }}>
      <T variant="label" color="inkSoft">
        {words.token}
      </T>
      <View
        role="radiogroup"
        {...radioKeys}
        aria-label={words.token}
        style={{ flexDirection: 'row', flexWrap: 'wrap' }}
      >
        {COLOURS.map((colour) => (
          <Touch
            key={colour}
            role="radio"
            aria-checked={colour === props.value}
            label={capital(words.tokens[colour - 1] ?? words.token)}
            onPress={() => props.onChange(colour)}
            style={{
              width: 56,
              height: 56,
              alignItems: 'center',
              justifyContent: 'center',
              borderRadius: 16,
              borderWidth: 2.5,
              borderColor: colour === props.value ? colors.legal : 'transparent',
            }}
          >
            <PlayerBadge name={props.name} colour={colour} size={38} decorative />
          </Touch>
        ))}
      </View>
    </View>
  );
}
