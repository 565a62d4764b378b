/** The tray's first line: whose turn it is, what is known of it, and the rule behind it. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { ClauseTag, PlayerBadge, T, useLetterGrowth, useTheme } from '../../../../ui';
import type { SeatPlayer } from '../../../table';
import type { ClauseId } from '../../rules/clauses';

/** Words get at least so much; the clause goes below them before they break. */
const NARROWEST = 130;

export interface TrayHeadProps {
  player?: SeatPlayer;
  title: string;
  /** Under the title, in small letters. */
  note?: string;
  /** Under the title: the bid, what is asked for. */
  children?: ReactNode;
  clause?: ClauseId;
  openClause(clause: ClauseId): void;
}

export function TrayHead(props: TrayHeadProps): ReactNode {
  const { player, title, note, children, clause, openClause } = props;
  const { space } = useTheme();
  const letters = useLetterGrowth();
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m }}>
      {player ? (
        <PlayerBadge name={player.name} colour={player.colour} size={36} decorative />
      ) : null}
      <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: NARROWEST * letters, gap: 2 }}>
        <T variant="heading" heading={2} aria-live="polite">
          {title}
        </T>
        {note ? (
          <T variant="label" color="inkSoft">
            {note}
          </T>
        ) : null}
        {children}
      </View>
      {clause ? <ClauseTag clause={clause} onPress={openClause} /> : null}
    </View>
  );
}
