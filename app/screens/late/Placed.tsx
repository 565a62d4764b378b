/** Who came where, for seats that stay: whoever goes a place up changes it with the one who had it. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { SeatPlayer } from '../../../src/games/table';
import { useText } from '../../../src/text/locale';
import { IconButton, PlayerBadge, T, useTheme } from '../../../src/ui';
import { lateText } from './text';

export interface PlacedProps {
  players: readonly SeatPlayer[];
  places: readonly number[];
  onChange(places: readonly number[]): void;
}

export function Placed({ players, places, onChange }: PlacedProps): ReactNode {
  const words = useText(lateText);
  const { space } = useTheme();
  const inOrder = [...players].sort((a, b) => (places[a.seat] ?? 0) - (places[b.seat] ?? 0));
  const swap = (at: number, by: 1 | -1): void => {
    const seats = inOrder.map(({ seat }) => seat);
    [seats[at], seats[at + by]] = [seats[at + by] as number, seats[at] as number];
    onChange(players.map(({ seat }) => seats.indexOf(seat) + 1));
  };
  return (
    <View role="list" aria-label={words.order}>
      {inOrder.map(({ seat, name, colour }, i) => (
        <View
          key={seat}
          role="listitem"
          style={{ flexDirection: 'row', alignItems: 'center', gap: space.m, minHeight: 56 }}
        >
          <PlayerBadge name={name} colour={colour} size={34} decorative />
          <T variant="bodyStrong" numberOfLines={1} style={{ flex: 1, minWidth: 0 }}>
            {name}
          </T>
          <T variant="label" color="inkSoft">
            {words.place(i + 1)}
          </T>
          <IconButton
            icon="up"
            label={words.moveUp(name)}
            disabled={i === 0}
            onPress={() => swap(i, -1)}
          />
          <IconButton
            icon="down"
            label={words.moveDown(name)}
            disabled={i === inOrder.length - 1}
            onPress={() => swap(i, 1)}
          />
        </View>
      ))}
    </View>
  );
}
