/** The window and the sums of a finished match, made by the game itself; null until they are there. */
import { useEffect, useMemo, useState } from 'react';

import { gameOf } from '../../../src/games';
import type { Keepsake, MakeKeepsake } from '../../../src/games/keepsake';
import type { KeptMatch } from '../../../src/match/types';
import { useLocale } from '../../../src/text/locale';
import { useTheme } from '../../../src/ui';

/**
 * A match that is played elsewhere has no log here to make a window of. The page does not wait: who has won and the
 * buttons stand, the glass comes to them.
 */
export function useKeepsake(match: KeptMatch | null): Keepsake | null {
  const [make, setMake] = useState<MakeKeepsake | null>(null);
  const game = match?.info.game;
  useEffect(() => {
    let gone = false;
    if (game)
      gameOf(game)
        .keepsake()
        .then(
          (made) => {
            if (!gone) setMake(() => made);
          },
          () => undefined,
        );
    return () => {
      gone = true;
    };
  }, [game]);
  const locale = useLocale();
  const { player: dye } = useTheme();
  return useMemo(
    // Of a result that was entered afterwards there is nothing to make a window of.
    () =>
      match && !match.info.late
        ? (make?.(match.finished(), { players: match.info.players, dye, locale }) ?? null)
        : null,
    [make, match, dye, locale],
  );
}
