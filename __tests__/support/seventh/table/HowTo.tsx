/** «Драбинка» for the first time. */
import type { ReactNode } from 'react';

import { Pieces } from '../../../../src/games/kit/examplePieces';
import { HowToDeck } from '../../../../src/games/kit/HowToDeck';
import type { HowToProps } from '../../../../src/games/table';
import { ID } from '../game';
import { howToWords } from '../words';
import { Card } from './Card';

export default function HowTo({ mode, onClose }: HowToProps): ReactNode {
  return (
    <HowToDeck
      game={ID}
      mode={mode}
      words={howToWords}
      aim={<Row cards={[2, 5, 9]} />}
      turn={<Row cards={[7]} />}
      end={<Row cards={[3, 8, 12]} />}
      onClose={onClose}
    />
  );
}

function Row({ cards }: { cards: readonly number[] }): ReactNode {
  return (
    <Pieces gap={8}>
      {cards.map((card) => (
        <Card key={card} card={card} />
      ))}
    </Pieces>
  );
}
