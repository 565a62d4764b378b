/** The last votes of a dealt match, turned up for all eyes before the piles are counted. */
import type { ReactNode } from 'react';

import { useText } from '../../../text/locale';
import { Button, TableLayout } from '../../../ui';
import type { AftermathProps } from '../../table';
import type { SplitMove, SplitView } from '../types';
import { Settled } from './parts/Settled';
import { tableText } from './text';

export default function Aftermath(props: AftermathProps<SplitView, SplitMove>): ReactNode {
  const { view, onGoOn } = props;
  const words = useText(tableText);
  if (view.phase !== 'over' || !view.table) return null;
  return (
    <TableLayout
      middle={<Settled {...props} table={view.table} active={[]} />}
      tray={<Button game="split" label={words.toCount} onPress={onGoOn} />}
    />
  );
}
