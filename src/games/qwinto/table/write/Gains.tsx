/** What the choice brings, term by term, each with its rule. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { signed } from '../../../../text/plural';
import { useText } from '../../../../text/locale';
import { ClauseTag, T, useTheme } from '../../../../ui';
import type { Gain } from '../../rules/because';
import { tableText } from '../../words/table';
import type { ClauseId } from '../../rules/clauses';

export interface GainsProps {
  gains: readonly Gain[];
  openClause(clause: ClauseId): void;
}

export function Gains({ gains, openClause }: GainsProps): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  return (
    <View
      aria-live="polite"
      style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: space.l, rowGap: space.xs }}
    >
      {gains.length === 0 ? <T color="inkSoft">{words.noGain}</T> : null}
      {gains.map(({ clause, points }) => (
        <View key={clause} style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
          <T variant="label" color="inkSoft">
            {words.gains[clause]}
          </T>
          <T variant="numS">{signed(points)}</T>
          <ClauseTag clause={clause} onPress={openClause} />
        </View>
      ))}
    </View>
  );
}
