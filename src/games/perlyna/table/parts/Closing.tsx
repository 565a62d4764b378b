/** Who blocks tasks of the player to move, and the rule. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { ClauseTag, T, useTheme } from '../../../../ui';
import { tableText } from '../text';
import type { TasksProps } from './props';

export function Closing({ view, players, openClause }: TasksProps): ReactNode {
  const words = useText(tableText).task;
  const { space } = useTheme();
  const seats = new Set(view.blocked.flatMap(({ by }) => by));
  if (seats.size === 0) return null;
  const names = players.filter(({ seat }) => seats.has(seat)).map(({ name }) => name);
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
      <T variant="label" color="inkSoft" style={{ flex: 1 }}>
        {words.closing(names.join(', '))}
      </T>
      <ClauseTag clause="E-4.6" onPress={openClause} />
    </View>
  );
}
