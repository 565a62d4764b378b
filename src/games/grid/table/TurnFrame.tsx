/** The play table of both games on the field: who acts has the turn, everyone else looks on. */
import type { ReactNode } from 'react';

import type { Mode, Seat, Viewer } from '../../../engine/types';
import { useText } from '../../../text/locale';
import { T, TableLayout } from '../../../ui';
import { Stage } from '../../../ui/motion';
import type { SeatPlayer } from '../../table';
import { FieldMemory } from './FieldMemory';
import { gridText } from './text';
import { TrayHead } from './TrayHead';

export interface TurnFrameProps {
  table: {
    view: { phase: string; toPlay: Seat | null };
    viewer: Viewer;
    mode: Mode;
    players: readonly SeatPlayer[];
    draft?: unknown;
    openClause(clause: string): void;
  };
  /** The field as everyone sees it. */
  open: ReactNode;
  turn(seat: Seat): ReactNode;
}

export function TurnFrame(props: TurnFrameProps): ReactNode {
  return (
    <Stage>
      <FieldMemory>
        <Now {...props} />
      </FieldMemory>
    </Stage>
  );
}

function Now(props: TurnFrameProps): ReactNode {
  const { view, viewer, mode, draft } = props.table;
  const seat = view.toPlay;
  const mine = mode === 'referee' || (viewer === seat && !draft);
  if (view.phase === 'act' && seat !== null && mine) return props.turn(seat);
  return <Watching {...props} />;
}

/** While the deck deals or someone else acts there is nothing to do. */
function Watching({ table, open }: TurnFrameProps): ReactNode {
  const { view, players, draft, openClause } = table;
  const texts = useText(gridText);
  const actor = view.toPlay === null ? undefined : players[view.toPlay];
  const hint = view.phase === 'act' ? texts.hint.watching(actor?.name ?? '') : texts.hint.drawing;
  return (
    <TableLayout
      middle={open}
      tray={
        draft ? (
          <T>{texts.correctionLocked}</T>
        ) : (
          <TrayHead player={actor} hint={hint} openClause={openClause} />
        )
      }
    />
  );
}
