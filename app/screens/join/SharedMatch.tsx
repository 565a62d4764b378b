/** One's own chair: the app's own match page, fed by what the table tells this phone. */
import {
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';

import { giveCue } from '../../../src/feedback';
import { gameOf, type GameId } from '../../../src/games';
import { DoingProvider } from '../../../src/match/doing';
import { UnenteredProvider } from '../../../src/match/unentered';
import { DraftsProvider } from '../../../src/match/useDraft';
import { matchSourceOf } from '../../../src/net/client/picture';
import type { Seen, TableSeat } from '../../../src/net/client/seat';
import { useText } from '../../../src/text/locale';
import { Presence, useRoomy, useSteady, useToast } from '../../../src/ui';
import { TurnGlow } from '../../../src/ui/components/Tray';
import { AtTable } from '../../bots/AtTable';
import { useSettings } from '../../settings';
import { Playing } from '../match/Playing';
import { AwayStrip } from './AwayStrip';
import { LiveBadge } from './LiveBadge';
import { Missed } from './Missed';
import { OpenTable } from './OpenTable';
import { SharedEnd } from './SharedEnd';
import { TableMenu } from './TableMenu';
import { TakeBackSheet } from './TakeBackSheet';
import { tableText } from './tableText';
import { useSeen } from './useTable';
import { WatchTray } from './WatchTray';
import { WayStrip } from './WayStrip';

export default function SharedMatch({ seat, game }: { seat: TableSeat; game: GameId }): ReactNode {
  const rules = use(gameOf(game).rules());
  const flow = use(gameOf(game).flow());
  const words = useText(tableText);
  const toast = useToast();
  const onNotYours = useSteady(() => {
    const { people } = seat.now();
    const host = people?.chairs[people.host]?.name ?? '';
    toast.show({ text: words.notYours(host), icon: 'info' });
  });
  const [source] = useState(() => matchSourceOf(seat, { rules, flow, onNotYours }));
  const match = useSyncExternalStore(source.subscribe, source.now, source.now);
  const seen = useSeen(seat);
  const isAsked = isAskedNow(seen);
  useHum(isAsked);
  const presence = useMemo(() => presenceOf(seen), [seen]);
  const isWatching = seen.viewer === 'table';
  const [turned, setTurned] = useState(0);
  // A tablet that looks on lies in the middle.
  const isMiddle = useRoomy() && isWatching && seen.info?.setup.mode === 'virtual';
  return (
    <DraftsProvider value={null}>
      <DoingProvider>
        <UnenteredProvider>
          <AtTable players={match.info.players}>
            <Presence value={presence}>
              <TurnGlow value={isAsked}>
                <Playing
                  match={match}
                  source={source}
                  elsewhere={{
                    badge: <LiveBadge seat={seat} />,
                    above: (
                      <>
                        <WayStrip seat={seat} />
                        <Missed seat={seat} />
                        <AwayStrip seat={seat} />
                      </>
                    ),
                    below: isWatching && !isMiddle ? <WatchTray seat={seat} /> : null,
                    ...(isMiddle && {
                      around: (table: ReactNode) => (
                        <OpenTable seat={seat} turned={turned}>
                          {table}
                        </OpenTable>
                      ),
                    }),
                    menu: (close) => (
                      <TableMenu
                        seat={seat}
                        onClose={close}
                        onTurn={isMiddle ? () => setTurned(turned + 1) : null}
                      />
                    ),
                    ending: <SharedEnd seat={seat} />,
                    ...(isAsked && { title: `● ${words.yourTurn}` }),
                  }}
                />
              </TurnGlow>
              <TakeBackSheet seat={seat} match={match} />
            </Presence>
          </AtTable>
        </UnenteredProvider>
      </DoingProvider>
    </DraftsProvider>
  );
}

function isAskedNow({ sight, viewer, info }: Seen): boolean {
  if (!sight || viewer === 'table' || info?.setup.mode !== 'virtual') return false;
  return !sight.standing.over && sight.turn.actors.includes(viewer);
}

/** One hum when it is one's turn, if the phone may. */
function useHum(isAsked: boolean): void {
  const { haptics } = useSettings().settings;
  const before = useRef(isAsked);
  useEffect(() => {
    if (isAsked && !before.current) giveCue('chime', { sound: false, haptics });
    before.current = isAsked;
  }, [isAsked, haptics]);
}

/** By name: who is here and who is not. */
function presenceOf({ people }: Seen): ReadonlyMap<string, 'here' | 'away'> {
  const chairs = people?.chairs ?? [];
  return new Map(
    chairs
      .filter(({ is }) => is !== 'bot')
      .map(({ name, is }) => [name, is === 'here' ? is : 'away']),
  );
}
