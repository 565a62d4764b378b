/** One player while tricks are given out: the bid, a stepper, and the points as soon as they are certain. */
import { memo, type ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { Icon, Panel, PlayerBadge, T, Touch, useTheme } from '../../../../ui';
import { Stepper } from '../../../../ui/components/Stepper';
import type { Seat } from '../../../../engine/types';
import type { SeatPlayer } from '../../../table';
import { scoreDeal } from '../../rules/because';
import type { ClauseId } from '../../rules/clauses';
import { TRICKS } from '../../rules/scoring';
import type { Bid } from '../../rules/types';
import { tableText } from '../../words/table';
import { BidBeads } from './BidBeads';
import { PointsLine } from './PointsLine';

export interface TrickRowProps {
  player: SeatPlayer;
  bid: Bid;
  deal: number;
  before: number;
  /** Null while nobody can know it. */
  won: number | null;
  asked: boolean;
  opens: boolean;
  onAsk(seat: Seat): void;
  onEnter(seat: Seat, won: number): void;
  openClause(clause: ClauseId): void;
}

/** A number entered changes two rows or three; the others are not painted again. */
export const TrickRow = memo(function TrickRow(props: TrickRowProps): ReactNode {
  const { player, bid, won, asked, openClause } = props;
  const words = useText(tableText).tricks;
  const { colors, space } = useTheme();
  return (
    <Panel
      label={player.name}
      bare
      style={{
        paddingHorizontal: space.m,
        paddingVertical: space.s,
        gap: space.xs,
        ...(asked ? { boxShadow: `0px 0px 0px 2.5px ${colors.legalGlow}` } : null),
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', flexWrap: 'wrap', gap: space.s }}>
        <Touch
          label={words.edit(player.name)}
          onPress={() => props.onAsk(player.seat)}
          style={{
            flexGrow: 1,
            flexShrink: 1,
            flexBasis: 150,
            minHeight: 48,
            flexDirection: 'row',
            alignItems: 'center',
            gap: space.m,
          }}
        >
          <Token player={player} opens={props.opens} />
          <View style={{ flex: 1, gap: 2 }}>
            <T variant="bodyStrong">{player.name}</T>
            <BidBeads bid={bid} />
          </View>
        </Touch>
        <Stepper
          compact
          label={words.label(player.name)}
          value={won ?? 0}
          max={TRICKS}
          valueText={won === null ? '·' : undefined}
          onChange={(taken) => props.onEnter(player.seat, taken)}
        />
      </View>
      {won === null ? null : (
        <PointsLine
          name={player.name}
          bid={bid}
          won={won}
          line={scoreDeal(props.deal, bid, won)}
          before={props.before}
          openClause={openClause}
        />
      )}
    </Panel>
  );
});

function Token({ player, opens }: { player: SeatPlayer; opens: boolean }): ReactNode {
  const { colors } = useTheme();
  return (
    <View>
      <PlayerBadge name={player.name} colour={player.colour} size={38} decorative />
      {opens ? (
        <View aria-hidden style={{ position: 'absolute', right: -7, top: -6 }}>
          <Icon name="star4" size={15} color={colors.legal} />
        </View>
      ) : null}
    </View>
  );
}
