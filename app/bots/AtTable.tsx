/** Whoever draws a token below knows which names are the app's. */
import { useMemo, type ReactNode } from 'react';

import type { SeatPlayer } from '../../src/games/table';
import { Automata } from '../../src/ui';

export interface AtTableProps {
  players: readonly Pick<SeatPlayer, 'name' | 'bot'>[];
  children: ReactNode;
}

export function AtTable({ players, children }: AtTableProps): ReactNode {
  const bots = useMemo(
    () => new Map(players.flatMap(({ name, bot }) => (bot ? [[name, bot] as const] : []))),
    [players],
  );
  return <Automata value={bots}>{children}</Automata>;
}
