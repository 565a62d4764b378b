/** The first throw of two lies on the table; the rule that allows the second. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { ClauseTag, T, useTheme } from '../../../../ui';
import { tableText } from '../../words/table';
import type { ClauseId } from '../../rules/clauses';

export function ThrowCount({ openClause }: { openClause(clause: ClauseId): void }): ReactNode {
  const words = useText(tableText);
  const { colors, space } = useTheme();
  const dot = (full: boolean): ReactNode => (
    <View
      style={{
        width: 13,
        height: 13,
        borderRadius: 7,
        borderWidth: 2,
        borderColor: colors.ink,
        backgroundColor: full ? colors.ink : undefined,
      }}
    />
  );
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.s,
        paddingHorizontal: space.s,
        minHeight: 32,
      }}
    >
      <View aria-hidden style={{ flexDirection: 'row', gap: 5 }}>
        {dot(true)}
        {dot(false)}
      </View>
      <T variant="bodyStrong" style={{ flex: 1 }}>
        {words.firstThrow}
      </T>
      <ClauseTag clause="Q-3.3" onPress={openClause} />
    </View>
  );
}
