/** What a turn's combinations are worth, as a sum with its clauses: «5 + 3 [N-4.2] + 1 [N-4.3] = 9». */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { ClauseTag, T, useTheme } from '../../../../ui';
import { turnSum } from '../../rules/because';
import type { ClauseId } from '../../rules/clauses';
import { tableText } from '../../words/table';

export interface SumLineProps {
  lengths: readonly number[];
  openClause(clause: ClauseId): void;
}

export function SumLine({ lengths, openClause }: SumLineProps): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  const { each, extra, whole } = turnSum(lengths);
  return (
    <View
      role="group"
      aria-label={words.runs.sum(whole)}
      style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s }}
    >
      <T variant="numM">{each.join(' + ')}</T>
      <ClauseTag clause="N-4.2" onPress={openClause} />
      {extra ? (
        <>
          <T variant="numM">{`+ ${extra.points}`}</T>
          <ClauseTag clause={extra.clause} onPress={openClause} />
        </>
      ) : null}
      <T variant="numM" align="right" style={{ flexGrow: 1 }}>
        {`= ${whole}`}
      </T>
    </View>
  );
}
