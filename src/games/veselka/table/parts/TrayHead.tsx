/** The tray's first line: whose turn, what to do now, and the rule behind it. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { ClauseTag, PlayerBadge, T, useStill, useTheme, useCramped } from '../../../../ui';
import type { SeatPlayer } from '../../../table';
import type { ClauseId } from '../../rules/clauses';

export interface TrayHeadProps {
  player?: SeatPlayer;
  hint: string;
  clause?: ClauseId;
  openClause(clause: ClauseId): void;
}

export function TrayHead({ player, hint, clause, openClause }: TrayHeadProps): ReactNode {
  const { space } = useTheme();
  // The strip above the table names the player anyway.
  const cramped = useCramped();
  // Looked back on, there is nothing to do: only whose hand it is.
  const still = useStill() !== null;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.m }}>
      {player && !cramped ? (
        <PlayerBadge name={player.name} colour={player.colour} size={30} />
      ) : null}
      <T variant="heading" heading={2} style={{ flex: 1 }} aria-live="polite">
        {still && player ? player.name : hint}
      </T>
      {clause ? <ClauseTag clause={clause} onPress={openClause} /> : null}
    </View>
  );
}
