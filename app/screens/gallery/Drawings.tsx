/** The gallery's drawings, each at several sizes and in every state. */
import { Suspense, use, type ReactNode } from 'react';
import { View } from 'react-native';

import { boxesOnShelf, type GameId, gameOf, GAMES } from '../../../src/games';
import { common } from '../../../src/games/common';
import { showPart } from '../../../src/games/kit/part';
import { useText } from '../../../src/text/locale';
import { BoxCover, GameBox } from '../../../src/ui/drawings/BoxCover';
import { Die, RowMark } from '../../../src/ui/drawings/Die';
import { Shelf } from '../../../src/ui/drawings/Shelf';
import { Valance } from '../../../src/ui/drawings/Valance';
import { DICE, type QwintoRow } from '../../../src/ui/theme/tokens';
import { Row, Section } from './Section';
import { galleryText } from './text';

const ROWS = Object.keys(DICE) as QwintoRow[];
const SIZES = [16, 24, 48, 96, 160];

const PER_SHELF = 3;

export function ShelfSection(): ReactNode {
  const words = useText(galleryText);
  const { gamesShort } = useText(common);
  return (
    <Section title={words.sections.shelf}>
      <View style={{ maxWidth: 400 }}>
        {[GAMES.slice(0, PER_SHELF), GAMES.slice(PER_SHELF)].map((boxes, i) => (
          <Shelf key={i}>
            {boxes.map(({ id, entry: { seats } }) => (
              <GameBox
                key={id}
                game={id}
                title={gamesShort[id]}
                seats={`${seats.min}–${seats.max}`}
              />
            ))}
          </Shelf>
        ))}
      </View>
      <Row>
        {GAMES.map(({ id }) => (
          <BoxCover key={id} game={id} />
        ))}
      </Row>
      {GAMES.map(({ id }) => (
        <Valance key={id} game={id} />
      ))}
    </Section>
  );
}

/** What lies in every box, drawn by its game. */
export function PiecesSection(): ReactNode {
  const words = useText(galleryText);
  return (
    <Section title={words.sections.pieces}>
      {boxesOnShelf().map(({ id }) => (
        <Suspense key={id} fallback={null}>
          <Pieces game={id} />
        </Suspense>
      ))}
    </Section>
  );
}

function Pieces({ game }: { game: GameId }): ReactNode {
  const { box, parts } = gameOf(game);
  return (
    <Row gap={6}>
      {use(box()).cards.map(({ id }) => (
        <View key={id}>{showPart(parts.boxPiece, { id, size: 48 })}</View>
      ))}
    </Row>
  );
}

export function DiceSection(): ReactNode {
  const words = useText(galleryText);
  return (
    <Section title={words.sections.dice}>
      {ROWS.map((row, r) => (
        <Row key={row}>
          <RowMark row={row} />
          <Die row={row} />
          {[1, 2, 3, 4, 5, 6].map((value) => (
            <Die key={value} row={row} value={value} tilt={((value * 7 + r * 5) % 24) - 12} />
          ))}
        </Row>
      ))}
      <Row>
        {SIZES.map((size) => (
          <Die key={size} row="orange" value={5} size={size} tilt={-8} />
        ))}
      </Row>
    </Section>
  );
}
