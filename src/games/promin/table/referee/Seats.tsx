/** Everybody at a refereed table: the bid, the tricks taken, and the colours left where they were entered. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { Panel, PlayerBadge, T, useTheme } from '../../../../ui';
import { GlassMark } from '../drawings/Glass';
import type { SeatPlayer } from '../../../table';
import { COLOURS } from '../../rules/cards';
import type { ColourCounts } from '../../rules/types';
import { clockwise, type PropsOf } from '../props';
import { BidBeads } from '../parts/BidBeads';
import { tableText } from '../../words/table';

type SeatsProps = Pick<PropsOf<'play'>, 'view' | 'players'>;

export function Seats({ view, players }: SeatsProps): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  return (
    <Panel
      label={words.bids.title}
      bare
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        padding: space.m,
        columnGap: space.l,
        rowGap: space.s,
      }}
    >
      {clockwise(view.seats, view.opener).map((seat) => {
        const player = players[seat];
        const bid = view.bids[seat];
        if (!player || !bid) return null;
        return (
          <View
            key={seat}
            style={{
              flexDirection: 'row',
              gap: space.s,
              alignItems: 'center',
              flexGrow: 1,
              flexBasis: 150,
            }}
          >
            <PlayerBadge
              name={player.name}
              colour={player.colour}
              size={32}
              active={view.toAct === seat}
              decorative
            />
            <View style={{ flex: 1, gap: 2 }}>
              <T variant="bodyStrong" numberOfLines={1}>
                {player.name}
              </T>
              <BidBeads bid={bid} size={13} bare also={words.won(view.won[seat] ?? 0)} />
              <ColoursLeft player={player} left={view.colours?.[seat]} />
            </View>
          </View>
        );
      })}
    </Panel>
  );
}

function ColoursLeft(props: { player: SeatPlayer; left: ColourCounts | undefined }): ReactNode {
  const words = useText(tableText).referee;
  const { left, player } = props;
  if (!left) return null;
  const held = COLOURS.filter((colour) => left[colour] > 0);
  return (
    <View
      accessible
      role="img"
      aria-label={words.handOf(
        player.name,
        held.map((colour) => words.left(colour, left[colour])).join(', '),
      )}
      style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: 4 }}
    >
      {held.map((colour) => (
        <View key={colour} style={{ flexDirection: 'row', alignItems: 'center', gap: 1 }}>
          <GlassMark colour={colour} size={11} decorative />
          <T variant="tag" color="inkSoft">
            {left[colour]}
          </T>
        </View>
      ))}
    </View>
  );
}
