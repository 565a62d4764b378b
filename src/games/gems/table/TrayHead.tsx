/** The tray's first line: whose turn, what to do now, and the rule behind it. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { ClauseTag, PlayerBadge, T, useStill, useTheme, useCramped } from '../../../ui';
import type { SeatPlayer } from '../../table';

export interface TrayHeadProps<Clause extends string> {
  player?: SeatPlayer;
  hint: string;
  clause?: NoInfer<Clause>;
  openClause(clause: Clause): void;
  /** At the right end: a count, a small action. */
  aside?: ReactNode;
}

export function TrayHead<Clause extends string>(props: TrayHeadProps<Clause>): ReactNode {
  const { player, hint, clause, openClause, aside } = props;
  const { space } = useTheme();
  // The strip above the table names the player anyway.
  const cramped = useCramped();
  // Looked back on, there is nothing to do: only whose hand it is.
  const still = useStill() !== null;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.m }}>
      {player && !cramped ? (
        <PlayerBadge name={player.name} colour={player.colour} size={30} decorative />
      ) : null}
      <T variant="heading" heading={2} style={{ flex: 1 }} aria-live="polite">
        {still && player ? player.name : hint}
      </T>
      {clause ? <ClauseTag clause={clause} onPress={openClause} /> : null}
      {aside}
    </View>
  );
}
