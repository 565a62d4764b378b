/** Who blocks tasks of the player to move, or why nobody does, and the rule. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { ClauseTag, T, useTheme } from '../../../../ui';
import { tableText } from '../../words/table';
import type { TasksProps } from '../props';
import { blockClause } from '../../rules/because';
import type { ClauseId, RulingId } from '../../rules/clauses';

export function Closing({ view, players, openClause }: TasksProps): ReactNode {
  const words = useText(tableText).task;
  const seats = new Set(view.blocked.flatMap(({ by }) => by));
  const clause = blockClause(view);
  if (clause === null) return null;
  const names = players.filter(({ seat }) => seats.has(seat)).map(({ name }) => name);
  const text = clause === 'A-E10' ? words.lifted : words.closing(names);
  return <Note text={text} clause={clause} openClause={openClause} />;
}

interface NoteProps {
  text: string;
  clause: ClauseId | RulingId;
  openClause(clause: ClauseId | RulingId): void;
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
