import type { ReactNode } from 'react';

import { Screen } from '../../../src/ui';

export default function DiceScreen(): ReactNode {
  return <Screen>{null}</Screen>;
}
