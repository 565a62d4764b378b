/** What the end screen adds for «Поділ»: how a tie was broken, and the majority value by value. */
import type { ReactNode } from 'react';

import { useText } from '../../../text/locale';
import { Panel, T, useTheme } from '../../../ui';
import type { EndingProps } from '../../table';
import type { ClauseId } from '../rules/clauses';
import type { SplitView } from '../rules/types';
import { Majority } from './count/Majority';
import { TieBreak } from './count/TieBreak';
import { tableText } from '../words/table';

export default function Ending(props: EndingProps<SplitView, ClauseId>): ReactNode {
  const { view, standing, players, openClause } = props;
  const words = useText(tableText);
  const { space } = useTheme();
  if (view.phase !== 'over') return null;
  return (
    <Panel label={words.majority} style={{ gap: space.m }}>
      <TieBreak standing={standing} players={players} openClause={openClause} />
      <T variant="heading" heading={2}>
        {words.majority}
      </T>
      <Majority
        players={players}
        counts={view.counts}
        jokers={view.table?.fronts.map(({ jokers }) => jokers) ?? null}
        lines={standing.lines}
        points={standing.points}
        openClause={openClause}
      />
    </Panel>
  );
}
