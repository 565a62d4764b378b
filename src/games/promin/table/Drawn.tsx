/** Examples of «Промінь»: the trick on the table with the tried card, the beads of a bid. */
import type { ReactNode } from 'react';

import type { Card } from '../rules/cards';
import { readCard, colourName, colourOf, valueOf } from '../rules/notation';
import type { BidMove, Move, View } from '../rules/types';
import { Beads } from './drawings/Bead';
import { ProminMini, ProminBack } from './drawings/ProminCard';
import type { GlassColour } from '../../../ui/theme/tokens';
import { Framed, Pieces } from '../../kit/examplePieces';
import type { Scene } from '../../example';

type ProminScene = Scene<Move, View>;

export default function ProminExample({ scene }: { scene: ProminScene }): ReactNode {
  const { example } = scene;
  switch (example.kind) {
    case 'setup':
      return null;
    case 'count':
      return <LastBid moves={example.before} seat={example.line.seat} />;
    case 'view':
      return <Claim scene={scene} />;
    case 'play':
      return <Tried scene={scene} move={example.tried} />;
  }
}

function Tried({ scene, move }: { scene: ProminScene; move: Move }): ReactNode {
  switch (move.type) {
    case 'play':
      return (
        <Pieces gap={6}>
          <TrickCards view={scene.view} />
          <Framed scene={scene}>
            <Face card={move.card} />
          </Framed>
        </Pieces>
      );
    case 'bid':
      return <Beads bets={move.beads} shield={move.shield} size={20} />;
    case 'deal':
      return (
        <Pieces gap={3}>
          {move.hands[0]?.map((card, i) => (
            <Face key={i} card={card} size={24} />
          ))}
        </Pieces>
      );
    default:
      return null;
  }
}

function Face({ card, size = 36 }: { card: Card; size?: number }): ReactNode {
  const packed = readCard(card);
  return <ProminMini colour={colourName(colourOf(packed))} value={valueOf(packed)} size={size} />;
}

function TrickCards({ view }: { view: View | null }): ReactNode {
  if (view?.phase !== 'play') return null;
  return view.trick.cards.map(({ seat, card }) => (
    <ProminMini key={seat} colour={card.colour} value={card.value} size={36} />
  ));
}

/** What the seat of a count had bid in its last deal. */
function LastBid({ moves, seat }: { moves: readonly Move[]; seat: number }): ReactNode {
  const bids = moves.filter((move): move is BidMove => move.type === 'bid' && move.seat === seat);
  const bid = bids.at(-1);
  return bid ? <Beads bets={bid.beads} shield={bid.shield} size={20} /> : null;
}

function Claim({ scene }: { scene: ProminScene }): ReactNode {
  const { example } = scene;
  if (example.kind !== 'view') return null;
  const { path, value } = example;
  if (path[0] === 'pad') return <LastBid moves={example.before} seat={Number(path[3])} />;
  if (path.at(-1) === 'led') {
    return (
      <Pieces gap={6}>
        <TrickCards view={scene.view} />
        <Framed scene={scene}>
          <ProminBack colour={value as GlassColour} size={30} />
        </Framed>
      </Pieces>
    );
  }
  if (isCard(value)) {
    return (
      <Pieces>
        <Framed scene={scene}>
          <ProminMini colour={value.colour} value={value.value} size={36} />
        </Framed>
      </Pieces>
    );
  }
  return path[0] === 'trick' || path[0] === 'won' ? (
    <Pieces gap={6}>
      {lastPlayed(example.before).map((card) => (
        <Face key={card} card={card} />
      ))}
    </Pieces>
  ) : null;
}

function isCard(value: unknown): value is { colour: GlassColour; value: number } {
  return typeof value === 'object' && value !== null && 'colour' in value && 'value' in value;
}

/** The cards of the trick that was just finished. */
function lastPlayed(moves: readonly Move[]): Card[] {
  const played = moves.flatMap((move) => (move.type === 'play' ? [move.card] : []));
  return played.slice(-4);
}
