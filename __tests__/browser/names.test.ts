/**
 * What a screen reader says on the main screens: in the language spoken, in words, everywhere. And axe over
 * the same screens in the dark, with high contrast and the largest letters.
 */
import type { Page } from 'playwright-core';

import { gameIds } from '../../src/games';
import { axeViolations, openApp, type OpenApp } from '../support/browser/app';
import { NAMES, seedRecorded, setSetting, visit } from '../support/browser/seeded';

jest.setTimeout(600_000);

let app: OpenApp | null = null;

afterEach(async () => {
  await app?.close();
  app = null;
});

const PLACES: readonly string[] = [
  '/',
  '/new/promin',
  '/history',
  '/players',
  '/settings',
  '/box/promin',
  '/dice',
  '/who-starts',
  '/rules',
  '/rules/nizam',
  '/rules/promin/P-4.4',
  '/settle',
  '/settle/promin',
  '/stats',
];

/** The routes of everything worth listening to, with a match of each game under way and one finished. */
async function mainScreens(page: Page): Promise<string[]> {
  const matches: string[] = [];
  for (const game of gameIds())
    // A score match of «Поділ» is one entry: it stands at its beginning.
    matches.push(await seedRecorded(page, game, 'score', game === 'split' ? 0 : 0.55));
  const over = await seedRecorded(page, 'promin', 'score', 1);
  return [...PLACES, ...matches, over, `${over}/standings`, `${over}/log`];
}

const SPOKEN = new Set(
  'button link radio checkbox switch textbox searchbox spinbutton slider tab menuitem heading image img dialog region radiogroup'.split(
    ' ',
  ),
);

interface Spoken {
  role: string;
  name: string;
}

/** Everything that can be operated, every heading and picture, as the browser tells a screen reader. */
async function spokenOn(page: Page): Promise<Spoken[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as {
    nodes: { ignored: boolean; role?: { value: string }; name?: { value: string } }[];
  };
  await session.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && SPOKEN.has(role?.value ?? ''))
    .map(({ role, name }) => ({ role: role?.value ?? '', name: (name?.value ?? '').trim() }));
}

/** Names of games, languages and rules, closing fingerprints and QR are the same in every language. */
const EVERYWHERE = [
  // Before the rules: a part of one may read like a rule’s number.
  /\b[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}\b/g,
  /Qwinto/g,
  /\bQR\b/g,
  /\b(A-)?[PSVQNE]-?\d+(\.\d+)?\b/g,
  /Українська|Русский|English/g,
];

/** Letters that have no business in a language. */
const FOREIGN = {
  uk: /[A-Za-z]{2,}|[ыэёъЫЭЁЪ]/,
  ru: /[A-Za-z]{2,}|[іїєґІЇЄҐ]/,
  en: /[Ѐ-ӿ]/,
} as const;

const LEAKS = /undefined|null\b|NaN|\[object|[{}_]|[a-z][A-Z]/;

function wrongWith({ role, name }: Spoken, language: keyof typeof FOREIGN): string | null {
  if (name === '') return `${role} without a name`;
  let rest = name;
  for (const person of NAMES) rest = rest.replaceAll(person, '');
  for (const same of EVERYWHERE) rest = rest.replace(same, '');
  if (LEAKS.test(rest)) return `${role} with an id: ${name}`;
  if (FOREIGN[language].test(rest)) return `${role} in another language: ${name}`;
  return null;
}

test.each([
  ['uk', 'uk-UA'],
  ['ru', 'ru-RU'],
  ['en', 'en-GB'],
] as const)('in %s everything has a name, in words of that language', async (language, locale) => {
  app = await openApp('/', { locale });
  const { page } = app;
  const wrong: string[] = [];
  let heard = 0;
  for (const route of await mainScreens(page)) {
    await visit(page, route);
    const place = route.replace(/match\/[^/]+/, 'match');
    for (const one of await spokenOn(page)) {
      heard += 1;
      const trouble = wrongWith(one, language);
      if (trouble) wrong.push(`${place}: ${trouble}`);
    }
  }
  expect([...new Set(wrong)]).toEqual([]);
  expect(heard).toBeGreaterThan(300);
});

test('axe finds nothing on any of them in the dark, with high contrast and the largest letters', async () => {
  app = await openApp('/', { scheme: 'dark' });
  const { page, complaints } = app;
  await setSetting(page, 'highContrast', true);
  await setSetting(page, 'textScale', 1.5);
  for (const route of await mainScreens(page)) {
    await visit(page, route);
    expect([route, await axeViolations(page)]).toEqual([route, []]);
  }
  expect(complaints).toEqual([]);
});
