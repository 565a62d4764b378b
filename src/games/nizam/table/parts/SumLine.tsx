/** What a turn's combinations are worth, as a sum with its clauses: «5 + 3 [N-4.2] + 1 [N-4.3] = 9». */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { ClauseTag, T, useTheme } from '../../../../ui';
import { turnPoints } from '../../scoring';
import { tableText } from '../text';

export interface SumLineProps {
  lengths: readonly number[];
  openClause(clause: string): void;
}

export function SumLine({ lengths, openClause }: SumLineProps): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  const each = lengths.map((length) => turnPoints([length]));
  const whole = turnPoints(lengths);
  const extra = whole - each.reduce((sum, n) => sum + n, 0);
  return (
    <View
      role="group"
      aria-label={words.runs.sum(whole)}
      style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s }}
    >
      <T variant="numM">{each.join(' + ')}</T>
      <ClauseTag clause="N-4.2" onPress={openClause} />
      {extra > 0 ? (
        <>
          <T variant="numM">{`+ ${extra}`}</T>
          <ClauseTag clause="N-4.3" onPress={openClause} />
        </>
      ) : null}
      <T variant="numM" align="right" style={{ flexGrow: 1 }}>
        {`= ${whole}`}
      </T>
    </View>
  );
}
