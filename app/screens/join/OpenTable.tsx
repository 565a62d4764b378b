/**
 * A tablet in the middle of the table: what lies open, and round it a plate for everyone that faces its owner. Knows
 * what everyone may know and nothing else.
 */
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import type { GameId } from '../../../src/games';
import type { TableSeat } from '../../../src/net/client/seat';
import { useText } from '../../../src/text/locale';
import { Icon, Panel, T, useTheme } from '../../../src/ui';
import { Plate } from './Plate';
import { QrCode } from './LazyQrCode';
import { tableText } from './tableText';
import { joinText } from './text';
import { useReached } from './useReached';
import { useTelling } from './useTelling';
import { useSeen } from './useTable';

export type Side = 'bottom' | 'left' | 'top' | 'right';

/** How many sit at each side, by how many there are: clockwise from the side below. */
const SITTING: Readonly<Record<number, Readonly<Record<Side, number>>>> = {
  1: { bottom: 1, left: 0, top: 0, right: 0 },
  2: { bottom: 1, left: 0, top: 1, right: 0 },
  3: { bottom: 1, left: 1, top: 0, right: 1 },
  4: { bottom: 1, left: 1, top: 1, right: 1 },
  5: { bottom: 1, left: 1, top: 2, right: 1 },
  6: { bottom: 2, left: 1, top: 2, right: 1 },
};

/** Who sits where, as they are seen from left to right or from top to bottom; `turned`: whose turn it is to sit below. */
export function seating(seats: number, turned: number): Record<Side, number[]> {
  const sides = SITTING[seats] ?? { bottom: seats, left: 0, top: 0, right: 0 };
  let next = turned % Math.max(1, seats);
  const take = (count: number): number[] =>
    Array.from({ length: count }, () => {
      const seat = next;
      next = (next + 1) % seats;
      return seat;
    });
  // Clockwise, seen from above: along the lower side to the left, up, to the right, down.
  const bottom = take(sides.bottom).reverse();
  const left = take(sides.left).reverse();
  return { bottom, left, top: take(sides.top), right: take(sides.right) };
}

const QUARTERS: Readonly<Record<Side, number>> = { bottom: 0, left: 90, top: 180, right: -90 };
/** So much of the table a plate takes from its side. */
const DEPTH = 104;

export interface OpenTableProps {
  seat: TableSeat;
  /** How often it was turned. */
  turned: number;
  children: ReactNode;
}

export function OpenTable({ seat, turned, children }: OpenTableProps): ReactNode {
  const { people, info } = useSeen(seat);
  const { space } = useTheme();
  if (!people || !info) return children;
  const places = seating(people.chairs.length, turned);
  const at = (side: Side): ReactNode =>
    places[side].map((place) => (
      <Faced key={place} side={side}>
        <Plate seat={seat} place={place} />
      </Faced>
    ));
  return (
    <View style={{ flex: 1, padding: space.m, gap: space.m }}>
      <View style={{ flexDirection: 'row', justifyContent: 'center', gap: space.m }}>
        {at('top')}
      </View>
      <View style={{ flex: 1, flexDirection: 'row', gap: space.m }}>
        {places.left.length > 0 ? <View style={{ gap: space.m }}>{at('left')}</View> : null}
        <View style={{ flex: 1 }}>{children}</View>
        {places.right.length > 0 ? <View style={{ gap: space.m }}>{at('right')}</View> : null}
      </View>
      <View style={{ flexDirection: 'row', alignItems: 'flex-end', gap: space.m }}>
        <View style={{ flex: 1 }}>
          <Invited seat={seat} />
        </View>
        {at('bottom')}
        <View style={{ flex: 1 }}>
          <Lately seat={seat} game={info.game} />
        </View>
      </View>
    </View>
  );
}

/** Turned to its owner. What stands on its side is laid out in its own directions first. */
function Faced({ side, children }: { side: Side; children: ReactNode }): ReactNode {
  const [length, setLength] = useState(0);
  const degrees = QUARTERS[side];
  if (side === 'bottom' || side === 'top')
    return <View style={{ transform: `rotate(${degrees}deg)` }}>{children}</View>;
  return (
    <View
      testID="side"
      style={{ flex: 1, width: DEPTH, justifyContent: 'center' }}
      onLayout={({ nativeEvent }) => setLength(nativeEvent.layout.height)}
    >
      {length > 0 ? (
        <View
          style={{
            position: 'absolute',
            width: length,
            height: DEPTH,
            left: (DEPTH - length) / 2,
            top: (length - DEPTH) / 2,
            alignItems: 'center',
            transform: `rotate(${degrees}deg)`,
          }}
        >
          {children}
        </View>
      ) : null}
    </View>
  );
}

/** Whoever comes later: the picture and the code, as long as the table lets anybody in. */
function Invited({ seat }: { seat: TableSeat }): ReactNode {
  const { info, people } = useSeen(seat);
  const words = useText(joinText);
  const atTable = useText(tableText);
  const { space } = useTheme();
  const { at } = useReached(seat.address);
  if (!info || !people) return null;
  const code = `${info.code.slice(0, 3)} ${info.code.slice(3)}`;
  return (
    <Panel
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        alignSelf: 'flex-start',
        gap: space.m,
        padding: space.m,
      }}
    >
      <QrCode text={`${at}/join/${info.code}`} size={84} label={words.lobby.qr} />
      <View style={{ gap: space.xs }}>
        <View aria-label={words.codeSpoken([...info.code].join(' '))} role="img">
          <T variant="heading">{code}</T>
        </View>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.xs }}>
          <Icon name="eye" size={18} />
          <T variant="label" color="inkSoft">
            {atTable.watchers(people.watchers)}
          </T>
        </View>
      </View>
    </Panel>
  );
}

/** What was told last, said to whoever cannot see it too. */
function Lately({ seat, game }: { seat: TableSeat; game: GameId }): ReactNode {
  const { info, people, told } = useSeen(seat);
  const words = useText(tableText);
  const { space } = useTheme();
  const tell = useTelling({ game, info, people });
  const last = told.at(-1);
  return (
    <View style={{ alignSelf: 'flex-end', maxWidth: 280, gap: space.xs }}>
      <View role="status">
        {last ? (
          <T align="right" numberOfLines={3}>
            {tell(last)}
          </T>
        ) : null}
      </View>
      <T variant="label" color="inkSoft" align="right">
        {words.openTable}
      </T>
    </View>
  );
}
