/** The deal's ten tricks and what each player has of them; scored as soon as a number is certain. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useRoomy, useTheme } from '../../../../ui';
import { clockwise, type PropsOf } from '../props';
import { Pad } from './Pad';
import { TrickCards } from './TrickCards';
import { TrickRow, type TrickRowProps } from './TrickRow';
import type { Tricks } from './useTricks';

export type TricksBoardProps = Pick<
  PropsOf<'play'>,
  'view' | 'players' | 'standing' | 'words' | 'say' | 'openClause' | 'correct'
> &
  Pick<Tricks, 'counts' | 'sum' | 'asked'> &
  Pick<TrickRowProps, 'onAsk' | 'onEnter'>;

export function TricksBoard(props: TricksBoardProps): ReactNode {
  const { view } = props;
  const wide = useRoomy();
  return (
    <>
      <TrickCards given={props.sum} />
      <Rows {...props} />
      {wide ? <Pad {...props} pad={view.pad} deal={view.deal} totals={view.totals} /> : null}
    </>
  );
}

function Rows(props: TricksBoardProps): ReactNode {
  const { view, players, counts, asked, onAsk, onEnter, openClause } = props;
  const { space } = useTheme();
  const wide = useRoomy();
  return (
    <View style={{ gap: space.s, ...(wide ? { flexDirection: 'row', flexWrap: 'wrap' } : null) }}>
      {clockwise(view.seats, view.opener).map((seat) => {
        const player = players[seat];
        const bid = view.bids[seat];
        const count = counts[seat];
        if (!player || !bid || !count) return null;
        return (
          <View key={seat} style={wide ? { flexGrow: 1, flexBasis: '45%' } : null}>
            <TrickRow
              player={player}
              bid={bid}
              deal={view.deal}
              before={view.totals[seat] ?? 0}
              won={count.won}
              asked={asked === seat}
              opens={seat === view.opener}
              onAsk={onAsk}
              onEnter={onEnter}
              openClause={openClause}
            />
          </View>
        );
      })}
    </View>
  );
}
