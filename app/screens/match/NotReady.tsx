/** Any page about a match while there is no match to show: still loading, or not here. */
import { useNavigation } from '@react-navigation/native';
import type { ReactNode } from 'react';

import { useStoreNotice } from '../../../src/match/hooks';
import type { MatchState } from '../../../src/match/types';
import { useText } from '../../../src/text/locale';
import { EmptyState, Screen, Seal } from '../../../src/ui';
import { matchText } from './text';
import { wasUnkept } from './unkept';

type Waiting = Exclude<MatchState, { status: 'ready' | 'damaged' }>;

export function NotReady({ state, id }: { state: Waiting; id: string }): ReactNode {
  const words = useText(matchText);
  const navigation = useNavigation();
  const { persistence } = useStoreNotice();
  const isUnkept = persistence === 'memory' || wasUnkept(id);
  switch (state.status) {
    case 'loading':
    // Said around this screen, in ../../NeedsStore.
    case 'shut':
      return <Screen scroll={false}>{null}</Screen>;
    case 'missing':
      return (
        <Screen centred>
          <EmptyState
            alone
            drawing={<Seal kind="brand" size={96} decorative />}
            sentence={`${words.missing}. ${isUnkept ? words.missingUnkept : words.missingSentence}`}
            action={{
              label: words.toTable,
              onPress: () => navigation.navigate('Tabs', { screen: 'Table' }),
            }}
          />
        </Screen>
      );
  }
}
