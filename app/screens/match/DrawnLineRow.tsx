/** What a line of points is for, as its game draws it, with the few words beside the drawing. */
import { use, type ReactNode } from 'react';
import { View } from 'react-native';

import type { ScoreLine } from '../../../src/engine/types';
import { type GameId, gameOf } from '../../../src/games';
import type { DrawnLine } from '../../../src/games/game';
import type { GameWords, Say } from '../../../src/games/words';
import { T } from '../../../src/ui';
import { Picture } from '../../../src/ui/drawings/Picture';
import { Shapes } from '../../../src/ui/drawings/Shapes';

const HEIGHT = 18;

export interface Drawn {
  line: DrawnLine;
  beside: string;
}

export type DrawLineOf = (line: ScoreLine) => Drawn | null;

/** By line: null where the game has only words for it. */
export function useDrawnLines(game: GameId, words: GameWords, say: Say): DrawLineOf {
  const draw = use(gameOf(game).drawnLine());
  return (line) => {
    const drawn = draw?.(line);
    return drawn ? { line: drawn, beside: words.besideDrawn?.(line, say) ?? '' } : null;
  };
}

/** One below the other, in whatever column it stands. */
export function DrawnLineRow({ line: { count, shapes, width }, beside }: Drawn): ReactNode {
  return (
    <>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 2 }}>
        {count ? <T variant="numS">{count}</T> : null}
        {width > 0 ? (
          <Picture box={[width, 24]} size={(width / 24) * HEIGHT} label="" decorative>
            <Shapes shapes={shapes} />
          </Picture>
        ) : null}
      </View>
      <T variant="label" color="inkSoft">
        {beside}
      </T>
    </>
  );
}
