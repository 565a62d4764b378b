/**
 * The others' hands as the holder sees them: fronts. What the view does not show is drawn as a back; whoever only looks on
 * sees nothing but backs, and everybody's.
 */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { Divider, Panel, PlayerBadge, T, useTheme, useRoomy } from '../../../../ui';
import { ProminBack, ProminMini } from '../drawings/ProminCard';
import { useColumnRoom } from '../../../kit/useRoom';
import type { SeatPlayer } from '../../../table';
import { HAND_SIZE } from '../../rules/cards';
import type { Bid, SeenCard } from '../../rules/types';
import { clockwise, type PropsOf } from '../props';
import { BidBeads } from '../parts/BidBeads';
import { tableText } from '../../words/table';

type OpponentsProps = (PropsOf<'bid'> | PropsOf<'play'>) & {
  /** Whose own hand is not among them; null for whoever has none. */
  seat: number | null;
};

/** As large as ten fit in a row, but still readable. */
const MINI = { least: 27, most: 31, wide: 40 };
const GAP = 3;
/** So few cards lie beside the name; more get a line of their own. */
export const FEW = 5;

export function Opponents({ view, players, seat }: OpponentsProps): ReactNode {
  const words = useText(tableText).virtual;
  const { space } = useTheme();
  const others = clockwise(view.seats, seat ?? 0).slice(seat === null ? 0 : 1);
  // A scroll bar of its own breadth takes from the column, not from the window.
  const { width, onLayout } = useColumnRoom('middle', 4 * space.m);
  const size = useMiniSize(width);
  return (
    <Panel
      label={seat === null ? words.hands : words.others}
      bare
      style={{ paddingHorizontal: space.m }}
    >
      <View testID="width of others" onLayout={onLayout} />
      {others.map((other, i) => {
        const player = players[other];
        return player ? (
          <View key={other}>
            {i > 0 ? <Divider /> : null}
            <Opponent
              player={player}
              hand={view.hands?.[other] ?? []}
              bid={view.bids[other] ?? null}
              won={view.phase === 'play' ? (view.won[other] ?? 0) : null}
              acts={view.toAct === other}
              size={size}
            />
          </View>
        ) : null;
      })}
    </Panel>
  );
}

interface OpponentProps {
  player: SeatPlayer;
  hand: readonly SeenCard[];
  bid: Bid | null;
  won: number | null;
  acts: boolean;
  /** How wide a card is. */
  size: number;
}

function Opponent({ player, hand, bid, won, acts, size }: OpponentProps): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  const few = hand.length <= FEW;
  const wide = useRoomy();
  const beside = few || wide;
  return (
    <View
      style={{
        flexDirection: beside ? 'row' : 'column',
        alignItems: beside ? 'center' : 'stretch',
        gap: beside ? space.s : 3,
        paddingVertical: few ? space.s : 5,
      }}
    >
      <View
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: space.s,
          ...(beside ? { flex: 1, minWidth: 110 } : null),
        }}
      >
        <PlayerBadge
          name={player.name}
          colour={player.colour}
          size={few ? 32 : 22}
          active={acts}
          decorative
        />
        <View
          style={
            few
              ? { flexShrink: 1, gap: 2 }
              : {
                  flexDirection: 'row',
                  flexWrap: 'wrap',
                  alignItems: 'center',
                  columnGap: 8,
                  flexShrink: 1,
                }
          }
        >
          <T variant="bodyStrong">{player.name}</T>
          {bid ? (
            <BidBeads
              bid={bid}
              size={13}
              bare={won !== null}
              also={won === null ? undefined : words.won(won)}
            />
          ) : (
            <T variant="label" color={acts ? 'legalText' : 'inkFaint'}>
              {acts ? words.bids.bidding : words.bids.waiting}
            </T>
          )}
        </View>
      </View>
      <Hand player={player} hand={hand} size={size} />
    </View>
  );
}

function useMiniSize(width: number): number {
  const fits = Math.floor((width - (HAND_SIZE - 1) * GAP) / HAND_SIZE);
  if (useRoomy()) return MINI.wide;
  return fits < MINI.least ? MINI.most : Math.min(MINI.most, fits);
}

function Hand({ player, hand, size }: Pick<OpponentProps, 'player' | 'hand' | 'size'>): ReactNode {
  const words = useText(tableText);
  const spoken = hand.map((card) =>
    'value' in card
      ? words.referee.card(card.colour, card.value)
      : words.referee.colour(card.colour),
  );
  return (
    <View
      accessible
      role="img"
      aria-label={words.virtual.handOf(
        player.name,
        spoken.length > 0 ? spoken.join(', ') : words.virtual.emptyHand,
      )}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: GAP }}
    >
      {hand.map((card, i) =>
        'value' in card ? (
          <ProminMini key={i} colour={card.colour} value={card.value} size={size} decorative />
        ) : (
          <ProminBack key={i} colour={card.colour} size={size} decorative />
        ),
      )}
    </View>
  );
}
