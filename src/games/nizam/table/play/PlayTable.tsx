/** A turn on the field: choose a line's end, pay, see what would score, finish — or take cards. */
import { useMemo, type ReactNode } from 'react';

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
import { TurnActions } from './TurnActions';
import { TurnTray } from './TurnTray';

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
  return (
    <TableLayout
      middle={
        <OpenTable
          table={props}
          handles={{
            look: handleLook(view.grid, prices, hints, texts.handle),
            chosen: entry.end,
            wrong: entry.wrong,
            onChoose: entry.choose,
          }}
        />
      }
      tray={<TurnTray table={props} seat={seat} hand={hand} entry={entry} poor={poor} />}
      action={<TurnActions table={props} seat={seat} entry={entry} />}
    />
  );
}
