/** The draft in state, opened with the group of last time; and the one way to begin it. */
import { useCallback, useEffect, useRef, useState } from 'react';

import type { Mode } from '../../../src/engine/types';
import { gameEntry, type GameId } from '../../../src/games';
import { isBotId } from '../../../src/match/botChairs';
import { createMatch, type NewMatchRequest } from '../../../src/match/create';
import { useStore } from '../../../src/match/hooks';
import type { Player, Store } from '../../../src/storage';
import {
  isOffered,
  sameName,
  seat,
  setupOf,
  withMode,
  withOffered,
  type Draft,
  type DraftPlayer,
} from './draft';

function emptyDraft(game: GameId): Draft {
  return { game, mode: 'score', players: [], first: 0, house: {} };
}

type NameOf = (n: number) => string;

/** As many of the last group as this game seats; the next of them starts. Where none has played, a set table. */
function withGroup(draft: Draft, group: readonly Player[], nameOf: NameOf): Draft {
  if (group.every(({ id }) => isBotId(id))) return withOffered(draft, nameOf);
  const { max } = gameEntry(draft.game).seats;
  return group
    .filter(({ id }) => !isBotId(id))
    .slice(0, max)
    .reduce<Draft>((d, { id, name, colour }) => seat(d, { id, name, colour }), draft);
}

/** The match shows the colours its table was set up with, so a changed one is stored with the player. */
export async function storePlayers(
  store: Store,
  seated: readonly DraftPlayer[],
): Promise<string[]> {
  const known = await store.players({ includeHidden: true });
  const ids: string[] = [];
  for (const { id, name, colour, bot } of seated) {
    if (bot && id) {
      ids.push((await store.createPlayer({ name, colour, bot: id })).id);
      continue;
    }
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
  begin(
    table: Draft,
    more?: Pick<NewMatchRequest, 'chance' | 'words' | 'about' | 'lesson'>,
  ): Promise<string>;
}

interface Prepared {
  draft: Draft;
  /** People were chosen or sent away here: the last group stays where it is. */
  seated: boolean;
}

function changed(before: Prepared, draft: Draft): Prepared {
  return { draft, seated: before.seated || draft.players !== before.draft.players };
}

/** `nameOf`: names proposed where nobody has played yet. */
export function useDraft(game: GameId, nameOf: NameOf): DraftHandle {
  const store = useStore();
  const [{ draft }, setPrepared] = useState<Prepared>(() => ({
    draft: emptyDraft(game),
    seated: false,
  }));
  const [ready, setReady] = useState(false);
  const asked = useRef(false);

  useEffect(() => {
    if (!store || asked.current) return;
    asked.current = true;
    store
      .lastGroup()
      .catch((): Player[] => [])
      .then((group) => {
        setPrepared((now) =>
          now.seated ? now : { ...now, draft: withGroup(now.draft, group, nameOf) },
        );
        setReady(true);
      });
  }, [store, nameOf]);

  const change = useCallback(
    (next: (d: Draft) => Draft) => setPrepared((before) => changed(before, next(before.draft))),
    [],
  );
  const setGame = useCallback(
    (next: GameId) =>
      change((d) => {
        const other: Draft = { ...d, game: next, house: {} };
        return isOffered(d) ? withOffered(other, nameOf) : other;
      }),
    [change, nameOf],
  );
  const setMode = useCallback(
    (mode: Mode) => change((d) => withMode(d, mode, nameOf)),
    [change, nameOf],
  );

  const begin = useCallback<DraftHandle['begin']>(
    async (table, more) => {
      if (!store) throw new Error('the store is not open yet');
      const players = await storePlayers(store, table.players);
      const { game } = table;
      const bots = table.players.map(({ bot }) => bot ?? null);
      const setup = setupOf(table);
      const match = await createMatch(store, { game, setup, players, bots, ...more });
      return match.id;
    },
    [store],
  );

  return { draft, ready, change, setGame, setMode, begin };
}
