/** In place of a page that a match has nothing for: why, and the way to the match. */
import { useNavigation } from '@react-navigation/native';
import type { ReactNode } from 'react';

import { common } from '../../../src/text/common';
import { useText } from '../../../src/text/locale';
import { EmptyState, Screen, TopBar } from '../../../src/ui';
import { BlankSheet } from '../../../src/ui/drawings/empty';
import { useGoBack } from '../../useGoBack';
import { replayText } from './text';

export function Instead(props: { id: string; title: string; sentence: string }): ReactNode {
  const { id, title, sentence } = props;
  const words = useText(replayText);
  const shared = useText(common);
  const goBack = useGoBack();
  const navigation = useNavigation();
  return (
    <Screen header={<TopBar title={title} back={{ label: shared.back, onPress: goBack }} />}>
      <EmptyState
        drawing={<BlankSheet />}
        sentence={sentence}
        action={{ label: words.toMatch, onPress: () => navigation.navigate('Match', { id }) }}
      />
    </Screen>
  );
}
