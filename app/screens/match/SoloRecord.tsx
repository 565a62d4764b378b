/** A match alone is played against oneself: the best result before it, or that this one is better. */
import { useEffect, useState, type ReactNode } from 'react';

import { useStore } from '../../../src/match/hooks';
import type { KeptMatch } from '../../../src/match/types';
import { useText } from '../../../src/text/locale';
import type { Store } from '../../../src/storage';
import { T } from '../../../src/ui';
import { matchText } from './text';

const PAGE = 200;

/** Of the same player, game and mode alone, without the match at hand; null when there was none. */
async function bestBefore(store: Store, { info }: KeptMatch): Promise<number | null> {
  const [player] = info.playerIds;
  if (player === undefined) return null;
  const filter = { game: info.game, mode: info.mode, players: [player], finished: true };
  let best: number | null = null;
  let after = null;
  do {
    const page = await store.history(filter, { limit: PAGE, after });
    for (const { id, setup, summary } of page.rows) {
      if (id === info.id || setup.seats !== 1) continue;
      best = Math.max(best ?? -Infinity, summary.points[0] ?? 0);
    }
    after = page.next;
  } while (after);
  return best;
}

export function SoloRecord({ match }: { match: KeptMatch }): ReactNode {
  const words = useText(matchText);
  const store = useStore();
  const [before, setBefore] = useState<{ best: number | null } | null>(null);
  useEffect(() => {
    let current = true;
    if (store)
      bestBefore(store, match).then(
        (best) => {
          if (current) setBefore({ best });
        },
        () => undefined, // the store reports its own trouble
      );
    return () => {
      current = false;
    };
  }, [store, match]);
  if (!before) return null;
  const now = match.standing.points[0] ?? 0;
  const record = before.best === null || now > before.best;
  return (
    <T variant="heading" align="center" color={record ? 'goodText' : 'inkSoft'}>
      {record ? words.soloRecord : words.soloBest(before.best ?? now)}
    </T>
  );
}
