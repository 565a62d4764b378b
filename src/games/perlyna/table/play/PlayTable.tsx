/** A turn on the field with the pearl: shift and pay, then claim tasks — or take cards. */
import { useMemo, useState, type ReactNode } from 'react';

import { useText } from '../../../../text/locale';
import { T, TableLayout } from '../../../../ui';
import { Stage } from '../../../../ui/motion';
import { FieldMemory } from '../../../grid/table/FieldMemory';
import { handleLook } from '../../../grid/table/handleLook';
import { gridText } from '../../../grid/table/text';
import { TrayHead } from '../../../grid/table/TrayHead';
import { pricesOf, useShift } from '../../../grid/table/useShift';
import { OpenTable } from '../parts/OpenTable';
import type { PlayProps } from '../parts/props';
import { useClaim } from '../parts/useClaim';
import { ClaimActions, ClaimTray } from './ClaimTray';
import { ShiftActions, ShiftTray } from './ShiftTray';

export function PlayTable(props: PlayProps): ReactNode {
  return (
    <Stage>
      <FieldMemory>
        <Now {...props} />
      </FieldMemory>
    </Stage>
  );
}

function Now(props: PlayProps): ReactNode {
  const { view, viewer, mode } = props;
  const seat = view.toPlay;
  const mine = mode === 'referee' || (viewer === seat && !props.draft);
  if (view.phase === 'act' && seat !== null && mine)
    return <Turn key={seat} {...props} seat={seat} />;
  return <Watching {...props} />;
}

/** While the deck deals or someone else acts there is nothing to do. */
function Watching(props: PlayProps): ReactNode {
  const { view, players, openClause } = props;
  const texts = useText(gridText);
  const actor = view.toPlay === null ? undefined : players[view.toPlay];
  const hint = view.phase === 'act' ? texts.hint.watching(actor?.name ?? '') : texts.hint.drawing;
  return (
    <TableLayout
      middle={<OpenTable table={props} />}
      tray={
        props.draft ? (
          <T>{texts.correctionLocked}</T>
        ) : (
          <TrayHead player={actor} hint={hint} openClause={openClause} />
        )
      }
    />
  );
}

function Turn(props: PlayProps & { seat: number }): ReactNode {
  const { seat, view, hints, offers } = props;
  const texts = useText(gridText);
  const hand = view.hands[seat]?.cards ?? null;
  // Hundreds of offers: listed once a position.
  const prices = useMemo(
    () => (view.mode === 'virtual' ? pricesOf(offers(seat)) : null),
    [view, offers, seat],
  );
  const poor = hints && prices !== null && prices.size === 0;
  const entry = useShift({ ...props, grid: view.grid, hand }, prices);
  const claim = useClaim(props, seat);
  const [claiming, setClaiming] = useState(props.draft?.type === 'done');
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
          handles={{
            look: handleLook(view.grid, prices, hints, texts.handle),
            chosen: entry.end,
            wrong: entry.wrong,
            onChoose: entry.choose,
          }}
        />
      }
      tray={<ShiftTray table={props} seat={seat} hand={hand} entry={entry} poor={poor} />}
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
