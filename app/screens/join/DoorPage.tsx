/** Before a table: its code, a name, a chair; and in the place of the form what keeps somebody out. */
import { useState, type ReactNode } from 'react';
import { Linking, View } from 'react-native';

import { common } from '../../../src/games/common';
import type { Wish } from '../../../src/net/client/connection';
import type { Door } from '../../../src/net/client/door';
import { CODE_LENGTH } from '../../../src/net/protocol/code';
import { LIMITS, nameFrom } from '../../../src/net/protocol/checks';
import { useText } from '../../../src/text/locale';
import {
  Button,
  Icon,
  ListRow,
  Panel,
  RowList,
  Screen,
  T,
  TopBar,
  useTheme,
} from '../../../src/ui';
import { TextField } from '../../../src/ui/components/TextField';
import { useGoBack } from '../../useGoBack';
import { useScreenTitle } from '../../useScreenTitle';
import { RoundTable, type SeatedPlayer } from '../newMatch/RoundTable';
import { isOwnOrigin } from './address';
import { AddressField } from './AddressField';
import { CodeBoxes } from './CodeBoxes';
import { keptChairs, keptName } from './kept';
import { NoEntryPanel } from './NoEntryPanel';
import { joinText } from './text';
import { useDoor } from './useDoor';

export interface DoorPageProps {
  address: string;
  code: string | null;
  given: string;
  /** As the address field begins. */
  named: string;
  onCode(code: string): void;
  onAddress(address: string): void;
  onCome(wish: Wish, door: Door): void;
}

export function DoorPage(props: DoorPageProps): ReactNode {
  const { address, code, given, onCome } = props;
  const words = useText(joinText);
  const games = useText(common).games;
  const shared = useText(common);
  const goBack = useGoBack();
  const { space } = useTheme();
  const answer = useDoor(address, code);
  const door = answer && !('no' in answer) ? answer : null;
  const [instead, setInstead] = useState(false);
  const [name, setName] = useState(keptName);
  const title = door ? words.calledTitle : words.joinTitle;
  useScreenTitle(title);
  const trouble = answer && 'no' in answer ? answer.no : whyNot(given, code, door, instead);
  const host = door?.people.find(({ seat }) => seat === door.host)?.name ?? '';
  const watch = door ? () => onCome({ watch: true }, door) : null;
  return (
    <Screen
      header={
        <TopBar
          title={title}
          {...(door && { subtitle: words.calledBy(games[door.game], host) })}
          back={{ label: shared.back, icon: 'close', onPress: goBack }}
        />
      }
      contentStyle={{ gap: space.l }}
    >
      {trouble ? (
        <NoEntryPanel
          why={trouble}
          door={door}
          code={given}
          address={props.address}
          onFix={() => props.onCode('')}
          onWatch={watch}
          onInstead={() => setInstead(true)}
        />
      ) : (
        <Form {...props} {...{ door, name, instead, watch }} onName={setName} />
      )}
    </Screen>
  );
}

type Trouble = 'nowhere' | 'locked' | 'playing' | 'full' | null;

/** What the door says before anybody knocks. */
function whyNot(given: string, code: string | null, door: Door | null, instead: boolean): Trouble {
  if (code === null && given.length >= CODE_LENGTH) return 'nowhere';
  if (!door || instead) return null;
  if (door.locked) return 'locked';
  if (door.people.some(({ isFree }) => isFree)) return null;
  return door.begun ? 'playing' : 'full';
}

interface FormProps extends DoorPageProps {
  door: Door | null;
  name: string;
  /** In the place of a bot. */
  instead: boolean;
  watch: (() => void) | null;
  onName(name: string): void;
}

function Form(props: FormProps): ReactNode {
  const { door, name, instead, code, given, onCome } = props;
  const words = useText(joinText);
  const { space } = useTheme();
  const [typed, setTyped] = useState(given);
  const [wanted, setWanted] = useState<number | null>(null);
  const mayTake = ({ isFree, bot }: Door['people'][number]): boolean =>
    instead ? bot !== null : isFree;
  const own = door?.people.find((one) => one.seat === wanted && mayTake(one));
  const seat = own?.seat ?? door?.people.find(mayTake)?.seat ?? null;
  const clean = nameFrom(name);
  const isPlain = props.address.startsWith('http:');
  const isTaken = door?.people.some((one) => one.bot === null && one.name === clean) ?? false;
  return (
    <>
      <Panel style={{ gap: space.m }}>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
          <T variant="bodyStrong" style={{ flex: 1 }}>
            {words.code}
          </T>
          <View role="status" style={{ flexDirection: 'row', gap: space.xs, alignItems: 'center' }}>
            {door ? <Icon name="check" size={18} /> : null}
            <T variant="label" color={door ? 'goodText' : 'inkSoft'}>
              {door ? words.found : code === null ? words.codeHint : words.looking}
            </T>
          </View>
        </View>
        <CodeBoxes
          code={typed}
          label={words.code}
          autoFocus={given === ''}
          onChange={(next) => {
            setTyped(next);
            if (next.length === CODE_LENGTH) props.onCode(next);
          }}
        />
        {isOwnOrigin ? null : <AddressField address={props.named} onAddress={props.onAddress} />}
        {door ? (
          <TextField
            label={words.yourName}
            value={name}
            maxLength={LIMITS.name}
            onChange={props.onName}
            autoComplete="off"
            {...(isTaken && { error: words.nameTaken })}
          />
        ) : null}
      </Panel>
      {door ? (
        <Chairs {...{ door, seat, instead, mayTake }} name={clean ?? '?'} onSeat={setWanted} />
      ) : (
        <OwnTables onCode={props.onCode} />
      )}
      {door ? (
        <Panel style={{ gap: space.s }}>
          <Remark icon="check" text={words.noAccount} />
          <Remark icon="info" text={isPlain ? `${words.plain} ${words.keeper}` : words.keeper} />
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s }}>
            {door.watching && props.watch ? (
              <Button
                kind="quiet"
                icon="eye"
                label={words.watch}
                onPress={props.watch}
                style={{ flexGrow: 1 }}
              />
            ) : null}
            <Button
              game={door.game}
              label={words.sit}
              disabled={clean === null || isTaken || seat === null}
              {...(clean === null && { reason: words.nameless })}
              onPress={() => {
                if (clean !== null && seat !== null) onCome({ name: clean, seat }, door);
              }}
              style={{ flexGrow: 2 }}
            />
          </View>
          {isOwnOrigin ? (
            <Button
              kind="quiet"
              label={words.inApp}
              onPress={() => void Linking.openURL(appLink(door.code, props.address))}
            />
          ) : null}
        </Panel>
      ) : null}
    </>
  );
}

function appLink(code: string, address: string): string {
  return `arbitr://join/${code}?at=${encodeURIComponent(address)}`;
}

function Remark({ icon, text }: { icon: 'check' | 'info'; text: string }): ReactNode {
  const { colors, space } = useTheme();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
      <Icon name={icon} size={20} color={icon === 'check' ? colors.good : colors.inkSoft} />
      <T variant="label" color={icon === 'check' ? 'ink' : 'inkSoft'} style={{ flex: 1 }}>
        {text}
      </T>
    </View>
  );
}

/** Where this device has sat and may come back. */
function OwnTables({ onCode }: { onCode(code: string): void }): ReactNode {
  const words = useText(joinText);
  const games = useText(common).games;
  const [chairs] = useState(keptChairs);
  if (chairs.length === 0) return null;
  return (
    <Panel label={words.backTitle}>
      <T variant="heading" heading={2}>
        {words.backTitle}
      </T>
      <RowList>
        {chairs.map(({ code, game }) => (
          <ListRow
            key={code}
            title={words.back(games[game], code)}
            note={words.backNote}
            before={<Icon name="table" />}
            onPress={() => onCode(code)}
          />
        ))}
      </RowList>
    </Panel>
  );
}

interface ChairsProps {
  door: Door;
  seat: number | null;
  instead: boolean;
  name: string;
  mayTake(person: Door['people'][number]): boolean;
  onSeat(seat: number): void;
}

function Chairs({ door, seat, name, mayTake, onSeat }: ChairsProps): ReactNode {
  const words = useText(joinText);
  const { space } = useTheme();
  const players = door.people.map((one): SeatedPlayer => {
    if (one.seat === seat)
      return { name, colour: one.colour || one.seat + 1, note: words.sitsHere, fresh: true };
    if (one.isFree) return { name: words.free, colour: 1, empty: true };
    const note = one.bot ? words.is.bot : '';
    return { name: one.name, colour: one.colour, note, ...(one.bot && { bot: one.bot }) };
  });
  return (
    <View style={{ gap: space.s }}>
      <T variant="heading" heading={2}>
        {words.choose}
      </T>
      <RoundTable
        players={players}
        first={seat}
        lit={null}
        around=""
        counted
        chooses
        label={words.choose}
        seatLabel={(player, i) =>
          player.empty
            ? words.takeChair(i + 1)
            : words.chairOf(i + 1, player.name, player.note ?? '')
        }
        onSeat={(i) => {
          const person = door.people[i];
          if (person && mayTake(person)) onSeat(i);
        }}
      />
    </View>
  );
}
