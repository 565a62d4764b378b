/** Who blocks tasks of the player to move, or why nobody does, and the rule. */
import type { ReactNode } from 'react';

import { useText } from '../../../../text/locale';
import { Ruled } from '../../../kit/Ruled';
import { tableText } from '../../words/table';
import type { TasksProps } from '../props';
import { blockClause } from '../../rules/because';

export function Closing({ view, players, openClause }: TasksProps): ReactNode {
  const words = useText(tableText).task;
  const seats = new Set(view.blocked.flatMap(({ by }) => by));
  const clause = blockClause(view);
  if (clause === null) return null;
  const names = players.filter(({ seat }) => seats.has(seat)).map(({ name }) => name);
  const text = clause === 'A-E10' ? words.lifted : words.closing(names);
  return (
    <Ruled variant="label" color="inkSoft" clause={clause} openClause={openClause}>
      {text}
    </Ruled>
  );
}
