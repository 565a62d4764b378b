/** «Промінь» in the log: the card that was played, the beads that were bet. */
import type { ReactNode } from 'react';

import type { LoggedProps } from '../../table';
import { colourName, colourOf, readCard, valueOf } from '../rules/notation';
import type { Move, View } from '../rules/types';
import { Beads } from './drawings/Bead';
import { ProminMini } from './drawings/ProminCard';

export default function ProminLogged({ move }: LoggedProps<View, Move>): ReactNode {
  switch (move.type) {
    case 'play': {
      const card = readCard(move.card);
      return <ProminMini colour={colourName(colourOf(card))} value={valueOf(card)} size={34} />;
    }
    case 'bid':
      return <Beads bets={move.beads} shield={move.shield} size={20} />;
    default:
      return null;
  }
}
