/** Examples of «Поділ»: the row with its separators, the vote, the joker and its pile. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { Card, SplitMove, SplitView } from '../rules/types';
import { T, useTheme } from '../../../ui';
import { JokerCard, NumberCard, PartSymbol } from './parts/pieces';
import { Arrow, Framed, Pieces } from '../../kit/examplePieces';
import type { Scene } from '../../example';

type SplitScene = Scene<SplitMove, SplitView>;
type Table = NonNullable<Extract<SplitView, { phase: 'over' }>['table']>;

export const PARTS = ['white', 'lightBlue', 'black'] as const;
const CARD = 24;

export default function SplitExample({ scene }: { scene: SplitScene }): ReactNode {
  const { example } = scene;
  if (example.kind === 'view') return <Claim scene={scene} />;
  if (example.kind !== 'play') return null;
  const move = example.tried;
  switch (move.type) {
    case 'row':
      return <CardRow cards={move.cards} />;
    case 'cut':
      return <CardRow {...openPart(scene.view)} at={move.at} />;
    case 'vote':
      return <VoteDrawing scene={scene} part={move.part} />;
    case 'joker':
      return <JokerDrawing scene={scene} value={move.value} />;
    case 'stacks':
      return <Stacks counts={move.counts} />;
  }
}

function tableOf(view: SplitView | null): Table | null {
  return view && 'table' in view ? view.table : null;
}

/** The cards that are being cut or voted on. */
export function openPart(view: SplitView | null): { cards: readonly Card[] } {
  const row = tableOf(view)?.row ?? [];
  const part = view && 'part' in view ? view.part : { from: 0, to: row.length };
  return { cards: row.slice(part.from, part.to).map(({ card }) => card) };
}

function Face({ card }: { card: Card }): ReactNode {
  if (card === 'joker') return <JokerCard size={CARD} />;
  return <NumberCard value={card} size={CARD} />;
}

/** `at` counts the cards to the left of each separator; two may stand in one place, or at an end. */
export function CardRow(props: { cards: readonly Card[]; at?: readonly number[] }): ReactNode {
  const { cards, at = [] } = props;
  const pegs = (place: number): number => at.filter((one) => one === place).length;
  return (
    <Pieces gap={3}>
      {cards.map((card, i) => (
        <View key={i} style={{ flexDirection: 'row', alignItems: 'center', gap: 3 }}>
          <Separators count={pegs(i)} />
          <Face card={card} />
        </View>
      ))}
      <Separators count={pegs(cards.length)} />
    </Pieces>
  );
}

function Separators({ count }: { count: number }): ReactNode {
  const { colors } = useTheme();
  const peg = { width: 5, height: CARD * 2, borderRadius: 3, backgroundColor: colors.inkSoft };
  return Array.from({ length: count }, (_, i) => <View key={i} style={peg} />);
}

function VoteDrawing({ scene, part }: { scene: SplitScene; part: number }): ReactNode {
  const { view } = scene;
  const symbol = PARTS[part];
  return (
    <Pieces gap={8}>
      <CardRow {...openPart(view)} at={view && 'at' in view ? view.at : []} />
      {symbol ? (
        <Framed scene={scene}>
          <PartSymbol part={symbol} size={26} />
        </Framed>
      ) : null}
    </Pieces>
  );
}

function JokerDrawing({ scene, value }: { scene: SplitScene; value: number }): ReactNode {
  return (
    <Pieces gap={6}>
      <JokerCard size={32} />
      <Arrow />
      <Framed scene={scene}>
        <NumberCard value={value} size={32} />
      </Framed>
    </Pieces>
  );
}

/** How many cards of each value lie in front of each player. */
function Stacks({ counts }: { counts: readonly (readonly number[])[] }): ReactNode {
  return (
    <View style={{ gap: 4 }}>
      {counts.map((piles, seat) => (
        <Pieces key={seat} gap={6}>
          {piles.map((count, i) =>
            count > 0 ? (
              <Pieces key={i} gap={1}>
                <NumberCard value={i + 1} size={18} />
                <T variant="caption" color="inkSoft">
                  {`×${count}`}
                </T>
              </Pieces>
            ) : null,
          )}
        </Pieces>
      ))}
    </View>
  );
}

function Claim({ scene }: { scene: SplitScene }): ReactNode {
  const { example, view } = scene;
  if (example.kind !== 'view') return null;
  const table = tableOf(view);
  const [, what, index] = example.path;
  if (example.path[0] === 'own') return <VoteDrawing scene={scene} part={Number(example.value)} />;
  if (what === 'fronts') {
    const front = table?.fronts[Number(index)];
    return front ? (
      <Pieces gap={6}>
        <Stacks counts={[front.numbers.map((n, i) => n + (front.jokers[i] ?? 0))]} />
        {front.loose + front.jokers.reduce((sum, n) => sum + n, 0) > 0 ? (
          <JokerCard size={18} />
        ) : null}
      </Pieces>
    ) : null;
  }
  return table ? <CardRow cards={table.row.map(({ card }) => card)} /> : null;
}
