/** Every screen of the app in one language, in any engine, to be looked over. */
import { gameIds, type GameId } from '../../../src/games';
import type { Mode } from '../../../src/engine/types';
import { misfits } from '../browser/fits';
import { NAMES, recorded } from '../browser/seeded';
import type { EnginePage } from './engine';

export type Looked = Pick<EnginePage, 'evaluate' | 'goto'>;
export type Language = 'uk' | 'ru' | 'en';

interface Workshop {
  arbitr: {
    store: {
      settings(): Promise<unknown>;
      setSetting(key: string, value: unknown): Promise<void>;
      players(): Promise<{ id: string }[]>;
    };
    seed(match: object): Promise<string>;
    open(id: string): {
      log: readonly { seq: number; kind: string; drawn: boolean }[];
      openCurtain(): void;
    };
  };
}

/** Pages that know no match. */
const SHELL = [
  '/',
  '/history',
  '/history?state=deleted',
  '/players',
  '/settings',
  '/dice',
  '/who-starts',
  '/stats',
  '/join',
  '/rules',
  '/settle',
  '/no/such/page',
];

/** Pages of one game, each with a question to settle. */
const ofGame = (game: GameId): string[] =>
  ['new', 'late', 'box', 'bots', 'rules', 'settle', 'stats'].map((page) =>
    page === 'stats' ? `/stats?in=${game}` : `/${page}/${game}`,
  );

/** How far the recorded match is played; a score match of «Поділ» is one entry. */
const partOf = (game: GameId, mode: Mode): number =>
  mode === 'score' && game !== 'split' ? 0.55 : 0;

/** Until two looks at the document, with the store's answer in between, find the same. */
async function settled(page: Looked): Promise<void> {
  const look = (): Promise<string | null> =>
    page.evaluate(async () => {
      const { arbitr } = globalThis as unknown as Partial<Workshop>;
      if (!arbitr) return null;
      await arbitr.store.settings();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 150)));
      // A screen on its way has no heading yet, or a ring that turns.
      const isThere = document.querySelector('h1, h2, [role=heading]');
      return isThere && !document.querySelector('[role=progressbar]')
        ? document.body.innerText
        : null;
    }, null);
  let before: string | null = null;
  for (let now = await look(); now === null || now !== before; now = await look()) before = now;
}

const set = (page: Looked, key: string, value: unknown): Promise<void> =>
  page.evaluate(
    ([name, to]) => (globalThis as unknown as Workshop).arbitr.store.setSetting(name as string, to),
    [key, value] as const,
  );

function seed(page: Looked, game: GameId, mode: Mode, part: number): Promise<string> {
  const { setup, moves } = recorded(game, mode);
  return page.evaluate((match) => (globalThis as unknown as Workshop).arbitr.seed(match), {
    game,
    setup,
    players: NAMES.slice(0, setup.seats),
    moves: moves.slice(0, Math.round(moves.length * part)),
  });
}

/** The first entry that people made: it is there to be corrected. */
const firstEntry = (page: Looked, id: string): Promise<number> =>
  page.evaluate((match) => {
    const { log } = (globalThis as unknown as Workshop).arbitr.open(match);
    return log.find(({ kind, drawn }) => kind === 'move' && !drawn)?.seq ?? 1;
  }, id);

/** Goes from screen to screen; at each, `look` is told where it stands. */
export async function goOverEveryScreen(
  page: Looked,
  url: string,
  language: Language,
  look: (where: string) => Promise<void>,
): Promise<void> {
  const at = async (route: string, where = route): Promise<void> => {
    await page.goto(`${url}${route}`);
    await settled(page);
    await look(where);
  };
  const dealt = async (game: GameId): Promise<void> => {
    const id = await seed(page, game, 'virtual', 0.4);
    await at(`/match/${id}`, `${game}, curtain`);
    await page.evaluate(
      (match) => (globalThis as unknown as Workshop).arbitr.open(match).openCurtain(),
      id,
    );
    await settled(page);
    await look(`${game}, dealt`);
    await at(`/match/${id}/log`, `${game}, log of a dealt match`);
    await at(`/match/${id}/fairness`, `${game}, fairness`);
  };
  const over = async (game: GameId): Promise<string> => {
    const end = await seed(page, game, 'score', 1);
    for (const part of ['', '/standings', '/log', '/replay', '/verify', '?share=1'])
      await at(`/match/${end}${part}`, `${game}, end${part}`);
    return end;
  };
  await page.goto(url);
  await settled(page);
  await set(page, 'language', language);
  await set(page, 'onboardingSeen', false);
  await at('/', 'the welcome');
  await set(page, 'onboardingSeen', true);
  let last = '';
  for (const game of gameIds()) {
    for (const route of ofGame(game)) await at(route);
    const score = await seed(page, game, 'score', partOf(game, 'score'));
    await set(page, 'tableHelpSeen', []);
    await at(`/match/${score}`, `${game}, its help`);
    await set(page, 'tableHelpSeen', [...gameIds()]);
    for (const part of ['', '/standings', '/log'])
      await at(`/match/${score}${part}`, `${game}, score${part}`);
    const referee = await seed(page, game, 'referee', 0.4);
    await at(`/match/${referee}`, `${game}, referee`);
    const seq = await firstEntry(page, referee);
    await at(`/match/${referee}?correct=${seq}`, `${game}, correcting`);
    await dealt(game);
    last = await over(game);
  }
  await at(`/evening/${last}`, 'the evening');
  await at('/rules/promin/P-4.4');
  const [one, other] = await page.evaluate(
    () => (globalThis as unknown as Workshop).arbitr.store.players(),
    null,
  );
  await at(`/stats/${one?.id}`, 'one player');
  await at(`/versus/${one?.id}/${other?.id}`, 'two players');
  for (const route of SHELL) await at(route);
}

/** Where two controls lie over each other a finger has to aim: `narrow.test.ts` asks that, of the screens with the least room. */
const isSpilt = (misfit: string): boolean => !misfit.startsWith('overlap');

/** Words broken in the middle and controls that spill, each with where. */
export async function misfitsOfEveryScreen(
  page: Looked,
  url: string,
  language: Language,
): Promise<string[]> {
  const found: string[] = [];
  await goOverEveryScreen(page, url, language, async (where) => {
    for (const misfit of await misfits(page))
      if (isSpilt(misfit)) found.push(`${where}: ${misfit}`);
  });
  return found;
}
