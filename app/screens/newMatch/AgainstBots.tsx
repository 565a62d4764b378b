/** Nobody else here: one person and the app at the other chairs, ready to begin. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../src/text/locale';
import { PlayerBadge, T, useTheme } from '../../../src/ui';
import { botsText } from '../../bots/text';
import { Shortcut } from './Shortcut';

export interface AgainstBotsProps {
  game: string;
  bots: number;
  onPress(): void;
}

export function AgainstBots({ game, bots, onPress }: AgainstBotsProps): ReactNode {
  const words = useText(botsText);
  const { game: tintOf } = useTheme();
  return (
    <Shortcut label={`${words.against}. ${words.againstNote(bots)}`} onPress={onPress}>
      <PlayerBadge
        name={words.names.medium[0] ?? ''}
        colour={2}
        size={28}
        bot="medium"
        decorative
      />
      <View style={{ flexShrink: 1 }}>
        <T variant="bodyStrong" color={tintOf(game).accent}>
          {words.against}
        </T>
        <T variant="label" color="inkSoft">
          {words.againstNote(bots)}
        </T>
      </View>
    </Shortcut>
  );
}
