/** The combinations that have just scored, for all eyes: they glow and leave before the field is filled up. */
import type { ReactNode } from 'react';

import { useText } from '../../../text/locale';
import { Button, useTheme } from '../../../ui';
import { TableLayout } from '../../../ui/components/TableLayout';
import { Stage } from '../../../ui/motion';
import { FieldMemory } from '../../gems/table/FieldMemory';
import { gridText } from '../../gems/words/table';
import { TrayHead } from '../../gems/table/TrayHead';
import { useLook } from '../../gems/table/useLook';
import type { AftermathProps } from '../../table';
import type { ClauseId } from '../rules/clauses';
import { turnPoints } from '../rules/because';
import type { NizamMove, NizamView, TableView } from '../rules/types';
import { OpenTable } from './parts/OpenTable';
import { SumLine } from './parts/SumLine';
import { tableText } from '../words/table';

type Props = AftermathProps<NizamView, NizamMove, ClauseId>;

const isTable = (view: NizamView): view is TableView =>
  view.mode !== 'score' && view.phase !== 'deal';

export default function Aftermath(props: Props): ReactNode {
  const { before, view, move } = props;
  if (!isTable(before) || !isTable(view) || move.type !== 'done') return null;
  return <Scored {...props} before={before} view={view} seat={move.seat} />;
}

type ScoredProps = Omit<Props, 'before' | 'view'> & {
  before: TableView;
  view: TableView;
  seat: number;
};

function Scored(props: ScoredProps): ReactNode {
  const { players, before, view, seat, standing, onGoOn, openClause } = props;
  const common = useText(gridText);
  const texts = useText(tableText);
  const { reducedMotion } = useTheme();
  useLook(onGoOn);
  const runs = before.runs.filter((run) => run.scores);
  const lengths = runs.map((run) => run.length);
  const player = players[seat];
  // Where nothing moves the gems are shown as they lay.
  const grid = reducedMotion ? before.grid : view.grid;
  return (
    <Stage>
      <FieldMemory first={before.grid}>
        <TableLayout
          middle={
            <OpenTable table={{ players, standing, openClause, view: { ...view, grid, runs } }} />
          }
          tray={
            <>
              <TrayHead
                player={player}
                hint={texts.scored(player?.name ?? '', turnPoints(lengths))}
                openClause={openClause}
              />
              <SumLine lengths={lengths} openClause={openClause} />
            </>
          }
          action={<Button game="nizam" label={common.action.goOn} onPress={onGoOn} />}
        />
      </FieldMemory>
    </Stage>
  );
}
