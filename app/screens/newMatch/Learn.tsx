/** A first match: easy opponents, and each rule when it first matters. Begins at once. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../src/text/locale';
import { Icon, T, Touch, useTheme } from '../../../src/ui';
import { botsText } from '../../bots/text';

export interface LearnProps {
  game: string;
  disabled: boolean;
  onPress(): void;
}

export function Learn({ game, disabled, onPress }: LearnProps): ReactNode {
  const words = useText(botsText);
  const { space, game: tintOf } = useTheme();
  return (
    <Touch
      label={`${words.learn}. ${words.learnNote}`}
      onPress={onPress}
      disabled={disabled}
      sinks
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.m,
        minHeight: 56,
        paddingHorizontal: space.m,
      }}
    >
      <View style={{ width: 36, alignItems: 'center' }}>
        <Icon name="book" size={28} color={tintOf(game).accent} />
      </View>
      <View style={{ flex: 1 }}>
        <T variant="bodyStrong" color={tintOf(game).accent}>
          {words.learn}
        </T>
        <T variant="label" color="inkSoft">
          {words.learnNote}
        </T>
      </View>
    </Touch>
  );
}
