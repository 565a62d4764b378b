/** What next, after the end: share it, look back, take the last entry back, play again. */
import { useNavigation } from '@react-navigation/native';
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { rematch } from '../../../src/match/create';
import { useStore } from '../../../src/match/hooks';
import type { KeptMatch } from '../../../src/match/types';
import { useText } from '../../../src/text/locale';
import { Button, Dialog, IconButton, useTheme, useToast } from '../../../src/ui';
import { useShowMatch } from '../../useShowMatch';
import { matchText } from './text';

export function EndActions({ match, onShare }: { match: KeptMatch; onShare(): void }): ReactNode {
  const texts = useText(matchText);
  const navigation = useNavigation();
  const showMatch = useShowMatch();
  const store = useStore();
  const toast = useToast();
  const { space, textScale } = useTheme();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const { info } = match;
  const next = info.players[(info.setup.first + 1) % info.setup.seats];
  const again = () => {
    if (!store || busy) return;
    setBusy(true);
    rematch(store, info.id).then(
      ({ id }) => showMatch(id),
      () => {
        setBusy(false);
        toast.show({ text: texts.saveFailed, icon: 'info' });
      },
    );
  };
  const undo = () => {
    setAsking(false);
    match.undo().catch(() => toast.show({ text: texts.saveFailed, icon: 'info' }));
  };
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s, alignItems: 'center' }}>
      <IconButton tile icon="share" label={texts.share} onPress={onShare} />
      <IconButton
        tile
        icon="play"
        label={texts.replay}
        disabled={info.late}
        onPress={() => navigation.navigate('Replay', { id: info.id })}
      />
      <IconButton
        tile
        icon="undo"
        label={texts.undo}
        disabled={!match.canUndo}
        onPress={() => setAsking(true)}
      />
      <View style={{ flexGrow: 1, flexBasis: 170 * textScale }}>
        <Button
          game={info.game}
          icon="reroll"
          label={texts.rematch}
          note={next && info.setup.seats > 1 ? texts.rematchStarter(next.name) : undefined}
          busy={busy}
          onPress={again}
        />
      </View>
      <Dialog
        open={asking}
        title={texts.undo}
        message={texts.undoEnd}
        confirm={{ label: texts.undoIt, onPress: undo }}
        cancel={{ label: texts.undoKeep, onPress: () => setAsking(false) }}
        game={info.game}
      />
    </View>
  );
}
