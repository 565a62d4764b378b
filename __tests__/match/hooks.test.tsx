/** The hooks over a real store: what screens get, and when. */
import { act, render, renderHook, screen, waitFor } from '@testing-library/react-native';
import type { PropsWithChildren, ReactElement } from 'react';
import { Text } from 'react-native';

import { createMatch } from '../../src/match/create';
import {
  StoreProvider,
  useHistory,
  useMatch,
  usePlayers,
  useStoredSettings,
  useStore,
  useStoreNotice,
  useStoreStatus,
  useUnfinished,
} from '../../src/match/hooks';
import { ShownContext } from '../../src/match/shown';
import { createSession } from '../../src/storage/session';
import type { Store } from '../../src/storage';
import { storeForEach, testPlace } from '../support/sqlite/openTestStore';
import { twoPlayers } from '../support/storeContract';

const own = storeForEach();
let store: Store;
let session: ReturnType<typeof createSession>;
beforeEach(() => {
  store = own.store();
  session = createSession({ open: async () => store });
});

function Desk({ children }: PropsWithChildren): ReactElement {
  return <StoreProvider session={session}>{children}</StoreProvider>;
}

async function newVeselka(): Promise<string> {
  const [olena, taras] = await twoPlayers(store);
  const setup = { seats: 2, first: 0, mode: 'score' } as const;
  return (await createMatch(store, { game: 'veselka', setup, players: [olena.id, taras.id] })).id;
}

test('the store opens after the first paint', async () => {
  function Probe(): ReactElement {
    return <Text>{useStoreStatus().status}</Text>;
  }
  render(<Probe />, { wrapper: Desk });
  expect(screen.getByText('opening')).toBeTruthy();
  expect(await screen.findByText('open')).toBeTruthy();
});

test('without a provider the hooks say what is missing', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(() => useStore())).toThrow('StoreProvider');
  jest.restoreAllMocks();
});

test('lists of a screen under another one wait until it is shown again', async () => {
  let shown = true;
  const asked = jest.spyOn(store, 'unfinished');
  const { result, rerender } = renderHook(() => useUnfinished(), {
    wrapper: ({ children }: PropsWithChildren) => (
      <Desk>
        <ShownContext value={shown}>{children}</ShownContext>
      </Desk>
    ),
  });
  await waitFor(() => expect(result.current.rows).toEqual([]));
  shown = false;
  rerender({});
  await act(async () => {
    await newVeselka();
    await newVeselka();
  });
  expect(asked).toHaveBeenCalledTimes(1);
  expect(result.current.rows).toEqual([]);
  shown = true;
  rerender({});
  await waitFor(() => expect(result.current.rows).toHaveLength(2));
  expect(asked).toHaveBeenCalledTimes(2);
});

test('lists follow the store', async () => {
  const { result } = renderHook(
    () => ({
      players: usePlayers(),
      unfinished: useUnfinished(),
      history: useHistory({ game: 'veselka' }),
    }),
    { wrapper: Desk },
  );
  expect(result.current.players).toBeNull();
  await waitFor(() => expect(result.current.players).toEqual([]));
  let id = '';
  await act(async () => {
    id = await newVeselka();
  });
  await waitFor(() => expect(result.current.unfinished.rows?.map((row) => row.id)).toEqual([id]));
  await waitFor(() => expect(result.current.history.rows).toHaveLength(1));
  await waitFor(() => expect(result.current.players).toHaveLength(2));
});

test('a long history comes page by page', async () => {
  const [olena, taras] = await twoPlayers(store);
  const setup = { seats: 2, first: 0, mode: 'score' } as const;
  for (let i = 0; i < 7; i += 1)
    await createMatch(store, { game: 'veselka', setup, players: [olena.id, taras.id] });
  const { result } = renderHook(() => useHistory({}, 3), { wrapper: Desk });
  await waitFor(() => expect(result.current.rows).toHaveLength(3));
  expect(result.current.hasMore).toBe(true);
  act(() => {
    result.current.loadMore();
    result.current.loadMore();
  });
  await waitFor(() => expect(result.current.rows).toHaveLength(6));
  act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.rows).toHaveLength(7));
  expect(result.current.hasMore).toBe(false);
  expect(new Set(result.current.rows?.map((row) => row.id)).size).toBe(7);
});

test('a match that changes while the next page is on its way does not cost that page', async () => {
  const [olena, taras] = await twoPlayers(store);
  const setup = { seats: 2, first: 0, mode: 'score' } as const;
  const play = () => createMatch(store, { game: 'veselka', setup, players: [olena.id, taras.id] });
  for (let i = 0; i < 7; i += 1) await play();
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const slow: Store = Object.assign(Object.create(store) as Store, {
    history: (...asked: Parameters<Store['history']>) =>
      (asked[1]?.after ? held : Promise.resolve()).then(() => store.history(...asked)),
  });
  session = createSession({ open: async () => slow });
  const { result } = renderHook(() => useHistory({}, 3), { wrapper: Desk });
  await waitFor(() => expect(result.current.rows).toHaveLength(3));
  const [newest] = result.current.rows ?? [];
  act(() => result.current.loadMore());
  await act(async () => void (await play()));
  await waitFor(() => expect(result.current.rows?.[0]?.id).not.toBe(newest?.id));
  await act(async () => letGo());
  // A list asks for a page once: had it been dropped, it would stay as short as it was.
  await waitFor(() => expect(result.current.rows).toHaveLength(6));
});

test('a setting is there at once everywhere, and after a restart', async () => {
  const { result } = renderHook(() => [useStoredSettings(), useStoredSettings()] as const, {
    wrapper: Desk,
  });
  await waitFor(() => expect(result.current[0].ready).toBe(true));
  expect(result.current[0].settings.theme).toBe('system');
  await act(() => result.current[0].set('theme', 'dark'));
  await waitFor(() => expect(result.current[1].settings.theme).toBe('dark'));
  expect((await store.settings())['theme']).toBe('dark');
});

test('a setting that makes no sense any more falls back to the first value', async () => {
  await store.setSetting('theme', 'purple');
  await store.setSetting('textScale', 99);
  const { result } = renderHook(() => useStoredSettings(), { wrapper: Desk });
  await waitFor(() => expect(result.current.ready).toBe(true));
  expect([result.current.settings.theme, result.current.settings.textScale]).toEqual(['system', 1]);
});

test('a match is shared by everyone who looks at it, and moves through the real rules', async () => {
  const id = await newVeselka();
  const { result } = renderHook(() => [useMatch(id), useMatch(id)] as const, { wrapper: Desk });
  expect(result.current[0].status).toBe('loading');
  await waitFor(() => expect(result.current[0].status).toBe('ready'));
  const [one] = result.current;
  if (one.status !== 'ready') throw new Error(one.status);
  const move = { type: 'tally', seat: 0, length: 4, keep: 'red' };
  await act(async () => {
    expect(await one.match.attempt(move)).toEqual({ ok: true });
  });
  const [first, second] = result.current;
  if (first.status !== 'ready' || second.status !== 'ready') throw new Error('not ready');
  expect(second.match).toBe(first.match);
  expect(first.match.log.map((line) => line.move)).toEqual([move]);
  expect(first.match.standing.points[0]).toBeGreaterThan(0);
});

test('a match that does not exist is missing', async () => {
  const { result } = renderHook(() => useMatch('nothing'), { wrapper: Desk });
  await waitFor(() => expect(result.current.status).toBe('missing'));
});

test('when another window has taken over, the match says that it cannot be had', async () => {
  const id = await newVeselka();
  let ask: () => Promise<void> = async () => undefined;
  session = createSession({
    open: async () => store,
    lock: {
      whenFree: () => new Promise<boolean>(() => undefined),
      tryHold: async () => true,
      takeOver: async () => true,
      onAsked: (stepBack) => {
        ask = stepBack;
      },
      release: async () => undefined,
    },
  });
  const { result } = renderHook(() => useMatch(id), { wrapper: Desk });
  await waitFor(() => expect(result.current.status).toBe('ready'));
  await act(() => ask());
  expect(result.current.status).toBe('shut');
});

test('a store that does not open is not waited for as if it would', async () => {
  session = createSession({ open: () => Promise.reject(new Error('QuotaExceededError')) });
  const { result } = renderHook(() => useMatch('any'), { wrapper: Desk });
  await waitFor(() => expect(result.current.status).toBe('shut'));
});

test('a warning is told when nothing can be kept', async () => {
  const place = testPlace();
  const memory = await place.open({
    drivers: { ...place.options.drivers, open: () => Promise.reject(new Error('SecurityError')) },
  });
  session = createSession({ open: async () => memory });
  const { result } = renderHook(() => useStoreNotice(), { wrapper: Desk });
  await waitFor(() => expect(result.current.memoryReason).toBe('refused'));
  expect(result.current.persistence).toBe('memory');
  await memory.close();
  place.remove();
});
