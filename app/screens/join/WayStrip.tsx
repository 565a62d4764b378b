/** How the way to the table is: nothing while it is fine. Above the table, never over a hand. */
import { useEffect, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import type { Way } from '../../../src/net/client/connection';
import type { TableSeat } from '../../../src/net/client/seat';
import { useText } from '../../../src/text/locale';
import { Busy, Button, Icon, T, useTheme } from '../../../src/ui';
import { joinText } from './text';
import { useSeen } from './useTable';

/** So many tries in vain and it is no longer a blink. */
const MANY = 4;

export function WayStrip({ seat }: { seat: TableSeat }): ReactNode {
  const { way, waits } = useSeen(seat);
  if (way.is === 'lost') return <Lost seat={seat} way={way} />;
  return waits ? <Waits /> : null;
}

/** The way is fine, but the table cannot write down what is said. */
function Waits(): ReactNode {
  const words = useText(joinText).strip;
  const { colors } = useTheme();
  return (
    <Strip
      tone="paper"
      mark={<Busy color={colors.legal} label="" />}
      title={words.waits}
      note={words.waitsNote}
    />
  );
}

interface LostProps {
  seat: TableSeat;
  way: Extract<Way, { is: 'lost' }>;
}

function Lost({ seat, way }: LostProps): ReactNode {
  const words = useText(joinText).strip;
  const { colors } = useTheme();
  const seconds = useSeconds(way.nextAt);
  const isLong = way.tries > MANY;
  return (
    <Strip
      tone={isLong ? 'illegal' : 'paper'}
      mark={
        isLong ? (
          <Icon name="info" color={colors.illegal} />
        ) : (
          <Busy color={colors.legal} label="" />
        )
      }
      title={isLong ? words.silent : words.coming}
      note={isLong ? words.silentNote : words.comingNote(way.tries, seconds)}
      action={{
        label: isLong ? words.again : words.now,
        onPress: () => seat.connection.now(),
      }}
    />
  );
}

export interface StripProps {
  tone: 'paper' | 'illegal' | 'legal';
  mark: ReactNode;
  title: string;
  note: string;
  action?: { label: string; onPress(): void };
  second?: { label: string; onPress(): void };
}

export function Strip({ tone, mark, title, note, action, second }: StripProps): ReactNode {
  const { colors, radii, space, shadow } = useTheme();
  const ground = { paper: colors.paper, illegal: colors.illegalFill, legal: colors.legalFill };
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: space.m,
        marginHorizontal: space.m,
        marginBottom: space.s,
        padding: space.m,
        borderRadius: radii.panel,
        backgroundColor: ground[tone],
        boxShadow: shadow('piece'),
      }}
    >
      {mark}
      <View role="status" style={{ flex: 1, minWidth: 160 }}>
        <T variant="bodyStrong">{title}</T>
        <T variant="label" color="inkSoft">
          {note}
        </T>
      </View>
      {action ? (
        <View style={{ flexDirection: 'row', gap: space.s }}>
          <Button kind="quiet" {...action} />
          {second ? <Button kind="quiet" {...second} /> : null}
        </View>
      ) : null}
    </View>
  );
}

/** How many are left until then; told once a second. */
function useSeconds(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((until - now) / 1000));
}
