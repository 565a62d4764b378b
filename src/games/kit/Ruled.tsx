/** A sentence and the rule behind it, in one row. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { ClauseTag, T, useTheme, type TProps } from '../../ui';

export interface RuledProps<Clause extends string> extends Omit<TProps, 'style'> {
  clause: NoInfer<Clause>;
  /** Without it the tag is only read. */
  openClause?(clause: Clause): void;
}

export function Ruled<Clause extends string>(props: RuledProps<Clause>): ReactNode {
  const { clause, openClause, ...sentence } = props;
  const { space } = useTheme();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
      <T {...sentence} style={{ flex: 1 }} />
      <ClauseTag clause={clause} onPress={openClause} />
    </View>
  );
}
