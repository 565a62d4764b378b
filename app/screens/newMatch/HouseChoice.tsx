/** Readings of open questions that a table may agree on; shown only where the game has any. */
import { useEffect, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import type { GameId } from '../../../src/engine/types';
import { loadBook, type GameBook } from '../../../src/games/library';
import { useLocale, useText } from '../../../src/text/locale';
import { ClauseTag, Panel, Segmented, T, useCramped, useTheme } from '../../../src/ui';
import { newMatchText } from './text';

export interface HouseChoiceProps {
  game: GameId;
  seats: number;
  value: Readonly<Record<string, string>>;
  onChange(house: Record<string, string>): void;
}

const STANDARD = 'standard';
/** Narrower than this, in letters of the usual size, two sentences do not stand side by side. */
const TWO_SENTENCES = 385;

export function HouseChoice({ game, value, onChange }: HouseChoiceProps): ReactNode {
  const words = useText(newMatchText);
  const locale = useLocale();
  const { space } = useTheme();
  const stacked = useCramped(TWO_SENTENCES);
  const [book, setBook] = useState<{ game: GameId; book: GameBook } | null>(null);
  useEffect(() => {
    let current = true;
    loadBook(game).then(
      (loaded) => current && setBook({ game, book: loaded }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [game]);
  const house = book?.game === game ? book.book.house : {};
  if (!book || Object.keys(house).length === 0) return null;
  const texts = book.book.words[locale];
  const choose = (ruling: string, reading: string) => {
    const next: Record<string, string> = { ...value };
    if (reading === STANDARD) delete next[ruling];
    else next[ruling] = reading;
    onChange(next);
  };
  return (
    <Panel label={words.house} style={{ gap: space.m }}>
      <T variant="heading" heading={2}>
        {words.house}
      </T>
      <T variant="label" color="inkSoft">
        {words.houseHint}
      </T>
      {Object.entries(house).map(([ruling, readings]) => (
        <View key={ruling} style={{ gap: space.s }}>
          <View style={{ flexDirection: 'row', gap: space.s, alignItems: 'center' }}>
            <T variant="label" style={{ flex: 1 }}>
              {texts.rulings[ruling]?.question}
            </T>
            <ClauseTag clause={ruling} />
          </View>
          <Segmented
            label={texts.rulings[ruling]?.question ?? ruling}
            stacked={stacked}
            value={value[ruling] ?? STANDARD}
            onChange={(reading) => choose(ruling, reading)}
            options={[
              { value: STANDARD, label: texts.house[ruling]?.standard ?? '' },
              ...readings.map((reading) => ({
                value: reading,
                label: texts.house[ruling]?.readings[reading] ?? reading,
              })),
            ]}
          />
        </View>
      ))}
    </Panel>
  );
}
