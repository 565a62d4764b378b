/** The tray during a turn: what the field asks, the solo limit, and the sum of what would score. */
import type { ReactNode } from 'react';

import { useText } from '../../../../text/locale';
import { T } from '../../../../ui';
import { Ruled } from '../../../kit/Ruled';
import { ShiftTray, type ShiftTrayProps } from '../../../gems/table/ShiftTray';
import { priceClause } from '../../rules/because';
import type { PlayProps } from '../props';
import { SumLine } from '../parts/SumLine';
import { tableText } from '../../words/table';

export function TurnTray(props: ShiftTrayProps<PlayProps>): ReactNode {
  const { table, seat, entry } = props;
  const { view, openClause } = table;
  const texts = useText(tableText);
  const scoring = view.runs.filter((run) => run.scores).map((run) => run.length);
  const size = view.hands[seat]?.size ?? 0;
  return (
    <ShiftTray
      {...props}
      clause={priceClause(entry.edge, entry.pay)}
      aside={
        view.handLimit === null ? null : (
          <T variant="label" color="inkSoft">
            {texts.solo.limit(size, view.handLimit)}
          </T>
        )
      }
    >
      {scoring.length > 0 ? <SumLine lengths={scoring} openClause={openClause} /> : null}
      <StillRuns table={table} />
    </ShiftTray>
  );
}

/** Combinations that lie there unchanged do not count: said before anyone asks. */
function StillRuns({ table }: { table: PlayProps }): ReactNode {
  const { view, openClause } = table;
  const texts = useText(tableText).runs;
  const still = view.runs.filter((run) => !run.scores).length;
  if (still === 0 || view.shifts === 0) return null;
  return (
    <Ruled variant="label" color="inkSoft" clause="N-4.4" openClause={openClause}>
      {texts.still(still)}
    </Ruled>
  );
}
