/** After the end: the seed for everybody, the match for one's own history where there is a store, and the way out. */
import { useNavigation } from '@react-navigation/native';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { useStore, useStoreNotice } from '../../../src/match/hooks';
import type { TableSeat } from '../../../src/net/client/seat';
import { useText } from '../../../src/text/locale';
import { Button, T, useTheme, useToast } from '../../../src/ui';
import { useShowMatch } from '../../useShowMatch';
import { takeMatch } from './takeMatch';
import { tableText } from './tableText';
import { useSeen } from './useTable';

export function SharedEnd({ seat }: { seat: TableSeat }): ReactNode {
  const { info, seed, viewer } = useSeen(seat);
  const words = useText(tableText).end;
  const navigation = useNavigation();
  const showMatch = useShowMatch();
  const { space } = useTheme();
  const { persistence } = useStoreNotice();
  const saving = useSaving(seat);
  if (!info) return null;
  return (
    <View style={{ gap: space.s }}>
      {seed ? (
        <T variant="caption" color="inkSoft" align="center" selectable numberOfLines={2}>
          {words.seed(seed.seed)}
        </T>
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

/** The whole log is asked of the table, judged here like any file, and stored. */
function useSaving(seat: TableSeat): Saving {
  const { log } = useSeen(seat);
  const store = useStore();
  const words = useText(tableText).end;
  const toast = useToast();
  const [wanted, setWanted] = useState(false);
  const [id, setId] = useState<string | null>(null);
  const taken = useRef(false);
  useEffect(() => {
    if (!wanted || !log || !store || taken.current) return;
    taken.current = true;
    takeMatch(store, log).then(setId, () => {
      taken.current = false;
      setWanted(false);
      toast.show({ text: words.failed, icon: 'info' });
    });
  }, [wanted, log, store, toast, words]);
  return {
    busy: wanted && id === null,
    id,
    save: () => {
      setWanted(true);
      if (!log) seat.connection.say('log', {});
    },
  };
}
