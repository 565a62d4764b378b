/** The draft in state, opened with the group of last time; and the one way to begin it. */
import { useCallback, useEffect, useRef, useState } from 'react';

import type { GameId, Mode } from '../../../src/engine/types';
import { gameEntry } from '../../../src/games/catalogue';
import { createMatch, type NewMatchRequest } from '../../../src/match/create';
import { useStore } from '../../../src/match/hooks';
import type { Player, Store } from '../../../src/storage';
import { sameName, seat, setupOf, type Draft, type DraftPlayer } from './draft';

function emptyDraft(game: GameId): Draft {
  return { game, mode: 'score', players: [], first: 0, house: {} };
}

/** As many of the last group as this game seats; the next of them starts. */
function withGroup(draft: Draft, group: readonly Player[]): Draft {
  const { max } = gameEntry(draft.game).seats;
  return group
    .slice(0, max)
    .reduce<Draft>((d, { id, name, colour }) => seat(d, { id, name, colour }), draft);
}

async function storePlayer(store: Store, player: DraftPlayer): Promise<string> {
  if (player.id) return player.id;
  const known = (await store.players({ includeHidden: true })).find((other) =>
    sameName(other.name, player.name),
  );
  if (known) return known.id;
  return (await store.createPlayer({ name: player.name, colour: player.colour })).id;
}

export interface DraftHandle {
  draft: Draft;
  /** False until the last group has been looked up. */
  ready: boolean;
  change(next: (draft: Draft) => Draft): void;
  setGame(game: GameId): void;
  setMode(mode: Mode): void;
  /** Resolves with the new match's id once SQLite has it. */
  begin(fair?: Pick<NewMatchRequest, 'chance' | 'words'>): Promise<string>;
}

export function useDraft(game: GameId): DraftHandle {
  const store = useStore();
  const [draft, setDraft] = useState<Draft>(() => emptyDraft(game));
  const [ready, setReady] = useState(false);
  const asked = useRef(false);

  useEffect(() => {
    if (!store || asked.current) return;
    asked.current = true;
    store
      .lastGroup()
      .then(
        (group) => setDraft((d) => (d.players.length === 0 ? withGroup(d, group) : d)),
        () => undefined,
      )
      .finally(() => setReady(true));
  }, [store]);

  const change = useCallback((next: (d: Draft) => Draft) => setDraft(next), []);
  const setGame = useCallback(
    (next: GameId) => setDraft((d) => ({ ...d, game: next, house: {} })),
    [],
  );
  const setMode = useCallback((mode: Mode) => setDraft((d) => ({ ...d, mode })), []);

  const begin = useCallback<DraftHandle['begin']>(
    async (fair) => {
      if (!store) throw new Error('the store is not open yet');
      const players: string[] = [];
      for (const player of draft.players) players.push(await storePlayer(store, player));
      const { game } = draft;
      const match = await createMatch(store, { game, setup: setupOf(draft), players, ...fair });
      return match.id;
    },
    [store, draft],
  );

  return { draft, ready, change, setGame, setMode, begin };
}
