/** «Промінь» in the log: the card that was played, the beads that were bet. Of a card that is only thought of, its back. */
import type { ReactNode } from 'react';

import type { LoggedProps } from '../../table';
import type { Colour } from '../rules/cards';
import { colourName, colourOf, readCard, valueOf } from '../rules/notation';
import type { Move, View } from '../rules/types';
import { Beads } from './drawings/Bead';
import { ProminBack, ProminMini } from './drawings/ProminCard';

/** What a chair says of its own card: a colour and a rank, and no value. */
function thoughtOf(move: Move): Colour | null {
  return (move as { colour?: Colour }).colour ?? null;
}

export default function ProminLogged({ move }: LoggedProps<View, Move>): ReactNode {
  switch (move.type) {
    case 'play': {
      const thought = thoughtOf(move);
      if (thought) return <ProminBack colour={thought} size={34} decorative />;
      const card = readCard(move.card);
      return <ProminMini colour={colourName(colourOf(card))} value={valueOf(card)} size={34} />;
    }
    case 'bid':
      return <Beads bets={move.beads} shield={move.shield} size={20} />;
    default:
      return null;
  }
}
