/** Examples of «Драбинка»: the top card and what was laid on it. */
import type { ReactNode } from 'react';

import type { Scene } from '../../../../src/games/example';
import { Arrow, Framed, Pieces } from '../../../../src/games/kit/examplePieces';
import type { Move, View } from '../rules/types';
import { Card } from './Card';

const SMALL = 34;

export default function Drawn({ scene }: { scene: Scene<Move, View> }): ReactNode {
  const { example, view } = scene;
  const laid = view?.phase === 'play' ? view.laid : [];
  const move = example.kind === 'play' ? example.tried : null;
  return (
    <Pieces>
      {laid.map(({ card }) => (
        <Card key={card} card={card} size={SMALL} />
      ))}
      {move?.type === 'lay' ? (
        <>
          <Arrow />
          <Framed scene={scene}>
            <Card card={move.card} size={SMALL} />
          </Framed>
        </>
      ) : null}
    </Pieces>
  );
}
