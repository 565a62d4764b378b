/** What lies in front of everyone, with the points if it ended now. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { Seat, Standing } from '../../../../engine/types';
import { useText } from '../../../../text/locale';
import { Panel, PlayerBadge, T, Touch, useTheme, useRoomy } from '../../../../ui';
import type { SeatPlayer } from '../../../table';
import type { ClauseId } from '../../rules/clauses';
import type { TableView } from '../../rules/types';
import { tableText } from '../../words/table';
import { Piles } from './Piles';

export interface FrontsProps {
  table: TableView;
  players: readonly SeatPlayer[];
  standing: Standing;
  /** Whose turn it is. */
  active: readonly Seat[];
  openClause(clause: ClauseId): void;
}

/** Values whose majority a seat holds now. */
export function leadingValues(standing: Standing, seat: Seat): number[] {
  return standing.lines.flatMap((line) =>
    line.seat === seat && typeof line.facts.value === 'number' ? [line.facts.value] : [],
  );
}

export function Fronts({ table, players, standing, active, openClause }: FrontsProps): ReactNode {
  const words = useText(tableText);
  const { colors, space } = useTheme();
  const wide = useRoomy();
  return (
    <Panel
      label={words.piles}
      style={
        wide
          ? { flexDirection: 'row', flexWrap: 'wrap', padding: space.l, rowGap: space.xl }
          : { padding: space.m, gap: space.m }
      }
    >
      {players.map((player, i) => {
        const front = table.fronts[player.seat];
        const points = standing.points[player.seat] ?? 0;
        return (
          <View
            key={player.seat}
            style={
              wide
                ? { width: '50%', paddingRight: space.xl, gap: space.s }
                : {
                    gap: space.s,
                    paddingTop: i === 0 ? 0 : space.m,
                    borderTopWidth: i === 0 ? 0 : 1,
                    borderColor: colors.line,
                  }
            }
          >
            <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
              <PlayerBadge
                name={player.name}
                colour={player.colour}
                size={28}
                active={active.includes(player.seat)}
                decorative
              />
              <T variant="bodyStrong" style={{ flex: 1 }} numberOfLines={1}>
                {player.name}
              </T>
              <Touch
                role="link"
                label={words.pointsNow(player.name, points)}
                onPress={() => openClause('S-7.3')}
                hitSlop={12}
                style={{
                  minWidth: 32,
                  minHeight: 28,
                  alignItems: 'flex-end',
                  justifyContent: 'center',
                }}
              >
                <T variant="numS">{points}</T>
              </Touch>
            </View>
            {front ? (
              <Piles
                front={front}
                seat={player.seat}
                leading={leadingValues(standing, player.seat)}
                size={wide ? 38 : 30}
              />
            ) : null}
          </View>
        );
      })}
    </Panel>
  );
}
