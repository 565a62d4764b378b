/** The end of «Перлина Сходу»: everyone's tasks, how the match ended, and why two winners are two. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../text/locale';
import { useTheme } from '../../../ui';
import { Ruled } from '../../kit/Ruled';
import type { EndingProps } from '../../table';
import { howEnded } from '../rules/because';
import type { ClauseId } from '../rules/clauses';
import type { PerlynaView } from '../rules/types';
import { PileRows } from './parts/Piles';
import { tableText } from '../words/table';

export default function Ending(props: EndingProps<PerlynaView, ClauseId>): ReactNode {
  const { players, standing, view, openClause } = props;
  const words = useText(tableText).ending;
  const { space } = useTheme();
  if (view.phase === 'deal') return null;
  const { is, clause } = howEnded(view.piles);
  return (
    <View style={{ gap: space.m }}>
      <Ruled clause={clause} openClause={openClause}>
        {standing.winners.length > 1 ? `${words[is]} ${words.shared}` : words[is]}
      </Ruled>
      <PileRows players={players} piles={view.piles} toPlay={null} openClause={openClause} />
    </View>
  );
}
