/** Examples of «Веселка»: the top card, the run laid on it, the rainbow. */
import type { ReactNode } from 'react';

import type { VeselkaMove, VeselkaView } from '../rules/types';
import { GemCard, GemCardBack } from '../../gems/table/Gem';
import { Arrow, Framed, Pieces } from '../../kit/examplePieces';
import { GemRow } from '../../gems/table/Drawn';
import type { Scene } from '../../example';

type VeselkaScene = Scene<VeselkaMove, VeselkaView>;

export default function VeselkaExample({ scene }: { scene: VeselkaScene }): ReactNode {
  const { example } = scene;
  if (example.kind === 'count') return <Rainbow scene={scene} seat={example.line.seat} />;
  if (example.kind === 'view') return <Rainbow scene={scene} seat={0} />;
  if (example.kind !== 'play') return null;
  const move = example.tried;
  switch (move.type) {
    case 'run':
      return <RunDrawing scene={scene} cards={move.cards} />;
    case 'swap':
      return 'cards' in move ? <CardsDrawing scene={scene} cards={move.cards} /> : null;
    case 'draw':
      return <CardsDrawing scene={scene} cards={move.cards} />;
    case 'deal':
      return <DealDrawing scene={scene} move={move} />;
    case 'tally':
      return move.keep ? <CardsDrawing scene={scene} cards={[move.keep]} /> : null;
    default:
      return null;
  }
}

type Cards = Extract<VeselkaMove, { type: 'run' }>['cards'];

function RunDrawing({ scene, cards }: { scene: VeselkaScene; cards: Cards }): ReactNode {
  const top = scene.view?.top;
  return (
    <Pieces gap={6}>
      {top ? <GemCard kind={top} size={36} /> : null}
      <Arrow />
      <Framed scene={scene}>
        <GemRow gems={cards} />
      </Framed>
    </Pieces>
  );
}

function CardsDrawing({ scene, cards }: { scene: VeselkaScene; cards: Cards }): ReactNode {
  if (cards.length === 0) return null;
  return (
    <Pieces>
      <Framed scene={scene}>
        <GemRow gems={cards} />
      </Framed>
    </Pieces>
  );
}

function DealDrawing(props: {
  scene: VeselkaScene;
  move: Extract<VeselkaMove, { type: 'deal' }>;
}): ReactNode {
  const { top, hands = [] } = props.move;
  return (
    <Pieces gap={8}>
      <Framed scene={props.scene}>
        <GemCard kind={top} size={36} />
      </Framed>
      <GemCardBack size={30} />
      {hands.map((hand, seat) => (
        <GemRow key={seat} gems={hand} size={22} />
      ))}
    </Pieces>
  );
}

function Rainbow({ scene, seat }: { scene: VeselkaScene; seat: number }): ReactNode {
  const rainbow = scene.view?.players[seat]?.rainbow ?? [];
  return rainbow.length > 0 ? <GemRow gems={rainbow} /> : null;
}
