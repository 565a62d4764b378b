/** A match: where it stands, the game's own table, and one gesture away everything about it. Contains no rules. */
import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import type { ReactNode } from 'react';

import { DoingProvider } from '../../../src/match/doing';
import { useMatch } from '../../../src/match/hooks';
import { DraftsProvider } from '../../../src/match/useDraft';
import { useText } from '../../../src/text/locale';
import { Button, EmptyState, Screen, Seal, T } from '../../../src/ui';
import { Correcting } from './Correcting';
import { Playing } from './Playing';
import { matchText } from './text';

export default function MatchScreen({
  route,
}: StaticScreenProps<{ id: string; correct?: string }>): ReactNode {
  const { id, correct } = route.params;
  const state = useMatch(id);
  const words = useText(matchText);
  const navigation = useNavigation();
  switch (state.status) {
    case 'loading':
      return <Screen scroll={false}>{null}</Screen>;
    case 'missing':
      return (
        <Screen centred>
          <EmptyState
            drawing={<Seal kind="brand" size={96} decorative />}
            sentence={`${words.missing}. ${words.missingSentence}`}
            action={{
              label: words.toTable,
              onPress: () => navigation.navigate('Tabs', { screen: 'Table' }),
            }}
          />
        </Screen>
      );
    case 'elsewhere':
      return (
        <Screen centred>
          <EmptyState
            drawing={<Seal kind="brand" size={96} decorative />}
            sentence={words.elsewhere}
          />
          <Button label={words.takeOver} onPress={() => void state.takeOver()} />
        </Screen>
      );
    case 'damaged':
      return (
        <Screen centred contentStyle={{ gap: 16 }}>
          <EmptyState
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
            <Playing match={state.match} />
          </DoingProvider>
        </DraftsProvider>
      ) : (
        <Correcting match={state.match} seq={Number(correct)} />
      );
  }
}
