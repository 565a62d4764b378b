/** The leader cuts the row, or a contested part of it. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { Button, IconButton, T, TableLayout, useTheme } from '../../../../ui';
import { DividerPeg } from '../../../../ui/drawings/Split';
import { wayOf } from '../parts/flights';
import { Fronts } from '../parts/Fronts';
import { Revealed } from '../parts/Revealed';
import { RoundLine } from '../parts/RoundLine';
import { fateStretches, RowStrip } from '../parts/RowStrip';
import { TrayHead } from '../parts/TrayHead';
import { useSend } from '../../../parts/useSend';
import { useTight } from '../parts/useRoom';
import { listed, nameOf, spansOf, type PropsOf } from '../props';
import { tableText, type TableWords } from '../text';
import { CutRow } from './CutRow';
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
  const cut = useCut(size, draft?.type === 'cut' ? draft.at : undefined);
  const own = { ...props, cut, whole: size === table.row.length };
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

function about(size: number, whole: boolean, words: TableWords): { note: string; clause: string } {
  if (whole) return { note: words.cutRow, clause: 'S-2.3' };
  return size === 2
    ? { note: words.cutHalf, clause: 'S-4.4' }
    : { note: words.cutPart(size), clause: 'S-4.3' };
}

function CutTray(props: CutProps): ReactNode {
  const { view, players, openClause, whole, cut } = props;
  const { table, part } = view;
  const words = useText(tableText);
  return (
    <>
      <TrayHead
        player={players[table.leader]}
        title={words.cutTitle(nameOf(players, table.leader))}
        {...about(part.to - part.from, whole, words)}
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
      icon={draft ? 'check' : undefined}
      label={draft ? words.save : label}
      note={draft ? label : undefined}
      busy={busy}
      onPress={() => send(moveOf(props))}
    />
  );
}

/** Who claims it and how to cut it; where letters need the room, only what is wrong. */
function CutHint(props: CutProps): ReactNode {
  const { view, players, offers, judge, whole } = props;
  const words = useText(tableText);
  const tight = useTight();
  const claimants = view.part.contenders.map((seat) => nameOf(players, seat));
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
      {whole ? how : `${words.contend(listed(claimants, words.and))} ${how}`}
    </T>
  );
}

/** The way without dragging: an arrow either side of each separator. */
function PegSteps({ cut }: { cut: Cut }): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  return (
    <View style={{ flexDirection: 'row', justifyContent: 'space-evenly', gap: space.s }}>
      {cut.at.map((place, peg) => {
        const name = words.peg[peg] ?? '';
        return (
          <View key={peg} style={{ flexDirection: 'row', alignItems: 'center', gap: space.xs }}>
            <IconButton
              tile
              icon="left"
              label={words.pegLeft(name)}
              onPress={() => cut.move(peg, place - 1)}
            />
            <DividerPeg which={peg === 0 ? 'first' : 'second'} size={32} length={0.05} decorative />
            <IconButton
              tile
              icon="right"
              label={words.pegRight(name)}
              onPress={() => cut.move(peg, place + 1)}
            />
          </View>
        );
      })}
    </View>
  );
}
