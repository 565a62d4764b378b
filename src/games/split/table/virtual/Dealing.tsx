/** Virtual: a round is over, everyone sees where its cards went; then the next row is turned up. */
import { useState, type ReactNode } from 'react';

import { useText } from '../../../../text/locale';
import { Button } from '../../../../ui';
import { TableLayout } from '../../../../ui/components/TableLayout';
import { rowClause } from '../../rules/because';
import { Settled } from '../parts/Settled';
import { TrayHead } from '../parts/TrayHead';
import { nameOf, type PropsOf } from '../props';
import { tableText } from '../../words/table';

export function Dealing(props: PropsOf<'row'>): ReactNode {
  const { view, players, standing, draw, openClause } = props;
  const { table, count } = view;
  const words = useText(tableText);
  const [busy, setBusy] = useState(false);
  const leader = nameOf(players, table.leader);
  const deal = async (): Promise<void> => {
    setBusy(true);
    await draw();
    setBusy(false);
  };
  return (
    <TableLayout
      middle={
        <Settled
          table={table}
          players={players}
          standing={standing}
          active={[table.leader]}
          openClause={openClause}
        />
      }
      tray={
        <TrayHead
          player={players[table.leader]}
          title={words.rowTitle(leader)}
          note={table.row.length > 0 ? words.nextRow(leader) : words.shuffled}
          clause={rowClause(count, table.seats)}
          openClause={openClause}
        />
      }
      action={
        <Button
          game="split"
          icon="deck"
          label={words.nextRowButton(count)}
          busy={busy}
          onPress={() => void deal()}
        />
      }
    />
  );
}
