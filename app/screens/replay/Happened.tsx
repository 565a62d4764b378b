/** The move of this step: whose it was and what it was, in words. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Icon, PlayerBadge, T, useTheme } from '../../../src/ui';
import { actorOf } from './steps';
import type { Told } from './told';

export interface HappenedProps extends Told {
  sentence: string;
  /** Pages turn by themselves: nobody wants all of them read out. */
  playing: boolean;
}

const TOKEN = 40;

export function Happened({ match, step, sentence, playing }: HappenedProps): ReactNode {
  const { colors, space } = useTheme();
  const actor = actorOf(step);
  const player = actor === null ? undefined : match.info.players[actor];
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.m, minHeight: 52 }}>
      <View aria-hidden style={{ width: TOKEN, alignItems: 'center' }}>
        {player ? (
          <PlayerBadge name={player.name} colour={player.colour} size={TOKEN} decorative />
        ) : (
          <Icon name="table" size={28} color={colors.inkSoft} />
        )}
      </View>
      {/* Two lines are kept free, so that the slider does not jump under the finger. */}
      <T
        variant="heading"
        aria-live={playing ? 'off' : 'polite'}
        numberOfLines={3}
        style={{ flex: 1, fontSize: 18, lineHeight: 24 }}
      >
        {sentence}
      </T>
    </View>
  );
}
