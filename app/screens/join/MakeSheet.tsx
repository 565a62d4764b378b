/** A new table on the server of this home: who leads it, how many chairs; or why there is none and how to get one. */
import { useNavigation } from '@react-navigation/native';
import { useEffect, useState, type ReactNode } from 'react';

import { gameEntry } from '../../../src/games';
import { common } from '../../../src/games/common';
import { homesOf, makeTable } from '../../../src/net/client/door';
import { LIMITS, nameFrom } from '../../../src/net/protocol/checks';
import { useText } from '../../../src/text/locale';
import { Busy, Button, Segmented, Sheet, T, useTheme, useToast } from '../../../src/ui';
import { TextField } from '../../../src/ui/components/TextField';
import type { Draft } from '../newMatch/draft';
import { isOwnOrigin, tableAddress } from './address';
import { AddressField } from './AddressField';
import { keepAddress, keepChair, keepName, keptName } from './kept';
import { makeText } from './makeText';
import { joinText } from './text';

export interface MakeSheetProps {
  table: Draft;
  onClose(): void;
}

const USUAL_CHAIRS = 4;

export default function MakeSheet({ table, onClose }: MakeSheetProps): ReactNode {
  const words = useText(joinText);
  const making = useText(makeText);
  const games = useText(common).games;
  const { space, colors } = useTheme();
  const [address, setAddress] = useState(tableAddress);
  const [tries, setTries] = useState(0);
  const isThere = useServer(address, tries);
  const again = (): void => setTries(tries + 1);
  return (
    <Sheet open title={words.everyPhone} onClose={onClose}>
      {isOwnOrigin ? null : <AddressField address={address} onAddress={setAddress} />}
      {isThere === null ? <Busy color={colors.inkFaint} label={making.looking} /> : null}
      {isThere === true ? <Form {...{ table, address, onClose }} game={games[table.game]} /> : null}
      {isThere === false ? (
        <>
          <T variant="bodyStrong" style={{ marginTop: space.s }}>
            {making.nobody}
          </T>
          <T color="inkSoft">{isOwnOrigin ? making.nobodyWhy : making.nobodyApp}</T>
          <Button kind="quiet" icon="reroll" label={making.again} onPress={again} />
        </>
      ) : null}
    </Sheet>
  );
}

/** Null while it is asked. */
function useServer(address: string, tries: number): boolean | null {
  const [found, setFound] = useState<{ at: string; isThere: boolean } | null>(null);
  const asked = `${tries} ${address}`;
  useEffect(() => {
    let isGone = false;
    const answer = address === '' ? Promise.resolve(null) : homesOf(address);
    void answer.then((homes) => {
      if (!isGone) setFound({ at: asked, isThere: homes !== null });
    });
    return () => {
      isGone = true;
    };
  }, [address, asked]);
  return found?.at === asked ? found.isThere : null;
}

function Form({
  table,
  address,
  onClose,
}: MakeSheetProps & { address: string; game: string }): ReactNode {
  const words = useText(joinText);
  const making = useText(makeText);
  const toast = useToast();
  const navigation = useNavigation();
  const { min, max } = gameEntry(table.game).seats;
  const least = Math.max(2, min);
  const counts = Array.from({ length: max - least + 1 }, (_, i) => least + i);
  const people = table.players.filter(({ offered, bot }) => !offered && !bot);
  const [chairs, setChairs] = useState(() =>
    Math.max(least, Math.min(max, Math.max(people.length, Math.min(USUAL_CHAIRS, max)))),
  );
  const [name, setName] = useState(() => keptName() || (people[0]?.name ?? ''));
  const [busy, setBusy] = useState(false);
  const clean = nameFrom(name);
  const make = async (leader: string): Promise<void> => {
    setBusy(true);
    const { game, mode, house } = table;
    const first = Math.min(table.first, chairs - 1);
    const wish = {
      game,
      mode,
      seats: chairs,
      first,
      ...(Object.keys(house).length > 0 && { house }),
    };
    const made = await makeTable(address, wish, leader);
    setBusy(false);
    if ('no' in made) return toast.show({ text: making.failed, icon: 'info' });
    keepName(leader);
    if (!isOwnOrigin) keepAddress(address);
    keepChair({ address, code: made.code, token: made.token, game });
    onClose();
    navigation.navigate('Join', { code: made.code });
  };
  return (
    <>
      <T color="inkSoft">{making.lead}</T>
      <TextField
        label={words.yourName}
        value={name}
        maxLength={LIMITS.name}
        autoComplete="off"
        onChange={setName}
      />
      <T variant="label">{making.chairs}</T>
      <Segmented<number>
        label={making.chairs}
        value={chairs}
        onChange={setChairs}
        options={counts.map((value) => ({
          value,
          label: String(value),
          spoken: making.chairsOf(value),
        }))}
      />
      <Button
        game={table.game}
        label={making.go}
        busy={busy}
        disabled={clean === null}
        {...(clean === null && { reason: words.nameless })}
        onPress={() => void (clean === null ? undefined : make(clean))}
      />
    </>
  );
}
