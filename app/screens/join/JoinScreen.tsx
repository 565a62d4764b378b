/** At a table elsewhere: the code, the door, the lobby and then one's own chair, all under one address. */
import { CommonActions, useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useState, type ReactNode } from 'react';

import type { Wish } from '../../../src/net/client/connection';
import type { Door } from '../../../src/net/client/door';
import { codeFrom } from '../../../src/net/protocol/code';
import { addressFrom, isOwnOrigin, tableAddress } from './address';
import { DoorPage } from './DoorPage';
import { keepAddress, keepName, keptChair, noteChair } from './kept';
import { Seated } from './Seated';
import type { Place } from './useTable';

type Params = { code?: string; at?: string; watch?: string } | undefined;

export default function JoinScreen({ route }: StaticScreenProps<Params>): ReactNode {
  const { code: given = '', at, watch } = route.params ?? {};
  const navigation = useNavigation();
  const named = isOwnOrigin ? undefined : at;
  const [address, setAddress] = useState(() =>
    named === undefined ? tableAddress() : (addressFrom(named) ?? ''),
  );
  const code = codeFrom(given);
  const setCode = (next: string): void =>
    navigation.dispatch(CommonActions.setParams({ code: next }));
  return (
    <AtCode
      // Another code is another table.
      key={`${address} ${code ?? ''}`}
      {...{ address, code, given }}
      named={address === '' ? (named ?? '') : address}
      watches={watch !== undefined}
      onCode={setCode}
      onAddress={(typed) => {
        keepAddress(typed);
        setAddress(typed);
      }}
    />
  );
}

interface AtCodeProps {
  address: string;
  code: string | null;
  /** As the link has it, also where it can be no code. */
  given: string;
  /** The address as it was kept or as the link has it, also where it is none the app speaks to. */
  named: string;
  watches: boolean;
  onCode(code: string): void;
  onAddress(address: string): void;
}

function AtCode(props: AtCodeProps): ReactNode {
  const { address, code, given, named, watches, onCode, onAddress } = props;
  const [place, setPlace] = useState<Place | null>(() => comingBack(address, code, watches));
  if (!place || code === null)
    return (
      <DoorPage
        {...{ address, named, given, onCode, onAddress }}
        code={code}
        onCome={(wish, door) => setPlace(placeOf(address, door, wish))}
      />
    );
  return (
    <Seated
      place={place}
      onDoor={() => setPlace(null)}
      onAgain={() => setPlace(again(place))}
      onWatch={() => setPlace({ ...place, wish: { watch: true } })}
    />
  );
}

/** As whoever this was; the same object would be no other try. */
function again(place: Place): Place {
  const { address, code, wish } = place;
  return comingBack(address, code, 'watch' in wish) ?? { ...place };
}

/** Who was here before finds their chair again; who looked on looks on. */
function comingBack(address: string, code: string | null, watches: boolean): Place | null {
  if (code === null || address === '') return null;
  if (watches) return { address, code, wish: { watch: true }, remember: () => undefined };
  const chair = keptChair(address, code);
  if (!chair) return null;
  const { token } = chair;
  const remember: Place['remember'] = (what) => noteChair(chair, what);
  return { address, code, wish: { token }, remember, remembered: chair };
}

function placeOf(address: string, { code, game }: Door, wish: Wish): Place {
  if ('name' in wish) keepName(wish.name);
  if (!isOwnOrigin) keepAddress(address);
  return { address, code, wish, remember: (what) => noteChair({ address, code, game }, what) };
}
