/** The leader cuts the row, or a contested part of it. */
import type { ReactNode } from 'react';

import { useText } from '../../../../text/locale';
import { Button, T } from '../../../../ui';
import { TableLayout } from '../../../../ui/components/TableLayout';
import { wayOf } from '../parts/flights';
import { Fronts } from '../parts/Fronts';
import { Revealed } from '../parts/Revealed';
import { RoundLine } from '../parts/RoundLine';
import { fateStretches, RowStrip } from '../parts/RowStrip';
import { TrayHead } from '../parts/TrayHead';
import { useSend } from '../../../kit/useSend';
import { useTight } from '../parts/useTight';
import { nameOf, spansOf, type PropsOf, type Span } from '../props';
import { cutClause } from '../../rules/because';
import { tableText, type TableWords } from '../../words/table';
import { CutRow } from './CutRow';
import { PegSteps } from './PegSteps';
import { useCut, type Cut } from './useCut';

interface CutProps extends PropsOf<'cut'> {
  cut: Cut;
  /** The row itself is cut, not a contested part of it. */
  whole: boolean;
}

export function CutTable(props: PropsOf<'cut'>): ReactNode {
  const { view, players, standing, turn, draft, openClause } = props;
  const { table, part } = view;
  const size = part.to - part.from;
  const first = draft ?? props.advised;
  const cut = useCut(size, first?.type === 'cut' ? first.at : undefined);
  const own = { ...props, cut, whole: cutClause(part, table.row.length) === 'S-2.3' };
  return (
    <TableLayout
      middle={
        <>
          <RoundLine table={table} players={players} />
          {own.whole ? null : (
            <>
              <RowStrip
                row={table.row}
                stretches={fateStretches(table.row)}
                players={players}
                wayOf={(i) => wayOf(table, i, part)}
              />
              <Revealed table={table} players={players} openClause={openClause} />
            </>
          )}
          <Fronts
            table={table}
            players={players}
            standing={standing}
            active={turn.actors}
            openClause={openClause}
          />
        </>
      }
      tray={<CutTray {...own} />}
      action={<CutButton {...own} />}
    />
  );
}

function moveOf({ view, cut }: CutProps) {
  return { type: 'cut', seat: view.table.leader, at: cut.at } as const;
}

export function aboutCut(part: Span, row: number, words: TableWords) {
  const clause = cutClause(part, row);
  const notes = {
    'S-2.3': words.cutRow,
    'S-4.3': words.cutPart(part.to - part.from),
    'S-4.4': words.cutHalf,
  };
  return { note: notes[clause], clause };
}

function CutTray(props: CutProps): ReactNode {
  const { view, players, openClause, cut } = props;
  const { table, part } = view;
  const words = useText(tableText);
  return (
    <>
      <TrayHead
        player={players[table.leader]}
        title={words.cutTitle(nameOf(players, table.leader))}
        {...aboutCut(part, table.row.length, words)}
        openClause={openClause}
      />
      <CutRow cards={table.row.slice(part.from, part.to).map(({ card }) => card)} cut={cut} />
      <PegSteps cut={cut} />
      <CutHint {...props} />
    </>
  );
}

function CutButton(props: CutProps): ReactNode {
  const { view, attempt, draft, cut } = props;
  const words = useText(tableText);
  const { busy, send } = useSend({ attempt });
  const size = view.part.to - view.part.from;
  const sizes = spansOf({ from: 0, to: size }, cut.at).map((span) => span.to - span.from);
  const label = size === 2 ? words.halveButton : words.cutButton(sizes);
  return (
    <Button
      game="split"
      disabled={cannotBe(props)}
      reason={words.cutEmpty}
      icon={draft ? 'check' : undefined}
      label={draft ? words.save : label}
      note={draft ? label : undefined}
      busy={busy}
      onPress={() => send(moveOf(props))}
    />
  );
}

/** Where the app deals, what cannot be is not tried; at a real table it may have been done, and is judged. */
function cannotBe(props: CutProps): boolean {
  return props.mode === 'virtual' && !props.judge(moveOf(props)).ok;
}

/** Who claims it and how to cut it; where letters need the room, only what is wrong. */
function CutHint(props: CutProps): ReactNode {
  const { view, players, offers, judge, whole } = props;
  const words = useText(tableText);
  const tight = useTight();
  const claimants = view.part.contenders.map((seat) => nameOf(players, seat));
  // Why it cannot be done stands above the button then.
  if (cannotBe(props)) return null;
  if (!judge(moveOf(props)).ok)
    return (
      <T variant="label" color="illegalText" align="center">
        {words.cutEmpty}
      </T>
    );
  if (tight) return null;
  const how = offers(view.table.leader).length === 1 ? words.cutForced : words.cutHint;
  return (
    <T variant="label" color="inkSoft" align="center">
      {whole ? how : `${words.contend(words.and(claimants))} ${how}`}
    </T>
  );
}
