/** A first match: easy opponents, and each rule when it first matters. Begins at once. */
import type { ReactNode } from 'react';

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
  const { colors, radii, space, game: tintOf } = useTheme();
  return (
    <Touch
      label={`${words.learn}. ${words.learnNote}`}
      onPress={onPress}
      disabled={disabled}
      sinks
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.s,
        flexGrow: 1,
        flexBasis: 0,
        minWidth: 150,
        minHeight: 56,
        paddingHorizontal: space.m,
        borderRadius: radii.panel,
        borderWidth: 1,
        borderColor: colors.line,
        backgroundColor: colors.paperRaised,
      }}
    >
      <Icon name="book" size={28} color={tintOf(game).accent} />
      <T variant="bodyStrong" color={tintOf(game).accent} style={{ flexShrink: 1 }}>
        {words.learn}
      </T>
    </Touch>
  );
}
