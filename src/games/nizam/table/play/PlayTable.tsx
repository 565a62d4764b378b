/** A turn on the field: choose a line's end, pay, see what would score, finish — or take cards. */
import type { ReactNode } from 'react';

import { TableLayout } from '../../../../ui/components/TableLayout';
import { TurnFrame } from '../../../gems/table/TurnFrame';
import { useTurn } from '../../../gems/table/useTurn';
import { OpenTable } from '../parts/OpenTable';
import type { PlayProps } from '../props';
import { TurnActions } from './TurnActions';
import { TurnTray } from './TurnTray';

export function PlayTable(props: PlayProps): ReactNode {
  return (
    <TurnFrame
      game="nizam"
      table={props}
      open={<OpenTable table={props} />}
      turn={(seat) => <Turn key={seat} {...props} seat={seat} />}
    />
  );
}

function Turn(props: PlayProps & { seat: number }): ReactNode {
  const { seat } = props;
  const { hand, poor, entry, handles } = useTurn(props);
  return (
    <TableLayout
      middle={<OpenTable table={props} handles={handles} />}
      tray={<TurnTray table={props} seat={seat} hand={hand} entry={entry} poor={poor} />}
      action={<TurnActions table={props} seat={seat} entry={entry} />}
    />
  );
}
