/** In the bar: who is at the table now, in one word and a dot; a touch says it of everyone. */
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import type { TableSeat } from '../../../src/net/client/seat';
import { useText } from '../../../src/text/locale';
import { Sheet, T, Touch, useTheme } from '../../../src/ui';
import { PeopleRows } from './PeopleRows';
import { tableText } from './tableText';
import { joinText } from './text';
import { useSeen } from './useTable';

export function LiveBadge({ seat }: { seat: TableSeat }): ReactNode {
  const { people, viewer, sight, way } = useSeen(seat);
  const words = useText(joinText);
  const atTable = useText(tableText);
  const { colors, space, radii, shadow } = useTheme();
  const [open, setOpen] = useState(false);
  const here = people?.chairs.filter(({ is }) => is === 'here').length ?? 0;
  const away = people?.chairs.filter(({ is }) => is === 'away' || is === 'free').length ?? 0;
  const isMine = viewer !== 'table' && (sight?.turn.actors.includes(viewer) ?? false);
  const isGone = way.is !== 'here' || away > 0;
  const text =
    way.is !== 'here'
      ? words.is.away
      : away > 0
        ? atTable.away(away)
        : viewer === 'table'
          ? atTable.watchingNow
          : isMine
            ? atTable.yourTurn
            : atTable.live;
  return (
    <>
      <Touch
        label={`${text}. ${atTable.peopleLabel(here, away)}`}
        onPress={() => setOpen(true)}
        style={{ minHeight: 48, minWidth: 48, justifyContent: 'center' }}
      >
        <View
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            gap: space.xs,
            minHeight: 32,
            paddingHorizontal: space.s,
            borderRadius: radii.button,
            backgroundColor: colors.paper,
            boxShadow: shadow('piece'),
          }}
        >
          <View
            style={{
              width: 9,
              height: 9,
              borderRadius: 5,
              backgroundColor: isGone ? colors.illegal : colors.good,
            }}
          />
          <T variant="label">{text}</T>
        </View>
      </Touch>
      <Sheet open={open} title={words.people} onClose={() => setOpen(false)}>
        <PeopleRows seat={seat} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  );
}
