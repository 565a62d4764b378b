/** An own hand, looked at out of turn: its backs, as always (P-3.4). Nobody else's fronts are in it. */
import type { ReactNode } from 'react';

import type { OwnHandProps } from '../../table';
import type { View } from '../rules/types';
import { ownCards } from './virtual/ownCards';
import { OwnHand } from './virtual/OwnHand';

export default function PeekHand({ view, seat }: OwnHandProps<View>): ReactNode {
  if (!('hands' in view)) return null;
  return <OwnHand cards={ownCards(view.hands?.[seat] ?? [], [])} state={() => 'plain'} />;
}
