/** What this table agreed on where the printed rules are silent: each reading with its ruling. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { Setup } from '../../../src/engine/types';
import type { GameWords } from '../../../src/games/words';
import type { Match } from '../../../src/match/types';
import { useText } from '../../../src/text/locale';
import { ClauseTag, T, useTheme } from '../../../src/ui';
import { matchText } from './text';
import { useOpenClause } from './useOpenClause';

export interface AgreedReading {
  ruling: string;
  words: string;
}

/** Only what differs from the rulings of the book. */
export function agreedReadings({ house }: Setup, game: GameWords): AgreedReading[] {
  return Object.entries(house ?? {}).flatMap(([ruling, reading]) =>
    typeof reading === 'string'
      ? [{ ruling, words: game.house[ruling]?.readings[reading] ?? reading }]
      : [],
  );
}

export interface AgreedProps {
  match: Match;
  words: GameWords;
  /** Before a ruling is opened. */
  onOpen?(): void;
}

export function Agreed({ match, words: game, onOpen }: AgreedProps): ReactNode {
  const words = useText(matchText);
  const { space } = useTheme();
  const openClause = useOpenClause(match.info.game);
  const readings = agreedReadings(match.info.setup, game);
  if (readings.length === 0) return null;
  return (
    <View
      role="group"
      aria-label={words.houseTitle}
      style={{ gap: space.s, paddingVertical: space.m }}
    >
      <T variant="heading" heading={2}>
        {words.houseTitle}
      </T>
      {readings.map(({ ruling, words: reading }) => (
        <View key={ruling} style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
          <ClauseTag
            clause={ruling}
            onPress={(clause) => {
              onOpen?.();
              openClause(clause);
            }}
          />
          <T style={{ flex: 1 }}>{reading}</T>
        </View>
      ))}
    </View>
  );
}
