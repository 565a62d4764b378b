/** People come in: the code and its picture, chairs that fill up, and what whoever leads may decide. */
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { appRolls, gameEntry } from '../../../src/games';
import { common } from '../../../src/games/common';
import { mayPlay } from '../../../src/match/botChairs';
import { shortFingerprint } from '../../../src/match/fingerprint';
import type { Seen, TableSeat } from '../../../src/net/client/seat';
import type { HostAct, People, Person, TableInfo } from '../../../src/net/protocol/types';
import { useText } from '../../../src/text/locale';
import {
  Button,
  Icon,
  Panel,
  Screen,
  T,
  Toggle,
  TopBar,
  useRoomy,
  useTheme,
} from '../../../src/ui';
import { Fingerprint } from '../../../src/ui/drawings/Fingerprint';
import { useGoBack } from '../../useGoBack';
import { useScreenTitle } from '../../useScreenTitle';
import { RoundTable, type SeatedPlayer } from '../newMatch/RoundTable';
import { Invitation } from './Invitation';
import { joinText } from './text';
import { useSeen } from './useTable';
import { WayStrip } from './WayStrip';

/** For whoever leads, once they touch a chair. */
const LobbyChair = lazy(() => import('./LobbyChair'));

const TWO_COLUMNS = 1160;

export function Lobby({ seat }: { seat: TableSeat }): ReactNode {
  const seen = useSeen(seat);
  const { info, people, viewer } = seen;
  const words = useText(joinText);
  const shared = useText(common);
  const goBack = useGoBack();
  const { space } = useTheme();
  const wide = useRoomy();
  useScreenTitle(words.everyPhone);
  if (!info || !people) return null;
  const isHost = viewer === people.host;
  const game = shared.games[info.game];
  const dealt = appRolls(info.game, info.setup.mode);
  const say = (act: HostAct): void => seat.connection.say('host', act);
  const settings = <Switches {...{ info, people, isHost, say, seen }} />;
  return (
    <Screen
      maxWidth={wide ? TWO_COLUMNS : 720}
      header={
        <TopBar
          title={words.everyPhone}
          // Without TLS a server is at home: a phone speaks to no other.
          subtitle={
            dealt
              ? words.lobby.subtitle(game, seat.address.startsWith('http:'))
              : words.lobby.subtitleOpen(game)
          }
          back={{ label: shared.close, icon: 'close', onPress: goBack }}
        />
      }
      footer={wide ? null : settings}
      contentStyle={{ gap: space.m, flexGrow: 1 }}
    >
      <WayStrip seat={seat} />
      <View
        style={{
          flexDirection: wide ? 'row' : 'column',
          gap: space.l,
          // A tablet in the middle of the table is looked at from far away.
          flexGrow: wide ? 1 : undefined,
          maxHeight: wide ? 860 : undefined,
        }}
      >
        <View style={{ flex: wide ? 1 : undefined }}>
          <Invitation address={seat.address} code={info.code} wide={wide} />
        </View>
        <View
          style={{ flex: wide ? 1.3 : undefined, gap: space.l, justifyContent: 'space-evenly' }}
        >
          <Chairs {...{ seat, info, people, viewer, isHost, say }} />
          {wide ? settings : null}
        </View>
      </View>
    </Screen>
  );
}

interface ChairsProps extends Pick<Seen, 'viewer'> {
  seat: TableSeat;
  info: TableInfo;
  people: People;
  isHost: boolean;
  say(act: HostAct): void;
}

function Chairs(props: ChairsProps): ReactNode {
  const { seat, info, people, viewer, isHost, say } = props;
  const words = useText(joinText);
  const [open, setOpen] = useState<number | null>(null);
  const { fresh, news } = useNewcomers(people);
  const noteOf = (person: Person): string => {
    if (person.seat === viewer) return isHost ? words.lobby.youLead : words.lobby.you;
    if (person.seat === people.host) return words.lobby.leads;
    // How strong it is its head shows; the words for it weigh too much for whoever only comes in.
    return person.seat === fresh ? words.lobby.justCame : words.is[person.is];
  };
  const players = people.chairs.map((person): SeatedPlayer => {
    if (person.is === 'free') return { name: words.free, colour: 1, empty: true };
    const { name, colour, bot } = person;
    const dot = bot ? undefined : person.is === 'away' ? ('away' as const) : ('here' as const);
    return {
      name,
      colour,
      note: noteOf(person),
      fresh: person.seat === fresh,
      ...(dot && { dot }),
      ...(bot && { bot }),
    };
  });
  const taken = people.chairs.filter(({ is }) => is !== 'free').length;
  const mayBots = isHost && mayPlay(info.game, info.setup.mode);
  const press = (i: number): void => {
    const isEmpty = people.chairs[i]?.is === 'free';
    if (isHost) setOpen(i);
    else if (isEmpty && viewer !== 'table') seat.connection.say('sit', { seat: i });
  };
  return (
    <View>
      <RoundTable
        players={players}
        first={null}
        lit={null}
        around={words.lobby.count(taken, players.length)}
        counted
        label={words.people}
        seatLabel={(player, i) => {
          if (!player.empty) return words.chairOf(i + 1, player.name, player.note ?? '');
          return mayBots ? words.lobby.empty(i + 1) : words.lobby.move(i + 1);
        }}
        onSeat={press}
      />
      <View role="status" style={{ height: 1, overflow: 'hidden' }}>
        <T variant="caption">{news}</T>
      </View>
      {open === null ? null : (
        <Suspense fallback={null}>
          <LobbyChair
            seat={open}
            people={people}
            game={info.game}
            mayBots={mayBots}
            isMine={open === viewer}
            say={say}
            onSit={() => seat.connection.say('sit', { seat: open })}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </View>
  );
}

const GLOW_MS = 1800;

/** Who came in last: lit for a moment, and said. */
function useNewcomers(people: People): { fresh: number | null; news: string } {
  const words = useText(joinText).lobby;
  const known = useRef<readonly string[] | null>(null);
  const [shown, setShown] = useState<{ fresh: number | null; news: string }>({
    fresh: null,
    news: '',
  });
  const names = people.chairs.map(({ name, is }) => (is === 'free' ? '' : name)).join('\n');
  useEffect(() => {
    const now = names.split('\n');
    const before = known.current;
    known.current = now;
    const seat = before ? now.findIndex((name, i) => name !== '' && before[i] !== name) : -1;
    if (seat < 0) return undefined;
    const here = now.filter((name) => name !== '').length;
    setShown({ fresh: seat, news: words.came(now[seat] ?? '', here, now.length) });
    const timer = setTimeout(() => setShown((one) => ({ ...one, fresh: null })), GLOW_MS);
    return () => clearTimeout(timer);
  }, [names, words]);
  return shown;
}

interface SwitchesProps {
  info: TableInfo;
  people: People;
  isHost: boolean;
  seen: Seen;
  say(act: HostAct): void;
}

function Switches({ info, people, isHost, say }: SwitchesProps): ReactNode {
  const words = useText(joinText).lobby;
  const { colors, space } = useTheme();
  const [busy, setBusy] = useState(false);
  const { min } = gameEntry(info.game).seats;
  const count = people.chairs.filter(({ is }) => is !== 'free').length;
  const least = Math.max(2, min);
  const host = people.chairs[people.host]?.name ?? '';
  return (
    <Panel style={{ gap: space.s }}>
      {isHost ? (
        <>
          <Toggle
            game={info.game}
            label={words.lock}
            note={words.lockNote}
            before={<Icon name="lock" color={colors.inkSoft} />}
            value={people.locked}
            onChange={(on) => say({ act: 'lock', on })}
          />
          <Toggle
            game={info.game}
            label={words.watching}
            note={words.watchingNote(people.watchers)}
            before={<Icon name="eye" color={colors.inkSoft} />}
            value={people.watching}
            onChange={(on) => say({ act: 'watch', on })}
          />
        </>
      ) : null}
      {appRolls(info.game, info.setup.mode) ? (
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
          <Fingerprint size={22} color={colors.inkSoft} />
          <View style={{ flex: 1 }}>
            <T variant="label" color="inkSoft">
              {words.fingerprint(shortFingerprint(info.commitment))}
            </T>
            <T variant="caption" color="inkFaint">
              {words.words(
                people.words.length,
                people.chairs.filter(({ is, bot }) => is !== 'free' && !bot).length,
              )}
            </T>
          </View>
        </View>
      ) : null}
      <Button
        game={info.game}
        label={isHost ? words.start(count) : words.waiting(host)}
        busy={busy}
        disabled={!isHost || count < least}
        {...(isHost && count < least && { reason: words.few(least) })}
        onPress={() => {
          setBusy(true);
          say({ act: 'start' });
          setTimeout(() => setBusy(false), 3000);
        }}
      />
    </Panel>
  );
}
