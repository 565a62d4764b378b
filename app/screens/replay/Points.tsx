/** Everyone's points at this step, and what the step changed: in a row above the table, or a column beside the log. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { SeatPlayer } from '../../../src/games/table';
import { useText } from '../../../src/text/locale';
import { minus, signed } from '../../../src/text/plural';
import { Panel, PlayerBadge, T, useTheme } from '../../../src/ui';
import { places } from '../match/Podium';
import { actorOf } from './steps';
import { replayText } from './text';
import type { Told } from './told';

interface Now {
  player: SeatPlayer;
  rank: number;
  points: number;
  change: number;
  spoken: string;
}

function useNow({ match, step }: Told): Now[] {
  const words = useText(replayText);
  const { standing } = step.now;
  return places(match.info.players, standing).map(({ player, rank }) => {
    const points = standing.points[player.seat] ?? 0;
    const change = points - (step.before?.standing.points[player.seat] ?? points);
    const spoken = words.pointsOf(player.name, minus(points), change === 0 ? '' : signed(change));
    return { player, rank, points, change, spoken };
  });
}

function Change({ by }: { by: number }): ReactNode {
  if (by === 0) return null;
  return (
    <T variant="numS" color={by < 0 ? 'illegalText' : 'goodText'}>
      {signed(by)}
    </T>
  );
}

/** In the order of the chairs, so that nobody changes places while one looks. */
export function PointsRow(told: Told): ReactNode {
  const words = useText(replayText);
  const { colors, space } = useTheme();
  const actor = actorOf(told.step);
  const all = useNow(told).sort((a, b) => a.player.seat - b.player.seat);
  return (
    <View
      role="list"
      aria-label={words.points}
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        justifyContent: 'space-around',
        gap: space.xs,
        paddingHorizontal: space.m,
      }}
    >
      {all.map(({ player: { seat, name, colour }, points, change, spoken }) => (
        <View
          key={seat}
          role="listitem"
          accessible
          aria-label={spoken}
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            gap: space.s,
            minHeight: 40,
            paddingHorizontal: space.s,
            borderRadius: 20,
            borderWidth: 1.5,
            borderColor: seat === actor ? colors.legal : 'transparent',
            backgroundColor: seat === actor ? colors.legalFill : undefined,
          }}
        >
          <PlayerBadge name={name} colour={colour} size={24} decorative />
          <T variant="numM">{minus(points)}</T>
          <Change by={change} />
        </View>
      ))}
    </View>
  );
}

/** Ranked, with room for the names. */
export function PointsPanel(told: Told): ReactNode {
  const words = useText(replayText);
  const { colors, space } = useTheme();
  return (
    <Panel label={words.points} style={{ flexGrow: 1, gap: space.xs }}>
      <T variant="heading" heading={2}>
        {words.pointsShort}
      </T>
      {useNow(told).map(({ player: { seat, name, colour }, rank, points, change, spoken }) => (
        <View
          key={seat}
          accessible
          role="img"
          aria-label={spoken}
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            gap: space.m,
            paddingVertical: space.s,
            borderTopWidth: 1,
            borderColor: colors.line,
          }}
        >
          <T variant="numS" color="inkSoft">
            {rank}
          </T>
          <PlayerBadge name={name} colour={colour} size={32} decorative />
          <View style={{ flex: 1 }}>
            <T variant="label" numberOfLines={1}>
              {name}
            </T>
            <View style={{ flexDirection: 'row', alignItems: 'baseline', gap: space.xs }}>
              <T variant="numM">{minus(points)}</T>
              <Change by={change} />
            </View>
          </View>
        </View>
      ))}
    </Panel>
  );
}
