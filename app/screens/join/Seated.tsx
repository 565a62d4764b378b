/** Past the door: waiting to be let in, the lobby, the match; or out again, and why. */
import { lazy, Suspense, type ReactNode } from 'react';

import { useText } from '../../../src/text/locale';
import { Busy, Screen, TopBar, useTheme } from '../../../src/ui';
import { common } from '../../../src/games/common';
import type { TableSeat } from '../../../src/net/client/seat';
import { useGoBack } from '../../useGoBack';
import { useScreenTitle } from '../../useScreenTitle';
import { forgetChair } from './kept';
import { Lobby } from './Lobby';
import { NoEntryPanel } from './NoEntryPanel';
import { joinText } from './text';
import { useSeen, useTable, type Place } from './useTable';
import { WayStrip } from './WayStrip';

/** The match page, its menu and its end: not needed to come in. */
const SharedMatch = lazy(() => import('./SharedMatch'));

export interface SeatedProps {
  place: Place;
  /** Back before the door, as somebody new. */
  onDoor(): void;
  /** Once more, as whoever this was. */
  onAgain(): void;
  onWatch(): void;
}

export function Seated(props: SeatedProps): ReactNode {
  const seat = useTable(props.place);
  // The old one is on its way out when another place is tried.
  const isHere = seat?.code === props.place.code;
  return seat && isHere ? <AtTable {...props} seat={seat} /> : <Coming seat={null} />;
}

function AtTable(props: SeatedProps & { seat: TableSeat }): ReactNode {
  const { seat } = props;
  const { way, info, sight } = useSeen(seat);
  if (way.is === 'refused' || way.is === 'gone') return <Out {...props} why={way.why} />;
  if (!info) return <Coming seat={seat} />;
  if (!info.begun || !sight) return <Lobby seat={seat} />;
  return (
    <Suspense fallback={<Coming seat={null} />}>
      <SharedMatch seat={seat} game={info.game} />
    </Suspense>
  );
}

function Coming({ seat }: { seat: TableSeat | null }): ReactNode {
  const words = useText(joinText);
  const shared = useText(common);
  const goBack = useGoBack();
  const { colors } = useTheme();
  useScreenTitle(words.joinTitle);
  return (
    <Screen
      scroll={false}
      header={<TopBar title="" back={{ label: shared.back, icon: 'close', onPress: goBack }} />}
      contentStyle={{ justifyContent: 'center' }}
    >
      {seat ? <WayStrip seat={seat} /> : null}
      <Busy color={colors.inkFaint} label={words.looking} />
    </Screen>
  );
}

function Out(
  props: SeatedProps & { seat: TableSeat; why: Parameters<typeof NoEntryPanel>[0]['why'] },
): ReactNode {
  const { why, place, seat } = props;
  const words = useText(joinText);
  const shared = useText(common);
  const goBack = useGoBack();
  useScreenTitle(words.joinTitle);
  const isLost = why === 'stranger' || why === 'freed';
  const door = (): void => {
    if (isLost) forgetChair(seat.address, seat.code);
    props.onDoor();
  };
  return (
    <Screen
      header={
        <TopBar
          title={words.joinTitle}
          back={{ label: shared.back, icon: 'close', onPress: goBack }}
        />
      }
    >
      <NoEntryPanel
        why={why}
        door={null}
        code={place.code}
        address={place.address}
        onFix={door}
        onWatch={props.onWatch}
        onAgain={props.onAgain}
      />
    </Screen>
  );
}
