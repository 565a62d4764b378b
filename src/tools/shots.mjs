/**
 * `npm run shots [part-of-a-name …]`: every screen × {phone, tablet} × {light, dark} × {uk, en} into shots/.
 * `--store` makes the few for the shops, in three languages, into assets/store/shots/.
 * One browser seeds the matches once; language and theme are switched through the settings.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { CHROMIUM_FLAGS, NO_CHROMIUM, findChromium } from './lib/chromium.mjs';
import { ROOT, giveUp, say, setUp } from './lib/setup.mjs';

setUp();
const { chromium } = await import('playwright-core');
const { exportWebIfNeeded } = await import('./lib/webExport.mjs');
const { serve } = await import('./lib/server.mjs');

const SIZES = { phone: { width: 390, height: 844 }, tablet: { width: 1180, height: 820 } };
const PEOPLE = ['Оля', 'Тарас', 'Соломія', 'Євген', 'Марко', 'Іра'];
const FOLDER = path.join(ROOT, 'src/games');
const GAMES = readdirSync(FOLDER).filter((name) => existsSync(path.join(FOLDER, name, 'game.ts')));

const args = process.argv.slice(2);
const only = args.filter((arg) => !arg.startsWith('--'));
const quick = args.includes('--quick'); // phone, light, uk
const store = args.includes('--store');
const OUT = path.join(ROOT, store ? 'assets/store/shots' : 'shots');
const STORE = ['home', 'promin-score', 'promin-virtual', 'qwinto-virtual', 'nizam-referee'];
const LANGUAGES = store ? ['uk', 'ru', 'en'] : quick ? ['uk'] : ['uk', 'en'];
const THEMES = store || quick ? ['light'] : ['light', 'dark'];
const NAMES = store || quick ? ['phone'] : ['phone', 'tablet'];

/** A recorded match, cut off after a part of its moves; 1 is the whole of it. */
function recorded(game, mode, part) {
  const file = path.join(ROOT, '__tests__/games', game, 'transcripts', `${mode}.json`);
  const { setup, steps } = JSON.parse(readFileSync(file, 'utf8'));
  const moves = steps.map((step) => step.move);
  const players = PEOPLE.slice(0, setup.seats);
  const made =
    part === 1 ? moves.length : Math.min(moves.length - 1, Math.round(moves.length * part));
  return { game, setup, players, moves: moves.slice(0, made) };
}

const MATCHES = GAMES.flatMap((game) => [
  { name: `${game}-score`, match: recorded(game, 'score', 0.55) },
  { name: `${game}-referee`, match: recorded(game, 'referee', 0.4) },
  // Qwinto has no secrets.
  { name: `${game}-virtual`, match: recorded(game, 'virtual', 0.4), curtain: game !== 'qwinto' },
  { name: `${game}-end`, match: recorded(game, 'score', 1) },
]);

const SCREENS = [
  { name: 'home', route: '/' },
  { name: 'new-match', route: '/new/promin' },
  { name: 'history', route: '/history' },
  { name: 'players', route: '/players' },
  { name: 'settings', route: '/settings' },
  { name: 'dice', route: '/dice' },
  { name: 'who-starts', route: '/who-starts' },
  { name: 'rules', route: '/rules/nizam' },
  { name: 'clause', route: '/rules/promin/P-4.4' },
  { name: 'settle', route: '/settle/promin' },
  { name: 'stats', route: '/stats' },
  { name: 'not-found', route: '/no/such/page' },
];

async function seedMatches(page) {
  await page.waitForFunction(() => globalThis.arbitr, null, { timeout: 60_000 });
  const screens = [];
  for (const { name, match, curtain } of MATCHES) {
    if (only.length > 0 && !only.some((part) => name.includes(part) || part === 'home')) continue;
    const id = await page.evaluate((one) => globalThis.arbitr.seed(one), match);
    screens.push({ name, route: `/match/${id}`, curtain });
    if (name === 'promin-end') {
      screens.push({ name: 'standings', route: `/match/${id}/standings` });
      screens.push({ name: 'log', route: `/match/${id}/log` });
    }
  }
  return screens;
}

/** Held like a finger would, until the curtain is gone. */
async function openCurtain(page) {
  const hold = page.getByRole('button', { name: /Тримай|Держи|Hold/ });
  if ((await hold.count()) === 0) return;
  await hold.hover();
  await page.mouse.down();
  await hold.waitFor({ state: 'detached' });
  await page.mouse.up();
  await page.waitForTimeout(300);
}

async function settled(page) {
  await page.waitForLoadState('networkidle').catch(() => undefined);
  // A part still on its way shows a spinner, on a slow machine longer than the network is busy.
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(250);
}

const executablePath = findChromium();
if (!executablePath) giveUp(NO_CHROMIUM);
const server = await serve(await exportWebIfNeeded({ gallery: true }), 0);
const base = `http://localhost:${server.address().port}`;
if (only.length === 0) rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });

const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
const context = await browser.newContext({
  viewport: SIZES.phone,
  deviceScaleFactor: store ? 3 : 1,
  locale: 'uk-UA',
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
});
// Screens are pictured without the cards of a first visit.
await context.addInitScript((tableHelpSeen) => {
  if (localStorage.getItem('arbitr.settings') === null)
    localStorage.setItem(
      'arbitr.settings',
      JSON.stringify({ onboardingSeen: true, tableHelpSeen }),
    );
}, GAMES);
const page = await context.newPage();
await page.goto(base);
const seeded = await seedMatches(page);
const wanted = [...SCREENS, ...seeded].filter(
  ({ name }) =>
    (!store || STORE.includes(name)) &&
    (only.length === 0 || only.some((part) => name.includes(part))),
);
const started = Date.now();
let count = 0;
for (const language of LANGUAGES)
  for (const theme of THEMES) {
    await page.goto(base);
    await page.waitForFunction(() => globalThis.arbitr);
    await page.evaluate(
      async ([l, t]) => {
        await globalThis.arbitr.store.setSetting('language', l);
        await globalThis.arbitr.store.setSetting('theme', t);
      },
      [language, theme],
    );
    await page.waitForTimeout(200);
    for (const { name, route, curtain } of wanted) {
      await page.setViewportSize(SIZES.phone);
      await page.goto(base + route);
      await settled(page);
      if (curtain && !quick && !store)
        await page.screenshot({
          path: path.join(OUT, `${name}-curtain-phone-${theme}-${language}.png`),
        });
      if (curtain) await openCurtain(page);
      for (const size of NAMES) {
        await page.setViewportSize(SIZES[size]);
        await page.waitForTimeout(120);
        await page.screenshot(
          store
            ? { path: path.join(OUT, language, `${name}.jpg`), type: 'jpeg', quality: 82 }
            : { path: path.join(OUT, `${name}-${size}-${theme}-${language}.png`) },
        );
        count += 1;
      }
    }
  }
await browser.close();
server.close();
say(
  `${count} pictures in ${path.relative(ROOT, OUT)}/, ${Math.round((Date.now() - started) / 1000)} s`,
);
