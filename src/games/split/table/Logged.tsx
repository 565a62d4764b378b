/** «Поділ» in the log: the row, the pegs in it, the part that was voted for, the joker and its pile. */
import type { ReactNode } from 'react';

import { Arrow, Pieces } from '../../kit/examplePieces';
import type { LoggedProps } from '../../table';
import type { SplitMove, SplitView } from '../rules/types';
import { CardRow, openPart, PARTS } from './Drawn';
import { JokerCard, NumberCard, PartSymbol } from './parts/pieces';

export default function SplitLogged({ view, move }: LoggedProps<SplitView, SplitMove>): ReactNode {
  switch (move.type) {
    case 'row':
      return <CardRow cards={move.cards} />;
    case 'cut':
      return <CardRow {...openPart(view)} at={move.at} />;
    case 'vote': {
      const part = PARTS[move.part];
      return part ? <PartSymbol part={part} size={26} /> : null;
    }
    case 'joker':
      return (
        <Pieces gap={6}>
          <JokerCard size={24} />
          <Arrow />
          <NumberCard value={move.value} size={24} />
        </Pieces>
      );
    case 'stacks':
      return null;
  }
}
