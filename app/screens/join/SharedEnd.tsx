/**
 * After the end: the seed for everybody and whether it is the promised one, the match for one's own history where there is
 * a store (whoever leads has it there at once), and the way out.
 */
import { useNavigation } from '@react-navigation/native';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { appRolls } from '../../../src/games';
import { useStore, useStoreNotice } from '../../../src/match/hooks';
import { isAsPromised } from '../../../src/net/client/proof';
import type { TableSeat } from '../../../src/net/client/seat';
import { useText } from '../../../src/text/locale';
import { Button, T, useTheme, useToast } from '../../../src/ui';
import { useShowMatch } from '../../useShowMatch';
import { takeMatch } from './takeMatch';
import { tableText } from './tableText';
import { useSeen } from './useTable';

export function SharedEnd({ seat }: { seat: TableSeat }): ReactNode {
  const { info, people, seed, viewer } = useSeen(seat);
  const words = useText(tableText).end;
  const navigation = useNavigation();
  const showMatch = useShowMatch();
  const { space } = useTheme();
  const { persistence } = useStoreNotice();
  const saving = useSaving(seat, viewer === people?.host && persistence !== 'memory');
  if (!info) return null;
  const isKept = seed !== null && isAsPromised(seed, seat.remembered);
  return (
    <View style={{ gap: space.s }}>
      {seed && appRolls(info.game, info.setup.mode) ? (
        <>
          <T variant="caption" color="inkSoft" align="center" selectable>
            {words.seed(seed.seed)}
          </T>
          <T variant="caption" color={isKept ? 'goodText' : 'illegalText'} align="center">
            {isKept ? words.promised(seat.remembered.word !== undefined) : words.notPromised}
          </T>
        </>
      ) : null}
      {viewer === 'table' ? null : persistence === 'memory' ? (
        <T variant="label" color="inkSoft" align="center">
          {words.noStore}
        </T>
      ) : saving.id ? (
        <Button
          game={info.game}
          label={words.open}
          note={words.saved}
          onPress={() => showMatch(saving.id ?? '')}
        />
      ) : (
        <Button game={info.game} label={words.save} busy={saving.busy} onPress={saving.save} />
      )}
      <Button
        kind="quiet"
        label={words.leave}
        onPress={() => navigation.navigate('Tabs', { screen: 'Table' })}
      />
    </View>
  );
}

interface Saving {
  busy: boolean;
  /** Of the match in the own history. */
  id: string | null;
  save(): void;
}

/** The whole log is asked of the table, judged here like any file, and stored; `atOnce` without being asked. */
function useSaving(seat: TableSeat, atOnce: boolean): Saving {
  const { log, way } = useSeen(seat);
  const store = useStore();
  const words = useText(tableText).end;
  const toast = useToast();
  const [wish, setWish] = useState<'none' | 'wanted' | 'failed'>('none');
  const [id, setId] = useState<string | null>(null);
  const taken = useRef(false);
  const isWanted = wish === 'wanted' || (wish === 'none' && atOnce && store !== null);
  const isHere = way.is === 'here';
  useEffect(() => {
    if (isWanted && isHere && !log) seat.connection.say('log', {});
  }, [isWanted, isHere, log, seat]);
  useEffect(() => {
    if (!isWanted || !log || !store || taken.current) return;
    taken.current = true;
    takeMatch(store, log).then(setId, () => {
      taken.current = false;
      setWish('failed');
      toast.show({ text: words.failed, icon: 'info' });
    });
  }, [isWanted, log, store, toast, words]);
  return { busy: isWanted && id === null, id, save: () => setWish('wanted') };
}
