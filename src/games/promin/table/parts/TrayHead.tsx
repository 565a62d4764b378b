/** The tray's first line: whose turn it is, what is known of it, and the rule behind it. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { ClauseTag, PlayerBadge, T, useTheme } from '../../../../ui';
import type { SeatPlayer } from '../../../table';

export interface TrayHeadProps {
  player?: SeatPlayer;
  title: string;
  /** Under the title: the bid, what is asked for. */
  children?: ReactNode;
  clause?: string;
  openClause(clause: string): void;
}

export function TrayHead(props: TrayHeadProps): ReactNode {
  const { player, title, children, clause, openClause } = props;
  const { space } = useTheme();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.m }}>
      {player ? (
        <PlayerBadge name={player.name} colour={player.colour} size={36} decorative />
      ) : null}
      <View style={{ flex: 1, gap: 2 }}>
        <T variant="heading" heading={2} aria-live="polite">
          {title}
        </T>
        {children}
      </View>
      {clause ? <ClauseTag clause={clause} onPress={openClause} /> : null}
    </View>
  );
}
