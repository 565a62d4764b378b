/** A turn on the field with the pearl: shift and pay, then claim tasks — or take cards. */
import { useState, type ReactNode } from 'react';

import { TableLayout } from '../../../../ui/components/TableLayout';
import { TurnFrame } from '../../../gems/table/TurnFrame';
import { useTurn } from '../../../gems/table/useTurn';
import { OpenTable } from '../parts/OpenTable';
import type { PlayProps } from '../props';
import { useClaim } from '../parts/useClaim';
import { ClaimActions, ClaimTray } from './ClaimTray';
import { ShiftActions, TurnTray } from './TurnTray';

export function PlayTable(props: PlayProps): ReactNode {
  return (
    <TurnFrame
      game="perlyna"
      table={props}
      open={<OpenTable table={props} />}
      turn={(seat) => <Turn key={seat} {...props} seat={seat} />}
    />
  );
}

function Turn(props: PlayProps & { seat: number }): ReactNode {
  const { seat, view, hints } = props;
  const { hand, poor, entry, handles } = useTurn(props);
  const claim = useClaim(props, seat);
  const [claiming, setClaiming] = useState((props.draft ?? props.advised)?.type === 'done');
  // Undo may have taken back the only shift.
  const atTasks = claiming && view.shifts > 0;
  if (atTasks)
    return (
      <TableLayout
        middle={<OpenTable table={props} tasks={hints ? claim.tasks : undefined} claiming />}
        tray={<ClaimTray table={props} seat={seat} claim={claim} />}
        action={
          <ClaimActions
            table={props}
            seat={seat}
            claim={claim}
            onBack={() => {
              claim.clear();
              setClaiming(false);
            }}
          />
        }
      />
    );
  return (
    <TableLayout
      middle={
        <OpenTable
          table={props}
          tasks={view.shifts > 0 && hints ? claim.tasks : undefined}
          handles={handles}
        />
      }
      tray={<TurnTray table={props} seat={seat} hand={hand} entry={entry} poor={poor} />}
      action={
        <ShiftActions
          table={props}
          seat={seat}
          entry={entry}
          tasks={claim.tasks}
          onClaim={() => {
            entry.clear();
            setClaiming(true);
          }}
        />
      }
    />
  );
}
