import type { StaticScreenProps } from '@react-navigation/native';
import type { ReactNode } from 'react';

import { Screen } from '../../../src/ui';

export default function SettleScreen(
  _: StaticScreenProps<{ game?: string; question?: string; match?: string } | undefined>,
): ReactNode {
  return <Screen>{null}</Screen>;
}
