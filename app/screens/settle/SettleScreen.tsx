/** Settling a dispute without a match. Not built yet: it says so and leads to the rules. */
import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import type { ReactNode } from 'react';

import { isGameId } from '../../../src/games/catalogue';
import { common } from '../../../src/text/common';
import { useText } from '../../../src/text/locale';
import { EmptyState, Screen, Seal, TopBar } from '../../../src/ui';
import { useGoBack } from '../../useGoBack';
import { useScreenTitle } from '../../useScreenTitle';
import { settleText } from './text';

export default function SettleScreen({
  route,
}: StaticScreenProps<{ game?: string; question?: string; match?: string } | undefined>): ReactNode {
  const words = useText(settleText);
  const shared = useText(common);
  const navigation = useNavigation();
  const goBack = useGoBack();
  const game = route.params?.game;
  useScreenTitle(words.title);
  return (
    <Screen header={<TopBar title={words.title} back={{ label: shared.back, onPress: goBack }} />}>
      <EmptyState
        drawing={<Seal kind="verdict" size={96} decorative />}
        sentence={words.notYet}
        action={{
          label: words.toRules,
          onPress: () => navigation.navigate('Rulebook', isGameId(game) ? { game } : undefined),
        }}
      />
    </Screen>
  );
}
