/** A first match: easy opponents, and each rule when it first matters. Begins at once. */
import type { ReactNode } from 'react';

import { useText } from '../../../src/text/locale';
import { Icon, T, useTheme } from '../../../src/ui';
import { botsText } from '../../bots/text';
import { Shortcut } from './Shortcut';

export interface LearnProps {
  game: string;
  disabled: boolean;
  onPress(): void;
}

export function Learn({ game, disabled, onPress }: LearnProps): ReactNode {
  const words = useText(botsText);
  const { game: tintOf } = useTheme();
  return (
    <Shortcut label={`${words.learn}. ${words.learnNote}`} onPress={onPress} disabled={disabled}>
      <Icon name="book" size={28} color={tintOf(game).accent} />
      <T variant="bodyStrong" color={tintOf(game).accent} style={{ flexShrink: 1 }}>
        {words.learn}
      </T>
    </Shortcut>
  );
}
