/** Somebody has been away for a minute: whoever leads waits, puts a bot there or frees the chair; or leading passes on. */
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { mayPlay } from '../../../src/match/botChairs';
import type { TableSeat } from '../../../src/net/client/seat';
import type { Person } from '../../../src/net/protocol/types';
import { useText } from '../../../src/text/locale';
import { PlayerBadge } from '../../../src/ui';
import { tableText } from './tableText';
import { useSeen } from './useTable';
import { Strip } from './WayStrip';

const LONG_MS = 60_000;
const LOOK_EVERY_MS = 2000;
const clock = (): number => Date.now();

/** Who has been away so long, by this device's own clock since it heard of it. */
function useLongAway(chairs: readonly Person[]): Person[] {
  const since = useRef(new Map<number, number>());
  const [long, setLong] = useState<readonly number[]>([]);
  const away = chairs.filter(({ is }) => is === 'away').map(({ seat }) => seat);
  const key = away.join();
  useEffect(() => {
    const now = clock();
    const seats = key === '' ? [] : key.split(',').map(Number);
    since.current = new Map(seats.map((seat) => [seat, since.current.get(seat) ?? now]));
    if (seats.length === 0) return undefined;
    const isLong = (seat: number): boolean => clock() - (since.current.get(seat) ?? now) >= LONG_MS;
    const timer = setInterval(() => setLong(seats.filter(isLong)), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [key]);
  return chairs.filter(({ seat }) => away.includes(seat) && long.includes(seat));
}

export function AwayStrip({ seat }: { seat: TableSeat }): ReactNode {
  const { people, viewer, info } = useSeen(seat);
  const words = useText(tableText).strip;
  const [waitsFor, setWaitsFor] = useState<number | null>(null);
  const long = useLongAway(people?.chairs ?? []);
  if (!people || !info || viewer === 'table') return null;
  const isHost = viewer === people.host;
  const host = long.find(({ seat: place }) => place === people.host);
  if (host && !isHost)
    return (
      <Strip
        tone="legal"
        mark={<PlayerBadge name={host.name} colour={host.colour} size={32} faded decorative />}
        title={words.hostAway}
        note={words.hostAwayNote}
        action={{
          label: words.lead,
          onPress: () => seat.connection.say('host', { act: 'take' }),
        }}
      />
    );
  const person = long.find(({ seat: place }) => place !== waitsFor);
  if (!isHost || !person) return null;
  const place = person.seat;
  return (
    <Strip
      tone="legal"
      mark={<PlayerBadge name={person.name} colour={person.colour} size={32} faded decorative />}
      title={words.away(person.name)}
      note={words.awayNote}
      action={{ label: words.wait, onPress: () => setWaitsFor(place) }}
      second={
        mayPlay(info.game, info.setup.mode)
          ? {
              label: words.bot,
              onPress: () =>
                seat.connection.say('host', { act: 'bot', seat: place, level: 'medium' }),
            }
          : {
              label: words.free,
              onPress: () => seat.connection.say('host', { act: 'free', seat: place }),
            }
      }
    />
  );
}
