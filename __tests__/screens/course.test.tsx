/**
 * Whole dealt matches of all six games, once without a screen and once with the hook by which the match page keeps a
 * match going: from the same seed and the same decisions the same log comes.
 */
import { act, renderAsync } from '@testing-library/react-native';
import { useEffect, type ReactNode } from 'react';

import { useCourse } from '../../app/screens/match/useCourse';
import { gameIds, type GameId } from '../../src/games';
import { useMatch } from '../../src/match/hooks';
import type { KeptMatch } from '../../src/match/types';
import type { Store } from '../../src/storage';
import { begin, now, opened, playToEnd, seatsAt, type Decided } from '../support/screenless';
import { storeForEach } from '../support/sqlite/openTestStore';
import { OverStore } from '../support/surroundings';

jest.setTimeout(300_000);

const { store } = storeForEach();

/** The table's part of it: whoever looks waves on what lies open, and what the deck brought. */
function Going({ match }: { match: KeptMatch }): ReactNode {
  useCourse(match, () => {
    throw new Error('it could not be stored');
  });
  const isShown = match.look ? match.look.isOpen || match.look.isOwn : false;
  useEffect(() => {
    if (isShown) match.seen('look');
  }, [match, isShown]);
  return null;
}

let shown: KeptMatch | null = null;

function Page({ id }: { id: string }): ReactNode {
  const state = useMatch(id);
  const match = state.status === 'ready' ? state.match : null;
  useEffect(() => {
    shown = match;
  }, [match]);
  return match ? <Going match={match} /> : null;
}

const MOST_LOOKS = 400;

/** Until the page shows a match of which this holds. */
async function until(holds: (match: KeptMatch) => boolean): Promise<KeptMatch> {
  for (let n = 0; n < MOST_LOOKS; n += 1) {
    if (shown && holds(shown)) return shown;
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  }
  throw new Error(`it waits for ${shown?.turn.phase ?? 'the match'}`);
}

const told = ({ log }: KeptMatch): unknown[] =>
  log.map(({ seq, kind, move, drawn, forced }) => ({ seq, kind, move, drawn, forced }));

async function withScreen(id: string, decided: readonly Decided[]): Promise<unknown[]> {
  shown = null;
  await renderAsync(
    <OverStore store={store()}>
      <Page id={id} />
    </OverStore>,
  );
  for (const decision of decided) {
    const isAsked = ({ look, turn, judge }: KeptMatch): boolean =>
      look === null && (decision === 'draw' ? turn.chance : judge(decision.move).ok);
    const match = await until(isAsked);
    await act(async () => {
      if (decision === 'draw') await match.draw();
      else await match.attempt(decision.move);
    });
  }
  return told(await until(({ standing, look }) => standing.over && look === null));
}

async function without(
  desk: Store,
  game: GameId,
  seats: number,
): Promise<{ log: unknown[]; decided: Decided[] }> {
  const id = await begin(desk, game, seats);
  const { decided } = await playToEnd({ open: () => opened(desk, id), seed: 7 });
  const live = await opened(desk, id);
  const log = told(now(live));
  live.leave();
  return { log, decided };
}

test.each(gameIds())('%s has the same log with a screen and without', async (game) => {
  const seats = seatsAt(game, false);
  const { log, decided } = await without(store(), game, seats);
  const id = await begin(store(), game, seats);
  expect(await withScreen(id, decided)).toEqual(log);
  expect(log.length).toBeGreaterThanOrEqual(decided.length);
});
