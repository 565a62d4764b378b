/** A match: where it stands, the game's own table, and one gesture away everything about it. Contains no rules. */
import type { StaticScreenProps } from '@react-navigation/native';
import { useEffect, type ReactNode } from 'react';

import { DoingProvider } from '../../../src/match/doing';
import { useMatch, useMatchSource, useStoreNotice } from '../../../src/match/hooks';
import { UnenteredProvider } from '../../../src/match/unentered';
import { DraftsProvider } from '../../../src/match/useDraft';
import { useText } from '../../../src/text/locale';
import { Button, EmptyState, Screen, Seal, T } from '../../../src/ui';
import { Correcting } from './Correcting';
import { AtTable } from '../../bots/AtTable';
import { NotReady } from './NotReady';
import { Playing } from './Playing';
import { matchText } from './text';
import { noteUnkept } from './unkept';

export default function MatchScreen({
  route,
}: StaticScreenProps<{ id: string; correct?: string; share?: string }>): ReactNode {
  const { id, correct, share } = route.params;
  const state = useMatch(id);
  const source = useMatchSource(id);
  const words = useText(matchText);
  const { persistence } = useStoreNotice();
  const unkept = persistence === 'memory';
  useEffect(() => {
    if (unkept && state.status === 'ready') noteUnkept(id);
  }, [unkept, state.status, id]);
  switch (state.status) {
    case 'loading':
    case 'missing':
    case 'shut':
      return <NotReady state={state} id={id} />;
    case 'damaged':
      return (
        <Screen centred contentStyle={{ gap: 16 }}>
          <EmptyState
            alone
            drawing={<Seal kind="brand" size={96} decorative />}
            sentence={words.damaged}
          />
          <T>{words.damagedSentence(state.match.log.length)}</T>
          <Button label={words.goOnFromHere} onPress={() => void state.continueFromHere()} />
        </Screen>
      );
    case 'ready':
      return correct === undefined ? (
        // In a dealt match what is half typed may be a secret, and is gone with the curtain.
        <DraftsProvider value={state.match.info.mode === 'virtual' ? null : state.match.drafts}>
          <DoingProvider>
            <UnenteredProvider>
              <AtTable players={state.match.info.players}>
                <Playing match={state.match} source={source} share={share !== undefined} />
              </AtTable>
            </UnenteredProvider>
          </DoingProvider>
        </DraftsProvider>
      ) : (
        <Correcting match={state.match} seq={Number(correct)} />
      );
  }
}
