/**
 * Several real browsers at one table of a home server, on an origin that is no secure context. Whoever is asked presses
 * what their own page offers, as ./scriptedPlayer does with one device for all.
 */
import os from 'node:os';

import type { Page } from 'playwright-core';

import type { GameId } from '../../../src/games';
import { makeTable } from '../../../src/net/client/door';
import type { HomeServer } from '../net/homeServer';
import { openApp, type AppOptions, type OpenApp } from './app';
import { PATIENCE_MS } from './eventually';
import { STRATEGIES, type Memory } from './scriptedPlayerGames';
import { find, look, press } from './scriptedPlayerScreen';

/** A name of this machine that no browser takes for its own. */
export function plainAddress(server: HomeServer): string {
  const all = Object.values(os.networkInterfaces()).flatMap((some) => some ?? []);
  const outside = all.find(({ family, internal }) => family === 'IPv4' && !internal);
  return server.address.replace('0.0.0.0', outside?.address ?? os.hostname().toLowerCase());
}

export interface Phone {
  name: string;
  app: OpenApp;
  page: Page;
  memory: Memory;
  /** It was its turn when it was looked at last. */
  wasAsked: boolean;
  /** Asleep or out of the network: nobody presses anything on it. */
  isAway: boolean;
}

const PEOPLE = ['Оля', 'Тарас', 'Соломія', 'Євген'];

/** The token with which a page comes back to a chair, as the page itself keeps it. */
export function comeBackTo(chair: object): void {
  const kept = { name: '', address: '', chairs: [chair] };
  if (localStorage.getItem('arbitr.tables') === null)
    localStorage.setItem('arbitr.tables', JSON.stringify(kept));
}

/** Everyone has come in by the link and a name; the host waits to begin. */
export async function sitDownTogether(
  url: string,
  game: GameId,
  seats: number,
  options: AppOptions = {},
): Promise<{ code: string; phones: Phone[] }> {
  const made = await makeTable(url, { game, mode: 'virtual', seats, first: 0 }, 'Оля');
  if ('no' in made) throw new Error(made.no);
  const { code, token } = made;
  const all = PEOPLE.slice(0, seats).map(async (name, i): Promise<Phone> => {
    const app = await openApp(`/join/${code}`, {
      ...options,
      url,
      ...(i === 0 && {
        prepare: (context) =>
          context.addInitScript(comeBackTo, { address: url, code, token, game }),
      }),
    });
    const memory: Memory = { player: name, turns: i, notes: new Map() };
    return { name, app, page: app.page, memory, wasAsked: false, isAway: false };
  });
  const phones = await Promise.all(all);
  // One after another, so that everyone knows their chair.
  for (const { name, page } of phones.slice(1)) {
    await page.getByRole('textbox', { name: 'Твоє ім’я' }).fill(name);
    await page.getByRole('button', { name: 'Сісти за стіл' }).click();
    await page.getByText(/^Чекаємо: починає /).waitFor();
  }
  return { code, phones };
}

/** The match page with a table on it. */
export async function isAtTable({ page }: Pick<Phone, 'page'>): Promise<void> {
  await page
    .getByText(/^(наживо|Твій хід|\d без зв’язку|Дивишся)$/)
    .first()
    .waitFor();
}

const END = /^(Перемагає |Спільна перемога)/;
const BACK = /^До столу/;
/** Nobody who is here is asked any more. */
const QUIET_MS = 1500;
const PAUSE_MS = 25;

export const isOver = async ({ page }: Pick<Phone, 'page'>): Promise<boolean> =>
  (await look(page)).headings.some((heading) => END.test(heading));

/** Until so many presses were made, or it is over; where somebody is away, until nobody else is asked. */
export async function play(
  phones: readonly Phone[],
  game: GameId,
  presses = Infinity,
): Promise<number> {
  const here = phones.filter(({ isAway }) => !isAway);
  const patience = here.length < phones.length ? QUIET_MS : PATIENCE_MS;
  let made = 0;
  let quietSince = Date.now();
  while (made < presses) {
    // Dice and rows wait for any hand: then nobody's own turn is said.
    const isAnybodys = Date.now() - quietSince > PAUSE_MS * 8;
    for (const phone of here)
      if (await pressOnce(phone, game, isAnybodys)) {
        made += 1;
        quietSince = Date.now();
        break;
      }
    const [first] = here;
    if (!first) return made;
    if (Date.now() - quietSince > QUIET_MS && (await isOver(first))) return made;
    if (Date.now() - quietSince > patience) {
      if (patience === QUIET_MS) return made;
      throw new Error(await stuck(here, game));
    }
    await first.page.waitForTimeout(PAUSE_MS);
  }
  return made;
}

async function pressOnce(phone: Phone, game: GameId, isAnybodys: boolean): Promise<boolean> {
  const { page, memory } = phone;
  // The page says in its title whose turn it is: the others need not be looked at.
  const isAsked = (await page.title()).startsWith('●');
  if (isAsked && !phone.wasAsked) memory.turns += 1;
  phone.wasAsked = isAsked;
  if (!isAsked && !isAnybodys) return false;
  const screen = await look(page);
  const choice = find(screen, BACK) ?? STRATEGIES[game](screen, memory);
  return choice !== undefined && (await press(page, choice));
}

async function stuck(phones: readonly Phone[], game: GameId): Promise<string> {
  const all = [];
  for (const { name, page } of phones) {
    const { headings, pressables } = await look(page);
    const offered = pressables.map((one) => (one.disabled ? `(${one.name})` : one.name));
    all.push(`${name}, ${await page.title()}: ${headings.join(' | ')}\n${offered.join(', ')}`);
  }
  return `${game}: nobody has anything to press\n${all.join('\n\n')}`;
}

// ── what happens to phones ──────────────────────────────────────────────────────────────────────

/** Everything of the page stands still, as on a phone in a pocket, while the others go on. */
export async function sleep(phone: Phone, meanwhile: () => Promise<unknown>): Promise<void> {
  const devtools = await phone.app.context.newCDPSession(phone.page);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  phone.isAway = true;
  await meanwhile();
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  phone.isAway = false;
  await devtools.detach();
  await isAtTable(phone);
}

export async function loseNetwork(phone: Phone, meanwhile: () => Promise<unknown>): Promise<void> {
  const { page, app } = phone;
  await app.context.setOffline(true);
  phone.isAway = true;
  await page.getByText('Відновлюю зв’язок').waitFor();
  await meanwhile();
  await app.context.setOffline(false);
  phone.isAway = false;
  await page.getByText('Відновлюю зв’язок').waitFor({ state: 'detached' });
  await isAtTable(phone);
}

export async function reload(phone: Phone): Promise<void> {
  await phone.page.reload();
  await isAtTable(phone);
}

/** Who has won, as the end says it, and the seed that everyone is shown. */
export async function ending({ page }: Pick<Phone, 'page'>): Promise<string> {
  const seed = await page.getByText(/^Зерно партії: [0-9a-f]{64}$/).innerText();
  const headline = (await look(page)).headings.find((heading) => END.test(heading));
  return `${headline}. ${seed}`;
}
