/** The play table of both games on the field: who acts has the turn, everyone else looks on. */
import type { ReactNode } from 'react';

import type { Mode, Seat, Viewer } from '../../../engine/types';
import { useText } from '../../../text/locale';
import { T } from '../../../ui';
import { TableLayout } from '../../../ui/components/TableLayout';
import { Stage } from '../../../ui/motion';
import type { Brought, SeatPlayer } from '../../table';
import type { Kind } from '../rules/kinds';
import { FieldMemory } from './FieldMemory';
import { gridText } from '../words/table';
import { OwnCards, withoutCards } from './OwnCards';
import { PassOn } from './PassOn';
import { TrayHead } from './TrayHead';

type Hands = readonly { cards?: readonly Kind[] | null }[];

export interface TurnFrameProps {
  game: string;
  table: {
    view: { phase: string; toPlay: Seat | null; hands: Hands };
    viewer: Viewer;
    mode: Mode;
    players: readonly SeatPlayer[];
    draft?: unknown;
    brought?: Brought<object, unknown>;
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

/** While the deck deals or someone else acts there is nothing to do but look: at the field, and at what the deck brought. */
function Watching(props: TurnFrameProps): ReactNode {
  const { table, open, game } = props;
  const { view, viewer, players, draft, brought, openClause } = table;
  const texts = useText(gridText);
  const actor = view.toPlay === null ? undefined : players[view.toPlay];
  const hint = view.phase === 'act' ? texts.hint.watching(actor?.name ?? '') : texts.hint.drawing;
  const hand = viewer === 'table' ? null : (view.hands[viewer]?.cards ?? null);
  const fresh = brought && hand ? withoutCards(hand, handBefore(brought, viewer)) : [];
  if (draft) return <TableLayout middle={open} tray={<T>{texts.correctionLocked}</T>} />;
  return (
    <TableLayout
      middle={open}
      tray={
        <>
          <TrayHead
            player={brought && viewer !== 'table' ? players[viewer] : actor}
            hint={brought ? texts.hint.brought(fresh.length) : hint}
            openClause={openClause}
          />
          {brought && hand ? <OwnCards hand={hand} fresh={fresh} label={texts.hint.own} /> : null}
        </>
      }
      action={
        brought ? (
          <PassOn game={game} next={actor?.name ?? ''} onPress={brought.passOn} />
        ) : undefined
      }
    />
  );
}

function handBefore({ before }: Brought<object, unknown>, viewer: Viewer): readonly Kind[] {
  const { hands } = before as { hands?: Hands };
  return (viewer === 'table' ? null : hands?.[viewer]?.cards) ?? [];
}
