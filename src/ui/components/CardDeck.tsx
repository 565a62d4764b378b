/**
 * A few short cards in a sheet: a drawing, a title, a sentence. One after another, and the rest can always be
 * skipped. Imported by its own path: the first screen does without it.
 */
import { useState, type ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';

import { useText } from '../../text/locale';
import { deckText } from '../text/deck';
import { useTheme } from '../theme/ThemeProvider';
import { Button } from './Button';
import { Inert } from './Inert';
import { Sheet } from './Sheet';
import { T } from './Text';

export interface DeckCard {
  title: string;
  sentence: string;
  drawing: ReactNode;
}

export interface CardDeckProps {
  title: string;
  cards: readonly DeckCard[];
  /** On the last card's button. */
  done: string;
  game?: string;
  /** Skipped, closed or read to the end. */
  onClose(): void;
}

/** Below this height, in letters of the usual size, a card does not fit whole. */
const LOW = 560;

export function CardDeck({ title, cards, done, game, onClose }: CardDeckProps): ReactNode {
  const words = useText(deckText);
  const { colors, radii, space, textScale } = useTheme();
  const { height, fontScale } = useWindowDimensions();
  const [at, setAt] = useState(0);
  const card = cards[at];
  const last = at >= cards.length - 1;
  // Where not everything fits, the words come first.
  const low = height / (fontScale * textScale) < LOW;
  if (!card) return null;
  const picture = (
    <Inert
      key={at}
      style={{
        minHeight: 196,
        alignItems: 'center',
        justifyContent: 'center',
        padding: space.m,
        borderRadius: radii.panel,
        backgroundColor: colors.table,
        overflow: 'hidden',
      }}
    >
      {card.drawing}
    </Inert>
  );
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      footer={
        <View
          style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s }}
        >
          {/* As wide as their words: a fixed width broke a word in two where letters are wider. */}
          {last ? null : (
            <Button
              kind="quiet"
              label={words.skip}
              style={{ flexGrow: 1, flexBasis: 'auto', maxWidth: '100%' }}
              onPress={onClose}
            />
          )}
          <Button
            key="next"
            game={game}
            label={last ? done : words.next}
            style={{ flexGrow: 2, flexBasis: 'auto', maxWidth: '100%' }}
            onPress={last ? onClose : () => setAt(at + 1)}
          />
        </View>
      }
    >
      {low ? null : picture}
      <View aria-live="polite" style={{ gap: space.xs }}>
        <View
          style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', gap: space.s }}
        >
          <T variant="heading" heading={3} style={{ flexGrow: 1 }}>
            {card.title}
          </T>
          <T variant="label" color="inkFaint">
            {words.place(at + 1, cards.length)}
          </T>
        </View>
        <T>{card.sentence}</T>
      </View>
      {low ? picture : null}
    </Sheet>
  );
}
