/** Everyone on the wooden steps, best first in height; places are shared where points and winners are. */
import type { ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';

import type { Standing } from '../../../src/engine/types';
import type { SeatPlayer } from '../../../src/games/table';
import { useText } from '../../../src/text/locale';
import { minus } from '../../../src/text/plural';
import { fittingSize, PlayerBadge, T, Touch, useTheme } from '../../../src/ui';
import { matchText } from './text';

export interface Place {
  player: SeatPlayer;
  points: number;
  rank: number;
}

/** Winners stand first whatever the points say: a tie-break decides between equal points. */
export function places(players: readonly SeatPlayer[], standing: Standing): Place[] {
  const key = (seat: number) =>
    (standing.winners.includes(seat) ? 1e6 : 0) + (standing.points[seat] ?? 0);
  return players
    .map((player) => ({
      player,
      points: standing.points[player.seat] ?? 0,
      rank: 1 + players.filter((other) => key(other.seat) > key(player.seat)).length,
    }))
    .sort((a, b) => a.rank - b.rank || a.player.seat - b.player.seat);
}

/** On a wide page the steps stay together. */
const WIDEST = 720;
/** Heights of the steps, the winner's first. */
const STEP = [124, 104, 88, 76, 66, 58];

export interface PodiumProps {
  places: readonly Place[];
  /** Where these points come from. */
  onWhy(seat: number): void;
}

export function Podium({ places: all, onWhy }: PodiumProps): ReactNode {
  const words = useText(matchText);
  const { colors, space, shadow, type, scheme } = useTheme();
  // Darker than ink on light wood, for the contrast.
  const onWood = scheme === 'dark' ? colors.ink : '#1E1209';
  const { width } = useWindowDimensions();
  const room = Math.min(width - 2 * space.page, WIDEST);
  const step = (room - space.s * (all.length - 1)) / Math.max(1, all.length);
  return (
    <View style={{ width: room, alignSelf: 'center' }}>
      <View
        role="list"
        style={{ flexDirection: 'row', alignItems: 'flex-end', gap: space.s, paddingTop: 40 }}
      >
        {all.map(({ player, points, rank }) => (
          <View key={player.seat} role="listitem" style={{ flex: 1, minWidth: 0 }}>
            <Touch
              role="link"
              label={`${words.rank(rank)}: ${player.name}, ${minus(points)}`}
              onPress={() => onWhy(player.seat)}
              style={{
                height: STEP[rank - 1] ?? 52,
                alignItems: 'center',
                borderTopLeftRadius: 18,
                borderTopRightRadius: 18,
                borderTopWidth: 4,
                borderColor: colors.woodLight,
                backgroundColor: rank === 1 ? colors.wood : colors.woodLight,
                boxShadow: shadow('piece'),
              }}
            >
              <View style={{ marginTop: -30 }}>
                <PlayerBadge name={player.name} colour={player.colour} size={40} decorative />
              </View>
              <T variant="numM" color={onWood} maxFontSizeMultiplier={1.3}>
                {minus(points)}
              </T>
              <T
                variant="tag"
                color={onWood}
                numberOfLines={1}
                maxFontSizeMultiplier={1.3}
                style={{ fontSize: fittingSize(player.name, step, type.tag.fontSize ?? 12, 9) }}
              >
                {player.name}
              </T>
            </Touch>
          </View>
        ))}
      </View>
      <View
        style={{
          height: 10,
          borderRadius: 4,
          marginHorizontal: -8,
          backgroundColor: colors.woodDark,
        }}
      />
    </View>
  );
}
