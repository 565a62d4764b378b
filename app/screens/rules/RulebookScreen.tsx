import type { StaticScreenProps } from '@react-navigation/native';
import type { ReactNode } from 'react';

import { Screen } from '../../../src/ui';

export default function RulebookScreen(
  _: StaticScreenProps<{ game?: string; clause?: string } | undefined>,
): ReactNode {
  return <Screen>{null}</Screen>;
}
