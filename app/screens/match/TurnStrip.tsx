/** Which phase it is and whose turn, in one line under the title. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { Match } from '../../../src/match/types';
import { useText } from '../../../src/text/locale';
import { PlayerBadge, T, useTheme } from '../../../src/ui';
import { joinNames } from './names';
import { matchText } from './text';

export function TurnStrip({ match }: { match: Match }): ReactNode {
  const words = useText(matchText);
  const { space } = useTheme();
  const { turn, info } = match;
  const actors = turn.actors.flatMap((seat) => info.players[seat] ?? []);
  const names = joinNames(
    actors.map((player) => player.name),
    words.and,
  );
  const sentence = turn.chance
    ? info.mode === 'virtual'
      ? words.chance
      : words.enterChance
    : actors.length === 0
      ? words.enter
      : actors.length === 1
        ? words.acts(names)
        : actors.length === info.players.length
          ? words.allAct
          : words.acting(names);
  return (
    <View
      role="status"
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: space.s,
        paddingHorizontal: space.l,
        paddingBottom: space.s,
      }}
    >
      {actors.map((player) => (
        <PlayerBadge
          key={player.seat}
          name={player.name}
          colour={player.colour}
          size={24}
          decorative
        />
      ))}
      <T variant="bodyStrong" style={{ flexShrink: 1 }}>
        {sentence}
      </T>
    </View>
  );
}
