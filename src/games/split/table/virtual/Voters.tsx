/** Who has voted, who does now, who is still to come; never what for. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { Seat } from '../../../../engine/types';
import { useText } from '../../../../text/locale';
import { Icon, PlayerBadge, T, useTheme } from '../../../../ui';
import type { SeatPlayer } from '../../../table';
import { nameOf } from '../props';
import { tableText } from '../../words/table';

export interface VotersProps {
  contenders: readonly Seat[];
  voted: readonly boolean[];
  now: Seat | null;
  players: readonly SeatPlayer[];
}

export function Voters({ contenders, voted, now, players }: VotersProps): ReactNode {
  const words = useText(tableText);
  const { colors, space } = useTheme();
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: space.s,
      }}
    >
      {contenders.map((seat) => {
        const name = nameOf(players, seat);
        const current = seat === now;
        const say = voted[seat] ? words.hasVoted : current ? words.votesNow : words.willVote;
        return (
          <View
            key={seat}
            accessible
            role="img"
            aria-label={say(name)}
            style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}
          >
            <PlayerBadge
              name={name}
              colour={players[seat]?.colour ?? 1}
              size={26}
              active={current}
              decorative
            />
            {voted[seat] ? (
              <Icon name="check" size={18} color={colors.good} />
            ) : current ? (
              <T variant="label">{words.now}</T>
            ) : (
              <Icon name="more" size={18} color={colors.inkFaint} />
            )}
          </View>
        );
      })}
    </View>
  );
}
