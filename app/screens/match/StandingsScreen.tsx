import type { StaticScreenProps } from '@react-navigation/native';
import type { ReactNode } from 'react';

import { Screen } from '../../../src/ui';

export default function StandingsScreen(_: StaticScreenProps<{ id: string }>): ReactNode {
  return <Screen>{null}</Screen>;
}
