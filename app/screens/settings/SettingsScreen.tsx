import type { ReactNode } from 'react';

import { Screen } from '../../../src/ui';

export default function SettingsScreen(): ReactNode {
  return <Screen>{null}</Screen>;
}
