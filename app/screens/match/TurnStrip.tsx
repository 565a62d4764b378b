/** Which phase it is and who acts, in one line under the title: «Ставить Оля», «Пишуть усі». */
import { useDeferredValue, type ReactNode } from 'react';
import { View } from 'react-native';

import type { GameWords } from '../../../src/games/words';
import { useDoing } from '../../../src/match/doing';
import type { Match } from '../../../src/match/types';
import { useText } from '../../../src/text/locale';
import { T } from '../../../src/ui';
import { useMatchNow } from './matchNow';
import { joinNames } from './names';
import { matchText } from './text';

type Words = (typeof matchText)['uk'];

/** Where everybody acts nobody is named. */
function namesOf({ turn, info }: Match, words: Words): string {
  const { actors } = turn;
  if (actors.length > 1 && actors.length === info.players.length) return words.everyone;
  const names = actors.flatMap((seat) => info.players[seat]?.name ?? []);
  return joinNames(names, words.and);
}

export function turnSentence(match: Match, game: GameWords, words: Words): string {
  const { turn, info } = match;
  const phase = game.phases[turn.phase] ?? '';
  const several = turn.actors.length > 1;
  const names = namesOf(match, words);
  const asks = turn.chance ? words.enterChance : words.enter;
  const own = game.turns?.[turn.phase]?.(names, several);
  if (info.mode !== 'virtual' && turn.actors.length === 0) return `${phase} · ${asks}`;
  if (own !== undefined) return own;
  if (turn.actors.length === 0) return phase;
  return several ? words.acting(names) : words.acts(names);
}

export function TurnStrip({ words: game }: { words: GameWords }): ReactNode {
  // In the next frame: the table has said the same by then.
  const match = useDeferredValue(useMatchNow());
  const words = useText(matchText);
  const doing = useDoing();
  return (
    <View role="status" style={{ flexShrink: 1 }}>
      <T variant="label" color="inkSoft">
        {doing ?? turnSentence(match, game, words)}
      </T>
    </View>
  );
}
