/** Which phase it is and who acts, in one line under the title: «Ставить Оля», «Пишуть усі». */
import { useDeferredValue, type ReactNode } from 'react';
import { View } from 'react-native';

import type { GameWords } from '../../../src/games/words';
import { useDoing } from '../../../src/match/doing';
import { useText } from '../../../src/text/locale';
import { T } from '../../../src/ui';
import { useMatchNow } from './matchNow';
import { matchText } from './text';
import { turnSentence } from './turnSentence';

export function TurnStrip({ words: game }: { words: GameWords }): ReactNode {
  // In the next frame: the table has said the same by then.
  const match = useDeferredValue(useMatchNow());
  const words = useText(matchText);
  const doing = useDoing();
  return (
    <View role="status" style={{ flexShrink: 1 }}>
      <T variant="label" color="inkSoft">
        {doing ?? turnSentence(match.turn, match.info, game, words)}
      </T>
    </View>
  );
}
