/** «Веселка» in the log: the run, what was swapped away, what went into the rainbow. */
import type { ReactNode } from 'react';

import { GemRow } from '../../gems/table/Drawn';
import type { LoggedProps } from '../../table';
import type { VeselkaMove, VeselkaView } from '../rules/types';

export default function VeselkaLogged({ move }: LoggedProps<VeselkaView, VeselkaMove>): ReactNode {
  switch (move.type) {
    case 'run':
      return <GemRow gems={move.cards} size={26} />;
    case 'swap':
      return 'cards' in move ? <GemRow gems={move.cards} size={26} /> : null;
    case 'tally':
      return move.keep ? <GemRow gems={[move.keep]} size={26} /> : null;
    default:
      return null;
  }
}
