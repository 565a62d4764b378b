/** S-3.2: everyone's vote face down on the table, who is ready and who still thinks; never what for. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { Seat, Viewer } from '../../../../engine/types';
import { useText } from '../../../../text/locale';
import { Icon, Panel, PlayerBadge, T, useTheme } from '../../../../ui';
import type { SeatPlayer } from '../../../table';
import { VoteBack } from '../parts/pieces';
import { nameOf } from '../props';
import { tableText } from '../../words/table';

export interface VotesProps {
  contenders: readonly Seat[];
  voted: readonly boolean[];
  viewer: Viewer;
  players: readonly SeatPlayer[];
}

const BACK = 62;

export function Votes({ contenders, voted, viewer, players }: VotesProps): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  const ready = contenders.filter((seat) => voted[seat]).length;
  return (
    <Panel style={{ gap: space.m }}>
      <View role="status" style={{ alignItems: 'center' }}>
        <T variant="title" heading={2} align="center">
          {words.votesIn(ready, contenders.length)}
        </T>
        <T variant="label" color="inkSoft" align="center">
          {words.votesDown}
        </T>
      </View>
      <View
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          justifyContent: 'space-evenly',
          gap: space.m,
        }}
      >
        {contenders.map((seat) => (
          <Vote
            key={seat}
            player={players[seat]}
            name={nameOf(players, seat)}
            ready={voted[seat] ?? false}
            own={seat === viewer}
          />
        ))}
      </View>
    </Panel>
  );
}

interface VoteProps {
  player: SeatPlayer | undefined;
  name: string;
  ready: boolean;
  own: boolean;
}

function Vote({ player, name, ready, own }: VoteProps): ReactNode {
  const words = useText(tableText);
  const { colors, space } = useTheme();
  return (
    <View
      accessible
      role="img"
      aria-label={ready ? words.hasVoted(name) : words.willVote(name)}
      style={{ alignItems: 'center', minWidth: BACK + 10 }}
    >
      <View style={{ paddingBottom: space.s }}>
        <VoteBack size={BACK} empty={!ready} />
        {ready ? (
          <View
            style={{
              position: 'absolute',
              top: -7,
              right: -9,
              padding: 4,
              borderRadius: 14,
              backgroundColor: colors.good,
            }}
          >
            <Icon name="check" size={18} color={colors.paper} />
          </View>
        ) : (
          <View style={{ position: 'absolute', top: 28, left: 0, right: 0, alignItems: 'center' }}>
            <Icon name="more" size={24} color={colors.inkFaint} />
          </View>
        )}
        <View style={{ position: 'absolute', bottom: -4, left: 0, right: 0, alignItems: 'center' }}>
          <PlayerBadge
            name={name}
            colour={player?.colour ?? 1}
            size={28}
            faded={!ready}
            decorative
          />
        </View>
      </View>
      <T variant="bodyStrong" numberOfLines={1} style={{ marginTop: space.xs, maxWidth: 96 }}>
        {name}
      </T>
      <T variant="label" color="inkSoft">
        {own ? words.voteYours : ready ? words.voteReady : words.voteThinks}
      </T>
    </View>
  );
}
