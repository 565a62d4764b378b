/** The last votes of a dealt match, turned up for all eyes before the piles are counted. */
import type { ReactNode } from 'react';

import { useText } from '../../../text/locale';
import { Button, TableLayout } from '../../../ui';
import { Stage } from '../../../ui/motion';
import type { AftermathProps } from '../../table';
import type { SplitMove, SplitView } from '../types';
import { RevealContext } from './parts/reveal';
import { Settled } from './parts/Settled';
import { tableText } from './text';

export default function Aftermath(props: AftermathProps<SplitView, SplitMove>): ReactNode {
  const { view, move, onGoOn } = props;
  const words = useText(tableText);
  if (view.phase !== 'over' || !view.table) return null;
  return (
    <Stage>
      <RevealContext value={move.type === 'vote'}>
        <TableLayout
          middle={<Settled {...props} table={view.table} active={[]} />}
          tray={<Button game="split" label={words.toCount} onPress={onGoOn} />}
        />
      </RevealContext>
    </Stage>
  );
}
