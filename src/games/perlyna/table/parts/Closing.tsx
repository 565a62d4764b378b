/** Who blocks tasks of the player to move, or why nobody does, and the rule. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { ClauseTag, T, useTheme } from '../../../../ui';
import { tableText } from '../text';
import type { TasksProps } from './props';

export function Closing({ view, players, openClause }: TasksProps): ReactNode {
  const words = useText(tableText).task;
  const seats = new Set(view.blocked.flatMap(({ by }) => by));
  if (view.lifted) return <Note text={words.lifted} clause="A-E10" openClause={openClause} />;
  if (seats.size === 0) return null;
  const names = players.filter(({ seat }) => seats.has(seat)).map(({ name }) => name);
  return <Note text={words.closing(names.join(', '))} clause="E-4.6" openClause={openClause} />;
}

interface NoteProps {
  text: string;
  clause: string;
  openClause(clause: string): void;
}

function Note({ text, clause, openClause }: NoteProps): ReactNode {
  const { space } = useTheme();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
      <T variant="label" color="inkSoft" style={{ flex: 1 }}>
        {text}
      </T>
      <ClauseTag clause={clause} onPress={openClause} />
    </View>
  );
}
