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

/** The match shows the colours its table was set up with, so a changed one is stored with the player. */
async function storePlayers(store: Store, seated: readonly DraftPlayer[]): Promise<string[]> {
  const known = await store.players({ includeHidden: true });
  const ids: string[] = [];
  for (const { id, name, colour } of seated) {
    const old = known.find((other) => (id ? other.id === id : sameName(other.name, name)));
    if (old && old.colour !== colour) await store.recolourPlayer(old.id, colour);
    ids.push(old?.id ?? id ?? (await store.createPlayer({ name, colour })).id);
  }
  return ids;
}

export interface DraftHandle {
  draft: Draft;
  /** False until the last group has been looked up. */
  ready: boolean;
  change(next: (draft: Draft) => Draft): void;
  setGame(game: GameId): void;
  setMode(mode: Mode): void;
  /** Resolves with the new match's id once SQLite has it. */
  begin(table: Draft, fair?: Pick<NewMatchRequest, 'chance' | 'words'>): Promise<string>;
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
    async (table, fair) => {
      if (!store) throw new Error('the store is not open yet');
      const players = await storePlayers(store, table.players);
      const { game } = table;
      const match = await createMatch(store, { game, setup: setupOf(table), players, ...fair });
      return match.id;
    },
    [store],
  );

  return { draft, ready, change, setGame, setMode, begin };
}
