import type { ReactNode } from 'react';

import { Screen } from '../../../src/ui';

export default function HistoryScreen(): ReactNode {
  return <Screen>{null}</Screen>;
}
