/**
 * React's door to the store and to live matches. Knows nothing about rules or SQL; the store's code
 * and the engine are loaded when they are first needed, so the first screen stays light.
 */
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type PropsWithChildren,
  type ReactElement,
} from 'react';

import {
  openStore,
  type Cursor,
  type MatchFilter,
  type MatchRow,
  type Page,
  type PageRequest,
  type PlayerWithUse,
  type Session,
  type SessionStatus,
  type Store,
  type Topic,
} from '../storage';
import { createSession } from '../storage/session';
import { keepHouse, QUIET_MS } from './housekeeping';
import { createLiveMatches, type LiveMatches } from './liveMatches';
import {
  DEFAULT_SETTINGS,
  readMirror,
  readSettings,
  settingToJson,
  writeMirror,
  type SettingKey,
  type Settings,
} from './settings';
import { ShownContext } from './shown';
import type { MatchSource, MatchState } from './types';

// ── the store ───────────────────────────────────────────────────────────────────────────────────

interface Desk {
  session: Session;
  matches: LiveMatches;
}

const DeskContext = createContext<Desk | null>(null);

function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('StoreProvider is missing above this component');
  return desk;
}

export type StoreProviderProps = PropsWithChildren<{
  /** Tests and tools bring their own; the app lets it be made here. Must not change. */
  session?: Session;
}>;

/** Opens the store after the first paint and keeps it for everything below. */
export function StoreProvider({ session, children }: StoreProviderProps): ReactElement {
  const [desk] = useState<Desk>(() => ({
    session: session ?? createSession({ open: () => openStore() }),
    matches: createLiveMatches(),
  }));
  useEffect(() => {
    void desk.session.start(); // it never rejects: a store that does not open is a status
    return whenQuiet(desk.session, (store) => {
      keepHouse(store).catch(() => undefined); // the store reports its own trouble
    });
  }, [desk]);
  return <DeskContext.Provider value={desk}>{children}</DeskContext.Provider>;
}

/**
 * Calls back after each opening, once nothing was stored for some seconds: a move must not wait behind it.
 * Gives back a way to call that off.
 */
function whenQuiet(session: Session, act: (store: Store) => void): () => void {
  let callOff: () => void = () => undefined;
  const look = (): void => {
    callOff();
    const status = session.status();
    if (status.status === 'open') callOff = afterQuiet(status.store, act);
  };
  const stop = session.subscribe(look);
  look();
  return () => {
    callOff();
    stop();
  };
}

function afterQuiet(store: Store, act: (store: Store) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      stop();
      act(store);
    }, QUIET_MS);
  };
  const stop = store.subscribe(wait);
  wait();
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** 'opening' | 'open' with the store | 'elsewhere' or 'failed' with ways to try again. */
export function useStoreStatus(): SessionStatus {
  const { session } = useDesk();
  return useSyncExternalStore(session.subscribe, session.status, session.status);
}

/** The store, or null while it is not open. */
export function useStore(): Store | null {
  const status = useStoreStatus();
  return status.status === 'open' ? status.store : null;
}

/** Warnings that concern the whole app; all quiet while the store is not open. */
export function useStoreNotice(): Pick<
  Store,
  'persistence' | 'memoryReason' | 'damage' | 'dismissDamage'
> & { leftOut: Pick<Store, 'leftOut' | 'rowsOf' | 'remove'> | null } {
  const store = useStore();
  useVersion(store, STATE);
  return {
    persistence: store?.persistence ?? 'disk',
    memoryReason: store?.memoryReason ?? null,
    damage: store?.damage ?? null,
    dismissDamage: () => store?.dismissDamage(),
    leftOut: store && store.leftOut.length > 0 ? store : null,
  };
}

const STATE: readonly Topic[] = ['state'];
const MATCHES: readonly Topic[] = ['matches', 'players'];
const PLAYERS: readonly Topic[] = ['players', 'matches'];
const SETTINGS: readonly Topic[] = ['settings'];

/**
 * A number that grows whenever one of the topics changes in the store; out of sight, once for all that was
 * missed when the screen is shown again. A move must not wait for the lists below the table.
 */
function useVersion(store: Store | null, topics: readonly Topic[]): number {
  const shown = useContext(ShownContext);
  const [version, setVersion] = useState(0);
  const inSight = useRef(shown);
  const missed = useRef(false);
  useEffect(() => {
    if (!store) return undefined;
    return store.subscribe((changed) => {
      if (!topics.some((topic) => changed.has(topic))) return;
      if (inSight.current) setVersion((n) => n + 1);
      else missed.current = true;
    });
  }, [store, topics]);
  useEffect(() => {
    inSight.current = shown;
    if (!shown || !missed.current) return;
    missed.current = false;
    setVersion((n) => n + 1);
  }, [shown]);
  return version;
}

// ── lists ───────────────────────────────────────────────────────────────────────────────────────

/** `T | null`: null until the first answer; then the last answer until a newer one is there. */
function useQuery<T>(topics: readonly Topic[], ask: (store: Store) => Promise<T>): T | null {
  const store = useStore();
  const version = useVersion(store, topics);
  const [answer, setAnswer] = useState<T | null>(null);
  useEffect(() => {
    if (!store) return undefined;
    let current = true;
    ask(store).then(
      (value) => {
        if (current) setAnswer(value);
      },
      () => undefined, // the store reports its own trouble through `useStoreNotice`
    );
    return () => {
      current = false;
    };
  }, [store, version, ask]);
  return answer;
}

/** Players by last use; null while loading. */
export function usePlayers(options: { includeHidden?: boolean } = {}): PlayerWithUse[] | null {
  const includeHidden = options.includeHidden ?? false;
  const ask = useCallback((store: Store) => store.players({ includeHidden }), [includeHidden]);
  return useQuery(PLAYERS, ask);
}

export interface PagedMatches {
  /** Null while the first page loads. */
  rows: readonly MatchRow[] | null;
  hasMore: boolean;
  loadMore(): void;
}

type AskPage = (store: Store, page: PageRequest) => Promise<Page<MatchRow>>;

function usePages(ask: AskPage, pageSize: number, firstSize = pageSize): PagedMatches {
  const store = useStore();
  const version = useVersion(store, MATCHES);
  const [rows, setRows] = useState<readonly MatchRow[] | null>(null);
  const [next, setNext] = useState<Cursor | null>(null);
  const generation = useRef(0);
  const loading = useRef(false);
  const shown = useRef(0);

  useEffect(() => {
    if (!store) return;
    generation.current += 1;
    const mine = generation.current;
    // After a change, as many rows as were on screen are read again, so that scrolling stays in place.
    const limit = Math.max(firstSize, shown.current);
    ask(store, { limit }).then(
      (page) => {
        if (generation.current !== mine) return;
        loading.current = false;
        shown.current = page.rows.length;
        setRows(page.rows);
        setNext(page.next);
      },
      () => undefined,
    );
  }, [store, version, ask, firstSize]);

  const loadMore = useCallback(() => {
    if (!store || !next || loading.current) return;
    loading.current = true;
    // Should a change come in between, this page is read with the others.
    shown.current += pageSize;
    const mine = generation.current;
    ask(store, { limit: pageSize, after: next }).then(
      (page) => {
        if (generation.current !== mine) return;
        loading.current = false;
        setNext(page.next);
        setRows((before) => {
          const all = [...(before ?? []), ...page.rows];
          shown.current = all.length;
          return all;
        });
      },
      () => {
        loading.current = false;
      },
    );
  }, [store, next, ask, pageSize]);

  return { rows, hasMore: next !== null, loadMore };
}

const askUnfinished: AskPage = (store, page) => store.unfinished(page);

/** Unfinished matches, the one touched last first. */
export function useUnfinished(pageSize = 10): PagedMatches {
  return usePages(askUnfinished, pageSize);
}

/** Matches newest first, as the filter asks; page by page, the first one shorter if asked. */
export function useHistory(
  filter: MatchFilter = {},
  pageSize = 30,
  firstSize = pageSize,
): PagedMatches {
  const key = JSON.stringify(filter);
  const ask = useCallback<AskPage>(
    (store, page) => store.history(JSON.parse(key) as MatchFilter, page),
    [key],
  );
  return usePages(ask, pageSize, firstSize);
}

/** Any question about matches and players, asked again whenever they change; `ask` must keep its identity. */
export function useAnswer<T>(ask: (store: Store) => Promise<T>): T | null {
  return useQuery(MATCHES, ask);
}

// ── settings ────────────────────────────────────────────────────────────────────────────────────

export interface SettingsHandle {
  settings: Settings;
  /** False until the store has answered (in the browser the mirror answers at once). */
  ready: boolean;
  set<K extends SettingKey>(key: K, value: Settings[K]): Promise<void>;
}

const askSettings = (store: Store) => store.settings();

/** The store as soon as this window has it. */
function storeOf(session: Session): Promise<Store> {
  return new Promise((resolve) => {
    let stop: () => void = () => undefined;
    const look = (): void => {
      const status = session.status();
      if (status.status !== 'open') return;
      stop();
      resolve(status.store);
    };
    stop = session.subscribe(look);
    look();
  });
}

/** Asked once, in `app/settings`, which hands the answer to every screen: two askers would be answered in two frames. */
export function useStoredSettings(): SettingsHandle {
  const { session } = useDesk();
  const stored = useQuery(SETTINGS, askSettings);
  const [mirror] = useState(readMirror);
  const settings = useMemo(
    // What the store lost or never had (a private window) the mirror may still know.
    () => (stored ? readSettings({ ...mirror, ...stored }) : (mirror ?? DEFAULT_SETTINGS)),
    [stored, mirror],
  );
  useEffect(() => {
    if (stored) writeMirror(settings);
  }, [stored, settings]);
  const set = useCallback<SettingsHandle['set']>(
    async (key, value) => {
      const store = await storeOf(session);
      await store.setSetting(key, settingToJson(value));
    },
    [session],
  );
  return { settings, ready: stored !== null || mirror !== null, set };
}

// ── a live match ────────────────────────────────────────────────────────────────────────────────

const LOADING = { status: 'loading' } as const;
const SHUT = { status: 'shut' } as const;

/** All live matches of this window, for our own tools; screens ask for one by `useMatch`. */
export function useLiveMatches(): LiveMatches {
  return useDesk().matches;
}

/** The live match with that id; every component that asks shares the same one. */
export function useMatch<View = unknown, Move = unknown>(matchId: string): MatchState<View, Move> {
  const { matches } = useDesk();
  const status = useStoreStatus();
  const store = status.status === 'open' ? status.store : null;
  const live = useMemo(
    () => (store ? matches.of(store, matchId) : null),
    [matches, store, matchId],
  );
  const subscribe = useCallback(
    (listener: () => void) => live?.subscribe(listener) ?? (() => undefined),
    [live],
  );
  const read = useCallback((): MatchState => live?.state() ?? LOADING, [live]);
  const state = useSyncExternalStore(subscribe, read, read);
  return ('again' in status ? SHUT : state) as MatchState<View, Move>;
}

/** Pictures of a match that is ready, for whatever round its table asks for itself. */
export function useMatchSource(matchId: string): MatchSource {
  const { matches } = useDesk();
  const store = useStore();
  return useMemo(() => {
    const shared = store ? matches.of(store, matchId) : null;
    return {
      subscribe: (listener) => shared?.subscribe(listener) ?? (() => undefined),
      now() {
        const state = shared?.state() ?? LOADING;
        if (state.status !== 'ready')
          throw new Error(`a match that is ${state.status} has no table`);
        return state.match;
      },
    };
  }, [matches, store, matchId]);
}
