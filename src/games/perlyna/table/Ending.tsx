/** The end of «Перлина Сходу»: everyone's tasks, how the match ended, and why two winners are two. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../text/locale';
import { ClauseTag, T, useTheme } from '../../../ui';
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
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
        <T style={{ flex: 1 }}>
          {standing.winners.length > 1 ? `${words[is]} ${words.shared}` : words[is]}
        </T>
        <ClauseTag clause={clause} onPress={openClause} />
      </View>
      <PileRows players={players} piles={view.piles} toPlay={null} openClause={openClause} />
    </View>
  );
}
