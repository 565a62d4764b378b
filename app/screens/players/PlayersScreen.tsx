import type { ReactNode } from 'react';

import { Screen } from '../../../src/ui';

export default function PlayersScreen(): ReactNode {
  return <Screen>{null}</Screen>;
}
