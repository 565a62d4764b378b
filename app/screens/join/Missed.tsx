/** Back again: what happened meanwhile, newest last. Opens by itself, above the table. */
import { useEffect, type ReactNode } from 'react';
import { View } from 'react-native';

import type { TableSeat } from '../../../src/net/client/seat';
import { dotted } from '../../../src/text/format';
import { useText } from '../../../src/text/locale';
import { Button, Panel, T, useTheme } from '../../../src/ui';
import { tableText } from './tableText';
import { ToldList } from './ToldList';
import { useSeen } from './useTable';

const MOST = 6;
const MINUTE_MS = 60_000;

export function Missed({ seat }: { seat: TableSeat }): ReactNode {
  const { missed, awayMs, info, sight, viewer } = useSeen(seat);
  const words = useText(tableText).missed;
  const { space } = useTheme();
  const isOver = sight?.standing.over ?? false;
  useEffect(() => {
    if (isOver && missed.length > 0) seat.waveOn();
  }, [isOver, missed, seat]);
  if (missed.length === 0 || !info || isOver) return null;
  const earlier = Math.max(0, missed.length - MOST);
  const isMine = viewer !== 'table' && (sight?.turn.actors.includes(viewer) ?? false);
  return (
    <Panel label={words.title} style={{ gap: space.m, marginHorizontal: space.m }}>
      <View role="status">
        <T variant="heading" heading={2}>
          {words.title}
        </T>
        <T variant="label" color="inkSoft">
          {dotted([
            awayMs >= MINUTE_MS ? words.minutes(Math.round(awayMs / MINUTE_MS)) : '',
            words.note(missed.length),
          ])}
        </T>
      </View>
      {earlier > 0 ? (
        <T variant="label" color="inkFaint">
          {words.more(earlier)}
        </T>
      ) : null}
      <ToldList seat={seat} game={info.game} lines={missed.slice(earlier)} />
      <Button
        game={info.game}
        icon="arrowR"
        label={isMine ? words.goTurn : words.go}
        onPress={() => seat.waveOn()}
      />
    </Panel>
  );
}
