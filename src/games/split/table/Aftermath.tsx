/** Votes of a dealt match, turned up for all eyes: before the piles are counted, or before the only cut there is. */
import type { ReactNode } from 'react';

import { useText } from '../../../text/locale';
import { Button, T } from '../../../ui';
import { TableLayout } from '../../../ui/components/TableLayout';
import { Stage } from '../../../ui/motion';
import type { AftermathProps } from '../../table';
import type { ClauseId } from '../rules/clauses';
import type { SplitMove, SplitView } from '../rules/types';
import { tableText } from '../words/table';
import { aboutCut } from './cut/CutTable';
import { CutRow } from './cut/CutRow';
import { evenly } from '../rules/notation';
import { RevealContext } from './parts/reveal';
import { Settled } from './parts/Settled';
import { TrayHead } from './parts/TrayHead';
import { nameOf } from './props';

type Props = AftermathProps<SplitView, SplitMove, ClauseId>;

export default function Aftermath(props: Props): ReactNode {
  return (
    <Stage>
      <RevealContext value={props.move.type === 'vote'}>
        <TurnedUp {...props} />
      </RevealContext>
    </Stage>
  );
}

function TurnedUp(props: Props): ReactNode {
  const { view, onGoOn } = props;
  const words = useText(tableText);
  if (view.phase === 'cut')
    return (
      <TableLayout
        middle={<Settled {...props} table={view.table} cut={view.part} active={[]} />}
        tray={<OnlyCut {...props} view={view} />}
        action={<Button game="split" label={words.goOn} onPress={onGoOn} />}
      />
    );
  if (view.phase !== 'over' || !view.table) return null;
  return (
    <TableLayout
      middle={<Settled {...props} table={view.table} active={[]} />}
      tray={<Button game="split" label={words.toCount} onPress={onGoOn} />}
    />
  );
}

type Cutting = Props & { view: Extract<SplitView, { phase: 'cut' }> };

/** S-4.3, S-4.4: what the app will do, where it is done. */
function OnlyCut({ view, players, openClause }: Cutting): ReactNode {
  const { table, part } = view;
  const words = useText(tableText);
  const size = part.to - part.from;
  const at = evenly(size);
  return (
    <>
      <TrayHead
        player={players[table.leader]}
        title={words.cutTitle(nameOf(players, table.leader))}
        {...aboutCut(part, table.row.length, words)}
        openClause={openClause}
      />
      <CutRow
        cards={table.row.slice(part.from, part.to).map(({ card }) => card)}
        cut={{ at, move: nothing }}
        fixed
      />
      <T variant="label" color="inkSoft" align="center">
        {words.cutForced}
      </T>
    </>
  );
}

function nothing(): void {
  // There is no other place for a separator.
}
