/** What happened, one line each, with the token of whoever did it. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { GameId } from '../../../src/games';
import type { TableSeat } from '../../../src/net/client/seat';
import type { ToldLine } from '../../../src/net/protocol/types';
import { PlayerBadge, T, useTheme } from '../../../src/ui';
import { useTelling } from './useTelling';
import { useSeen } from './useTable';

export interface ToldListProps {
  seat: TableSeat;
  game: GameId;
  lines: readonly ToldLine[];
}

export function ToldList({ seat, game, lines }: ToldListProps): ReactNode {
  const { info, people } = useSeen(seat);
  const tell = useTelling({ game, info, people });
  const { space } = useTheme();
  return (
    <View role="list" style={{ gap: space.s }}>
      {lines.map((line) => {
        const person = people?.chairs[line.seat ?? -1];
        return (
          <View
            key={line.seq}
            role="listitem"
            style={{ flexDirection: 'row', alignItems: 'center', gap: space.m, minHeight: 32 }}
          >
            {person ? (
              <PlayerBadge name={person.name} colour={person.colour} size={28} decorative />
            ) : (
              <View style={{ width: 28 }} />
            )}
            <T style={{ flex: 1 }}>{tell(line)}</T>
          </View>
        );
      })}
    </View>
  );
}
