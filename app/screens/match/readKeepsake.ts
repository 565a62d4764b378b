/** What a match that is not open leaves to be looked at: read from its log, nothing held. */
import { gameOf } from '../../../src/games';
import type { Keepsake } from '../../../src/games/keepsake';
import { readFinished } from '../../../src/match/finished';
import type { MatchRow, SeatedPlayer, Store } from '../../../src/storage';
import type { Locale } from '../../../src/text/define';
import type { Theme } from '../../../src/ui';

export interface KeptKeepsake {
  keepsake: Keepsake;
  winners: readonly SeatedPlayer[];
}

/** Null where there is nothing to make one of. */
export async function readKeepsake(
  store: Store,
  match: MatchRow,
  { player: dye }: Pick<Theme, 'player'>,
  locale: Locale,
): Promise<KeptKeepsake | null> {
  const finished = await readFinished(store, match.id);
  const make = await gameOf(match.game).keepsake();
  if (!finished || !make) return null;
  const { players } = match;
  const { winners } = finished.standing;
  return {
    keepsake: make(finished, { players, dye, locale }),
    winners: players.filter(({ seat }) => winners.includes(seat)),
  };
}
