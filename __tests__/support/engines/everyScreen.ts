/** Every screen of the app in one language, looked over in any engine: words broken in the middle, controls that spill. */
import { gameIds, type GameId } from '../../../src/games';
import type { Mode } from '../../../src/engine/types';
import { misfits } from '../browser/fits';
import { NAMES, recorded } from '../browser/seeded';
import type { EnginePage } from './engine';

export type Looked = Pick<EnginePage, 'evaluate' | 'goto'>;
export type Language = 'uk' | 'ru' | 'en';

interface Workshop {
  arbitr: {
    store: { settings(): Promise<unknown>; setSetting(key: string, value: unknown): Promise<void> };
    seed(match: object): Promise<string>;
    open(id: string): { openCurtain(): void };
  };
}

const SHELL = [
  '/',
  '/history',
  '/players',
  '/who-starts',
  '/stats',
  '/settings',
  '/dice',
  '/rules/nizam',
  '/rules/promin/P-4.4',
  '/settle',
  '/no/such/page',
];

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
      return document.body.innerText;
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

/** Where two controls lie over each other a finger has to aim: `narrow.test.ts` asks that, of the screens with the least room. */
const isSpilt = (misfit: string): boolean => !misfit.startsWith('overlap');

async function spilt(page: Looked): Promise<string[]> {
  return (await misfits(page)).filter(isSpilt);
}

/** Walks through all of it; gives back what does not fit, each with where. */
export async function misfitsOfEveryScreen(
  page: Looked,
  url: string,
  language: Language,
): Promise<string[]> {
  const found: string[] = [];
  const look = async (route: string, where = route): Promise<void> => {
    await page.goto(`${url}${route}`);
    await settled(page);
    for (const misfit of await spilt(page)) found.push(`${where}: ${misfit}`);
  };
  await page.goto(url);
  await settled(page);
  await set(page, 'language', language);
  await set(page, 'onboardingSeen', false);
  await look('/', 'the welcome');
  await set(page, 'onboardingSeen', true);
  for (const game of gameIds()) {
    await look(`/new/${game}`);
    const score = await seed(page, game, 'score', partOf(game, 'score'));
    await set(page, 'tableHelpSeen', []);
    await look(`/match/${score}`, `${game}, its help`);
    await set(page, 'tableHelpSeen', [...gameIds()]);
    await look(`/match/${score}`, `${game}, score`);
    await look(`/match/${score}/standings`, `${game}, standings`);
    await look(`/match/${score}/log`, `${game}, log`);
    await look(`/match/${await seed(page, game, 'referee', 0.4)}`, `${game}, referee`);
    const dealt = await seed(page, game, 'virtual', 0.4);
    await look(`/match/${dealt}`, `${game}, curtain`);
    await page.evaluate(
      (id) => (globalThis as unknown as Workshop).arbitr.open(id).openCurtain(),
      dealt,
    );
    await settled(page);
    for (const misfit of await spilt(page)) found.push(`${game}, dealt: ${misfit}`);
    await look(`/match/${await seed(page, game, 'score', 1)}`, `${game}, end`);
  }
  for (const route of SHELL) await look(route);
  return found;
}
