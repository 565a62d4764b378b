/** The combinations that have just scored, for all eyes: they glow and leave before the field is filled up. */
import type { ReactNode } from 'react';

import { useText } from '../../../text/locale';
import { Button, TableLayout, useTheme } from '../../../ui';
import { Stage } from '../../../ui/motion';
import { FieldMemory } from '../../grid/table/FieldMemory';
import { gridText } from '../../grid/table/text';
import { TrayHead } from '../../grid/table/TrayHead';
import { useLook } from '../../grid/table/useLook';
import type { AftermathProps } from '../../table';
import { turnPoints } from '../scoring';
import type { NizamMove, NizamView, TableView } from '../types';
import { OpenTable } from './parts/OpenTable';
import { SumLine } from './parts/SumLine';
import { tableText } from './text';

type Props = AftermathProps<NizamView, NizamMove>;

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
