/** What the app must do in any engine, as tests over whichever is launched. Knows no engine. */
import { games } from '../../../src/games/rules';
import type { Mode } from '../../../src/engine/types';
import { type GameId, gameIds } from '../../../src/games';
import type { KeptMatch } from '../../../src/match/types';
import type { Store } from '../../../src/storage';
import { eventually } from '../browser/eventually';
import { misfits } from '../browser/fits';
import { playToEnd } from '../browser/scriptedPlayer';
import { find, look, press } from '../browser/scriptedPlayerScreen';
import { NAMES } from '../browser/seeded';
import { startServer, type LocalServer } from '../server/localServer';
import { call, serveStorePage, type Served } from '../sqlite/browser/windows';
import type { Engine, EnginePage } from './engine';

export interface EngineKind {
  /** What the app's matches outlive there. */
  keeps: 'kills' | 'reloads';
  /** Starts it on a profile of this test, the same one after a kill. */
  launch(profile: string): Promise<Engine>;
  newProfile(): string;
  removeProfile(profile: string): void;
}

type Workshop = typeof globalThis & {
  arbitr: { store: Store; seed(match: object): Promise<string>; open(id: string): KeptMatch };
};

export interface EngineHandle {
  keeps: EngineKind['keeps'];
  engine(): Engine;
  killAndReopen(): Promise<void>;
}

/** Gives every test of the group an engine with a profile of its own. */
export function engineForEach(kind: EngineKind): EngineHandle {
  let profile: string;
  let engine: Engine;
  beforeEach(async () => {
    profile = kind.newProfile();
    engine = await kind.launch(profile);
  });
  afterEach(async () => {
    await engine.close().catch(() => engine.kill());
    kind.removeProfile(profile);
  });
  return {
    keeps: kind.keeps,
    engine: () => engine,
    async killAndReopen() {
      await engine.kill();
      engine = await kind.launch(profile);
    },
  };
}

async function holds<A>(page: EnginePage, what: (arg: A) => boolean, arg: A): Promise<void> {
  await eventually(
    () => page.evaluate(what, arg),
    (so) => expect(so).toBe(true),
  );
}

const hasStore = (page: EnginePage): Promise<void> =>
  holds(page, () => 'arbitr' in globalThis, null);

/** As somebody who was here before and speaks Ukrainian: no cards of a first visit in the way. */
async function countAsSeen(page: EnginePage, tables: readonly string[]): Promise<void> {
  await page.evaluate(
    async (games) => {
      const { store } = (globalThis as Workshop).arbitr;
      await store.setSetting('language', 'uk');
      await store.setSetting('onboardingSeen', true);
      await store.setSetting('tableHelpSeen', games);
    },
    [...tables],
  );
}

/** Begins a match past the interface and opens it from the first screen; gives back its id. */
async function begin(
  page: EnginePage,
  url: string,
  game: GameId,
  mode: Mode,
  tables: readonly GameId[] = gameIds(),
): Promise<string> {
  await page.goto(url);
  await hasStore(page);
  await countAsSeen(page, tables);
  const seats = Math.max(2, games[game].seats.min);
  const id = await page.evaluate((match) => (globalThis as Workshop).arbitr.seed(match), {
    game,
    setup: { seats, first: 0, mode },
    players: NAMES.slice(0, seats),
    moves: [],
  });
  // What has only just come under the finger does not answer yet: a person presses again.
  await eventually(
    async () => {
      const row = find(await look(page), /^Незакінчена партія: /);
      if (row) await press(page, row);
      return page.evaluate(() => location.pathname, null);
    },
    (address) => expect(address).toBe(`/match/${id}`),
  );
  return id;
}

/** Presses what has that name as soon as it can be pressed. */
async function touch(page: EnginePage, name: RegExp): Promise<void> {
  await eventually(
    async () => {
      const found = find(await look(page), name);
      return found ? press(page, found) : false;
    },
    (pressed) => expect([name, pressed]).toEqual([name, true]),
  );
}

const says = (page: EnginePage, words: string): Promise<void> =>
  holds(page, (wanted) => document.body.innerText.includes(wanted), words);

const persistence = (page: EnginePage): Promise<string> =>
  page.evaluate(() => (globalThis as Workshop).arbitr.store.persistence, null);

export function storeTests({ engine, killAndReopen, keeps }: EngineHandle, kills: number): void {
  let served: Served;
  beforeAll(async () => {
    served = await serveStorePage();
  });
  afterAll(() => served.close());

  test('the store keeps its contract', async () => {
    const { page } = engine();
    await page.goto(served.url);
    const outcomes = await call(page, 'runContract');
    expect(outcomes.length).toBeGreaterThan(10);
    expect(outcomes.filter((outcome) => outcome.error)).toEqual([]);
  });

  if (keeps !== 'kills') return;
  test('killed right after a move was acknowledged, it has the move', async () => {
    let id = '';
    let seq = 0;
    for (let round = 0; round <= kills; round += 1) {
      const { page } = engine();
      await page.goto(served.url);
      expect(await call(page, 'start')).toBe('open');
      expect(await call(page, 'persistence')).toEqual(['disk', null, null]);
      if (id) expect(await call(page, 'entries', id)).toBe(seq + 1);
      else id = await call(page, 'begin');
      if (round === kills) break;
      for (let i = 0; i < 3; i += 1, seq += 1) await call(page, 'append', id, seq);
      await killAndReopen();
    }
    expect(await call(engine().page, 'checkup')).toBeNull();
  });
}

export function offlineTests({ engine }: EngineHandle): void {
  let server: LocalServer;
  beforeEach(async () => {
    server = await startServer(process.env.APP_FOLDER ?? '');
  });
  afterEach(() => server.stop());

  const goOffline = async (): Promise<void> => {
    await holds(engine().page, () => navigator.serviceWorker.controller !== null, null);
    await server.stop();
  };

  test('without a network a stored match is played on, reloaded and opened by a link', async () => {
    const { page } = engine();
    const id = await begin(page, server.url, 'nizam', 'score');
    expect(await persistence(page)).toBe('disk');
    await goOffline();
    await page.goto(`${server.url}/match/${id}`);
    await touch(page, /^Додати комбінацію з 5 карт/);
    await touch(page, /^Записати \+7 очок/);
    await says(page, 'Ходить Тарас');
    await page.reload();
    await touch(page, /^Хід без очок$/);
    await says(page, 'Ходить Оля');
    await page.goto(`${server.url}/match/${id}/log`);
    await eventually(
      async () => find(await look(page), /^Виправити: Оля/)?.name,
      (name) => expect(name).toBeDefined(),
    );
  });
}

export function firstVisitTests({ engine }: EngineHandle): void {
  test('on the cards of a first visit and of a first table no word is broken', async () => {
    const { page } = engine();
    await page.goto(process.env.APP_URL ?? '');
    await says(page, 'Твоя гра вже на полиці');
    expect(await misfits(page)).toEqual([]);
    await begin(page, process.env.APP_URL ?? '', 'promin', 'score', []);
    await says(page, 'Як це вписати?');
    await says(page, 'Пропустити');
    expect(await misfits(page)).toEqual([]);
  });
}

export function matchTests({ engine }: EngineHandle, played: readonly GameId[]): void {
  test.each(played)('%s is dealt, played and counted to the end', async (game) => {
    const { page, complaints = [] } = engine();
    const id = await begin(page, process.env.APP_URL ?? '', game, 'virtual');
    const { headline } = await playToEnd(page, game);
    const { over, winners } = await page.evaluate((match) => {
      const { standing } = (globalThis as Workshop).arbitr.open(match);
      return { over: standing.over, winners: standing.winners };
    }, id);
    expect(over).toBe(true);
    if (winners.length === 1) expect(headline).toBe(`Перемагає ${NAMES[winners[0] ?? 0]}`);
    expect(complaints).toEqual([]);
  });
}
