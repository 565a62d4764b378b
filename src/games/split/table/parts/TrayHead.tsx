/** The first line of the tray: who does what, under which rule. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { SeatPlayer } from '../../../table';
import { ClauseTag, PlayerBadge, T, useTheme } from '../../../../ui';
import { useTight } from './useTight';
import type { ClauseId } from '../../rules/clauses';

export interface TrayHeadProps {
  player?: SeatPlayer;
  title: string;
  note: string;
  clause: ClauseId;
  openClause(clause: ClauseId): void;
}

export function TrayHead(props: TrayHeadProps): ReactNode {
  const { player, title, note, clause, openClause } = props;
  const { space } = useTheme();
  const tight = useTight();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.m }}>
      {player ? (
        <PlayerBadge name={player.name} colour={player.colour} size={36} decorative />
      ) : null}
      <View style={{ flex: 1 }}>
        <T variant={tight ? 'bodyStrong' : 'heading'} heading={2}>
          {title}
        </T>
        {tight ? null : (
          <T variant="label" color="inkSoft">
            {note}
          </T>
        )}
      </View>
      <ClauseTag clause={clause} onPress={openClause} />
    </View>
  );
}
