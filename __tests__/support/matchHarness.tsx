/**
 * The match screen over a real store: a match is played on from its transcript, as if the people had just
 * made those moves. Gives every test of a file a store of its own. Knows no game.
 */
import { act, renderAsync, waitFor } from '@testing-library/react-native';
import { Suspense, useLayoutEffect, type ComponentType, type ReactNode } from 'react';

import MatchScreen from '../../app/screens/match/MatchScreen';
import type { Setup } from '../../src/engine/types';
import { type GameId, gameIds } from '../../src/games';
import { botId } from '../../src/match/botChairs';
import { createMatch } from '../../src/match/create';
import { useMatch } from '../../src/match/hooks';
import type { Level } from '../../src/match/record';
import { settingToJson, type Settings } from '../../src/match/settings';
import type { KeptMatch } from '../../src/match/types';
import type { Store } from '../../src/storage';
import { drawn, listDraws } from './lists';
import { testPlace, type TestPlace } from './sqlite/openTestStore';
import { OverStore, UnderNavigator } from './surroundings';

const NAMES = ['Оля', 'Тарас', 'Соломія', 'Євген', 'Марко', 'Їжак'];

export interface Transcript {
  game: string;
  setup: unknown;
  steps: readonly { move: unknown }[];
  /** By seat: the app plays there. */
  bots?: readonly (Level | null)[];
  /** A training match. */
  lesson?: boolean;
}

/** The match itself, or another page about it. */
type MatchPage = ComponentType<{ route: { params: { id: string } } }>;

export interface MatchDesk {
  /** Starts a match and opens its screen once `count` moves of the transcript are made. */
  open(
    transcript: Transcript,
    count?: number,
    Screen?: MatchPage,
    settings?: Partial<Settings>,
  ): Promise<void>;
  /** The app is killed and comes back to the same match. */
  reopen(): Promise<void>;
  /** Makes a move past the screen, as the table would. */
  play(move: unknown): Promise<void>;
  match(): KeptMatch;
  store(): Store;
  /** The folder of the store's files. */
  folder(): string;
  /** Where the screen wanted to go: route and parameters. */
  went: [string, unknown][];
}

export function matchDesk(): MatchDesk {
  let place: TestPlace;
  let store: Store | null = null;
  let id = '';
  let latest: KeptMatch | null = null;
  let Page: MatchPage = MatchScreen;
  const went: [string, unknown][] = [];
  const navigation = {
    navigate: (...to: [string, unknown]) => went.push(to),
    /** Pushing a screen of its own is a way there, too. */
    dispatch: ({ payload }: { payload: { name: string; params: unknown } }) =>
      went.push([payload.name, payload.params]),
    setOptions: () => undefined,
    canGoBack: () => true,
    goBack: () => undefined,
  };

  beforeEach(() => {
    place = testPlace();
    went.length = 0;
  });
  afterEach(async () => {
    await store?.close();
    store = null;
    place.remove();
  });

  function Probe(): ReactNode {
    const state = useMatch(id);
    useLayoutEffect(() => {
      if (state.status === 'ready') latest = state.match;
    }, [state]);
    return null;
  }

  const match = (): KeptMatch => {
    if (!latest) throw new Error('the match is not open');
    return latest;
  };

  const show = async (): Promise<void> => {
    latest = null;
    store = await place.open();
    await renderAsync(
      <OverStore store={store}>
        <UnderNavigator navigator={navigation}>
          <Suspense fallback={null}>
            <Probe />
            <Page route={{ params: { id } }} />
          </Suspense>
        </UnderNavigator>
      </OverStore>,
    );
    await waitFor(() => match());
    await settle();
  };

  /** Until nothing more follows of itself: the deck's answer, the next player's curtain, more rows of a list. */
  const settle = async (): Promise<void> => {
    let before: unknown[] = [];
    let now: unknown[] = [match(), drawn()];
    while (now.some((one, i) => one !== before[i])) {
      before = now;
      await listDraws();
      now = [match(), drawn()];
    }
  };

  const play = async (move: unknown): Promise<void> => {
    await act(async () => {
      const verdict = await match().attempt(move);
      if (!verdict.ok) throw new Error(`${JSON.stringify(move)} refused by ${verdict.clause}`);
    });
    await settle();
  };

  return {
    async open(transcript, count = transcript.steps.length, Screen = MatchScreen, settings = {}) {
      Page = Screen;
      store = await place.open();
      await store.setSetting('tableHelpSeen', [...gameIds()]);
      for (const [key, value] of Object.entries(settings))
        await store.setSetting(key, settingToJson(value));
      id = await seed(store, transcript, count);
      await store.close();
      await show();
    },
    async reopen() {
      await store?.close();
      await show();
    },
    play,
    match,
    store() {
      if (!store) throw new Error('the store is not open');
      return store;
    },
    folder: () => place.directory,
    went,
  };
}

async function seed(store: Store, transcript: Transcript, count: number): Promise<string> {
  const setup = transcript.setup as Setup;
  const ids: string[] = [];
  const { bots, lesson } = transcript;
  for (const [i, name] of NAMES.slice(0, setup.seats).entries()) {
    const level = bots?.[i];
    const player = { name, colour: i + 1, ...(level && { bot: botId(level, i) }) };
    ids.push((await store.createPlayer(player)).id);
  }
  const game = transcript.game as GameId;
  const about = { ...(bots && { bots }), ...(lesson && { lesson }) };
  const { id } = await createMatch(store, { game, setup, players: ids, ...about });
  const { openLiveMatch } = await import('../../src/match/live');
  const live = await openLiveMatch(store, id);
  for (const { move } of transcript.steps.slice(0, count)) {
    const state = live?.state();
    if (state?.status !== 'ready') throw new Error('the seeded match does not open');
    const verdict = await state.match.attempt(move);
    if (!verdict.ok) throw new Error(`a seeded move is refused by ${verdict.clause}`);
  }
  live?.leave();
  return id;
}
