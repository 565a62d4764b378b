import { useNavigation } from '@react-navigation/native';
import type { ReactNode } from 'react';

import { useText } from '../../../src/text/locale';
import { EmptyState, Screen, Seal } from '../../../src/ui';
import { useScreenTitle } from '../../useScreenTitle';
import { notFoundText } from './text';

export default function NotFoundScreen(): ReactNode {
  const words = useText(notFoundText);
  const navigation = useNavigation();
  useScreenTitle(words.title);
  return (
    <Screen centred>
      <EmptyState
        alone
        drawing={<Seal kind="brand" size={96} decorative />}
        sentence={words.sentence}
        action={{
          label: words.action,
          onPress: () => navigation.navigate('Tabs', { screen: 'Table' }),
        }}
      />
    </Screen>
  );
}
