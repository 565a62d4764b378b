/** From a number straight to the entry it rests on; where it rests on several, a sheet asks which. */
import { StackActions, useNavigation } from '@react-navigation/native';
import { useState, type ReactNode } from 'react';

import type { GameBook } from '../../../src/games';
import type { PadNumber } from '../../../src/games/padNumber';
import type { GameWords } from '../../../src/games/words';
import { seatOf } from '../../../src/match/seats';
import type { KeptMatch, LogLine } from '../../../src/match/types';
import { useText } from '../../../src/text/locale';
import { Icon, ListRow, PlayerBadge, RowList, Sheet, useTheme } from '../../../src/ui';
import { entriesBehind } from './lineEntries';
import { entrySentence } from './logWords';
import { sayNames } from './names';
import { matchText } from './text';

export interface Correcting {
  correct(number: PadNumber): void;
  /** Which of several entries; stands beside whatever offers the numbers. */
  choice: ReactNode;
}

/** `kept`: null where no log is kept here; then there is nothing to go to. */
export function useCorrecting(
  kept: KeptMatch | null,
  book: GameBook,
  words: GameWords,
): Correcting {
  const navigation = useNavigation();
  const [among, setAmong] = useState<readonly LogLine[]>([]);
  const go = ({ seq }: LogLine): void => {
    setAmong([]);
    // A page of its own, also over the table itself: whoever is done comes back to where the number stood.
    if (kept)
      navigation.dispatch(StackActions.push('Match', { id: kept.info.id, correct: String(seq) }));
  };
  return {
    correct: (number) => {
      const entries = kept ? entriesBehind(kept, book)(number) : [];
      const [only] = entries;
      if (only && entries.length === 1) go(only);
      else setAmong(entries);
    },
    choice: kept ? (
      <WhichEntry {...{ kept, words, among }} onChoose={go} onClose={() => setAmong([])} />
    ) : null,
  };
}

interface WhichEntryProps {
  kept: KeptMatch;
  words: GameWords;
  among: readonly LogLine[];
  onChoose(entry: LogLine): void;
  onClose(): void;
}

/** Newest first, as in the log. */
function WhichEntry({ kept, words, among, onChoose, onClose }: WhichEntryProps): ReactNode {
  const texts = useText(matchText);
  const { colors } = useTheme();
  const { players, setup } = kept.info;
  const say = sayNames(players);
  return (
    <Sheet open={among.length > 0} onClose={onClose} title={texts.whichEntry}>
      <RowList>
        {[...among].reverse().map((entry) => {
          const player = players[seatOf(entry.move) ?? -1];
          const sentence = entrySentence(entry.move, { game: words, say, setup });
          return (
            <ListRow
              key={entry.seq}
              plain
              title={sentence}
              label={`${texts.correct}: ${sentence}`}
              before={player ? <PlayerBadge {...player} size={28} decorative /> : null}
              after={<Icon name="pencil" size={18} color={colors.inkFaint} />}
              onPress={() => onChoose(entry)}
            />
          );
        })}
      </RowList>
    </Sheet>
  );
}
