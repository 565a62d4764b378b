/** Somebody looks on: what is not shown, and why. */
import type { ReactNode } from 'react';

import { hasSecrets } from '../../../src/match/holding';
import type { TableSeat } from '../../../src/net/client/seat';
import { useText } from '../../../src/text/locale';
import { Icon } from '../../../src/ui';
import { tableText } from './tableText';
import { useSeen } from './useTable';
import { Strip } from './WayStrip';

export function WatchStrip({ seat }: { seat: TableSeat }): ReactNode {
  const { info, people } = useSeen(seat);
  const words = useText(tableText);
  if (!info) return null;
  const { game, setup } = info;
  const isSecret = hasSecrets({ info: { game, mode: setup.mode, players: [] } });
  const note = isSecret ? words.hiddenHands : words.watchers(people?.watchers ?? 1);
  return <Strip tone="paper" mark={<Icon name="eye" />} title={words.openTable} note={note} />;
}
