/** Everybody in bidding order: what is bet, who bets now, who waits; and what is left in the box. */
import { memo, type ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { ClauseTag, Divider, Icon, Panel, PlayerBadge, T, useTheme } from '../../../../ui';
import type { SeatPlayer } from '../../../table';
import type { ClauseId } from '../../rules/clauses';
import type { Bid } from '../../rules/types';
import { beadsOnTable, BOX_BEADS, clockwise, type PropsOf } from '../props';
import { tableText } from '../../words/table';
import { BidBeads } from './BidBeads';

type ListProps = Pick<PropsOf<'bid'>, 'view' | 'players' | 'openClause'>;

export function BidList({ view, players, openClause }: ListProps): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  return (
    <View style={{ gap: space.m }}>
      <Panel
        label={words.bids.title}
        bare
        style={{ paddingHorizontal: space.l, paddingVertical: space.xs }}
      >
        {clockwise(view.seats, view.opener).map((seat, i) => {
          const player = players[seat];
          return player ? (
            <Bidder
              key={seat}
              player={player}
              bid={view.bids[seat] ?? null}
              acts={view.toAct === seat}
              first={i === 0}
            />
          ) : null;
        })}
      </Panel>
      <Supply bids={view.bids} openClause={openClause} />
    </View>
  );
}

interface BidderProps {
  player: SeatPlayer;
  bid: Bid | null;
  acts: boolean;
  /** Without a line above. */
  first: boolean;
}

/** A bid changes two players; the others are not painted again. */
const Bidder = memo(function Bidder({ player, bid, acts, first }: BidderProps): ReactNode {
  const words = useText(tableText);
  const { colors, space } = useTheme();
  const row = (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: space.m,
        minHeight: 52,
        paddingVertical: space.xs,
        ...(acts
          ? {
              backgroundColor: colors.legalFill,
              marginHorizontal: -space.s,
              paddingHorizontal: space.s,
              borderRadius: 12,
            }
          : null),
      }}
    >
      <PlayerBadge name={player.name} colour={player.colour} size={34} active={acts} decorative />
      <T variant="bodyStrong" style={{ flexGrow: 1, flexShrink: 1 }}>
        {player.name}
      </T>
      {bid ? (
        <BidBeads bid={bid} />
      ) : (
        <T variant="label" color={acts ? 'legalText' : 'inkFaint'}>
          {acts ? words.bids.bidding : words.bids.waiting}
        </T>
      )}
    </View>
  );
  if (first) return row;
  return (
    <View>
      <Divider />
      {row}
    </View>
  );
});

/** A-P2: beads may run out at a real table; the rules allow the bet all the same. */
function Supply(props: { bids: ListProps['view']['bids']; openClause(clause: ClauseId): void }) {
  const words = useText(tableText).bids;
  const { colors, space } = useTheme();
  const taken = beadsOnTable(props.bids);
  if (taken <= BOX_BEADS)
    return (
      <T variant="caption" color="inkSoft" style={{ paddingHorizontal: space.xs }}>
        {words.supply(BOX_BEADS - taken, BOX_BEADS)}
      </T>
    );
  return (
    <View
      role="status"
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.s,
        padding: space.m,
        borderRadius: 12,
        backgroundColor: colors.legalFill,
      }}
    >
      <Icon name="info" size={20} color={colors.legalText} />
      <T variant="label" color="legalText" style={{ flex: 1 }}>
        {words.runOut(taken, BOX_BEADS)}
      </T>
      <ClauseTag clause="P-1.4" onPress={props.openClause} />
    </View>
  );
}
