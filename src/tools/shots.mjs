/**
 * `npm run shots [part-of-a-name …]`: every screen × {phone, tablet} × {light, dark} × {uk, en} into shots/.
 * `--phone --side --tablet --light --dark --uk --ru --en`: only these; `--large`: with the largest letters.
 * All of one size, theme and language stand beside each other in `sheet-….png`, also what is shared at the end.
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
const { contactSheet } = await import('./lib/contactSheet.mjs');

const SIZES = {
  phone: { width: 390, height: 844 },
  side: { width: 844, height: 390 },
  tablet: { width: 1180, height: 820 },
};
const PEOPLE = ['Оля', 'Тарас', 'Соломія', 'Євген', 'Марко', 'Іра'];
const FOLDER = path.join(ROOT, 'src/games');
const GAMES = readdirSync(FOLDER).filter((name) => existsSync(path.join(FOLDER, name, 'game.ts')));

const args = process.argv.slice(2);
const only = args.filter((arg) => !arg.startsWith('--'));
const quick = args.includes('--quick'); // phone, light, uk
const store = args.includes('--store');
const OUT = path.join(ROOT, store ? 'assets/store/shots' : 'shots');
const STORE = ['home', 'promin-score', 'promin-virtual', 'qwinto-virtual', 'nizam-referee'];
const large = args.includes('--large');
const chosen = (all, usual) => {
  const some = all.filter((one) => args.includes(`--${one}`));
  return some.length > 0 ? some : usual;
};
const LANGUAGES = store
  ? ['uk', 'ru', 'en']
  : chosen(['uk', 'ru', 'en'], quick ? ['uk'] : ['uk', 'en']);
const THEMES = chosen(['light', 'dark'], store || quick ? ['light'] : ['light', 'dark']);
const NAMES = chosen(Object.keys(SIZES), store || quick ? ['phone'] : ['phone', 'tablet']);

function transcript(game, mode) {
  const file = path.join(ROOT, '__tests__/games', game, 'transcripts', `${mode}.json`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** A recorded match, cut off after a part of its moves; 1 is the whole of it. */
function recorded(game, mode, part) {
  const { setup, steps } = transcript(game, mode);
  const moves = steps.map((step) => step.move);
  const players = PEOPLE.slice(0, setup.seats);
  const made =
    part === 1 ? moves.length : Math.min(moves.length - 1, Math.round(moves.length * part));
  return { game, setup, players, moves: moves.slice(0, made) };
}

/** Of the second seat, the third and the fourth. */
const AUTOMATA = {
  easy: ['Гвинтик', 'Шайба', 'Заклепка'],
  medium: ['Пружина', 'Шестірня', 'Важіль'],
  strong: ['Маятник', 'Метроном', 'Хронометр'],
};

/** A recorded match with bots at some seats, cut off where a person is asked: none thinks while a picture is taken. */
function againstBots(game, mode, from, bots) {
  const { setup, steps } = transcript(game, mode);
  const isAsked = ({ turn }) => turn.chance || turn.actors.includes(0);
  const made = steps.findIndex((step, i) => i >= from && isAsked(step));
  const players = bots.map((level, i) => (level ? AUTOMATA[level][i - 1] : PEOPLE[i]));
  return { game, setup, players, bots, moves: steps.slice(0, made).map(({ move }) => move) };
}

/** People have thrown and write on paper; the bot has written, and its throw is next. */
function besidePaper() {
  const { setup, steps } = transcript('qwinto', 'score');
  const made = steps.findIndex(({ turn }) => turn.actors?.includes(0));
  const players = [AUTOMATA.strong[0], ...PEOPLE.slice(1, setup.seats)];
  const bots = players.map((_, i) => (i === 0 ? 'strong' : null));
  const moves = steps.slice(0, made).map(({ move }) => move);
  return { game: 'qwinto', setup, players, bots, moves };
}

const press = (page, name) => page.getByRole('button', { name }).first().click();

async function openChair(page) {
  await press(page, /^(Проти ботів|Against bots)/);
  await press(page, /(місце 2 з|seat 2 of)/);
  await page.getByRole('dialog').waitFor();
}

async function askForHint(page) {
  await press(page, /^(Підказка|Hint)$/);
  await page.getByRole('dialog').getByRole('radio').first().waitFor();
}

async function coachSpeaks(page) {
  const verdict = page.getByText(/^(Рівноцінно|Краще|As good|Better)/).first();
  await verdict.waitFor();
  await verdict.scrollIntoViewIfNeeded();
}

async function everythingIsWeighed(page) {
  await page.getByText(/^(Рішень|Decisions): /).waitFor();
  const goesOn = page.getByText(/^(Зважено рішень|Придивляємося|Decisions weighed|Looking closer)/);
  await goesOn.waitFor({ state: 'detached', timeout: 300_000 });
}

/** The album draws the windows of its matches one after another, while nobody waits for them. */
const windowsAreMade = (page) => page.waitForTimeout(2500);

const MATCH = '/match/ID';
const WITH_BOTS = [
  {
    match: againstBots('promin', 'virtual', 9, [null, 'easy', 'medium', 'strong']),
    shown: [
      { name: 'bot-turn', route: MATCH },
      { name: 'hint', route: MATCH, act: askForHint },
    ],
  },
  {
    match: { ...againstBots('promin', 'virtual', 5, [null, 'easy', 'easy', 'easy']), lesson: true },
    shown: [{ name: 'learning', route: MATCH }],
  },
  {
    match: besidePaper(),
    shown: [{ name: 'bot-on-paper', route: MATCH }],
  },
  {
    match: recorded('promin', 'virtual', 1),
    shown: [
      { name: 'coach', route: `${MATCH}/replay?step=13`, act: coachSpeaks },
      { name: 'coach-summary', route: `${MATCH}/coach`, act: everythingIsWeighed },
    ],
  },
];

const one = (name, match, more) => ({ match, shown: [{ name, route: MATCH, ...more }] });
/** A dealt match of Qwinto, cut off where somebody chooses a cell. */
function writing() {
  const { setup, steps } = transcript('qwinto', 'virtual');
  const made = steps.findIndex(({ turn }, i) => i > 60 && turn.phase === 'write');
  const moves = steps.slice(0, made).map(({ move }) => move);
  return { game: 'qwinto', setup, players: PEOPLE.slice(0, setup.seats), moves };
}

const RECORDED = GAMES.flatMap((game) => [
  one(`${game}-score`, recorded(game, 'score', 0.55)),
  one(`${game}-referee`, recorded(game, 'referee', 0.4)),
  // Qwinto has no secrets.
  one(`${game}-virtual`, recorded(game, 'virtual', 0.4), { curtain: game !== 'qwinto' }),
  one(`${game}-end`, recorded(game, 'score', 1)),
  one(`${game}-end-dealt`, recorded(game, 'virtual', 1), { shared: true }),
]);
RECORDED.push(one('qwinto-write', writing()));
RECORDED.find(({ shown }) => shown[0].name === 'promin-end').shown.push(
  { name: 'standings', route: `${MATCH}/standings` },
  { name: 'log', route: `${MATCH}/log` },
  { name: 'evening', route: '/evening/ID' },
);
RECORDED.find(({ shown }) => shown[0].name === 'nizam-referee').shown.push(
  { name: 'nizam-log', route: `${MATCH}/log` },
  { name: 'nizam-replay', route: `${MATCH}/replay?step=9` },
);

const SCREENS = [
  { name: 'home', route: '/' },
  { name: 'new-match', route: '/new/promin' },
  { name: 'chairs', route: '/new/promin', act: openChair },
  { name: 'bot-knows', route: '/bots/promin' },
  { name: 'join', route: '/join' },
  { name: 'join-nowhere', route: '/join/000000' },
  { name: 'history', route: '/history', act: windowsAreMade },
  { name: 'players', route: '/players' },
  { name: 'settings', route: '/settings' },
  { name: 'dice', route: '/dice' },
  { name: 'who-starts', route: '/who-starts' },
  { name: 'rules', route: '/rules/nizam' },
  { name: 'clause', route: '/rules/promin/P-4.4' },
  { name: 'settle', route: '/settle/promin' },
  { name: 'stats', route: '/stats' },
  { name: 'stats-game', route: '/stats?in=promin' },
  { name: 'box', route: '/box/promin' },
  { name: 'not-found', route: '/no/such/page' },
];

/** What they show is made of all matches. */
const LISTS = ['home', 'history', 'players', 'stats'];

async function seedMatches(page) {
  await page.waitForFunction(() => globalThis.arbitr, null, { timeout: 60_000 });
  const screens = [];
  // The recorded ones last: the first page shows the latest.
  for (const { match, shown } of [...WITH_BOTS, ...RECORDED]) {
    const isMeant = (part) => LISTS.includes(part) || shown.some(({ name }) => name.includes(part));
    if (only.length > 0 && !only.some(isMeant)) continue;
    const id = await page.evaluate((seeded) => globalThis.arbitr.seed(seeded), match);
    screens.push(...shown.map((screen) => ({ ...screen, route: screen.route.replace('ID', id) })));
  }
  return screens;
}

/** Where it is evening now: without matches of an evening there is no page of one. */
function eveningZone() {
  const ahead = ((31 - new Date().getUTCHours()) % 24) - 12;
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
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

const PICTURES = {
  '4x5': /^(Картинкою|Картинкой|As a picture)$/,
  '9x16': /^(Картинкою для|Картинкой для|As a tall)/,
};

/** The end as it is shared, in both formats. */
async function sharedPictures(page, name) {
  const made = [];
  for (const [format, row] of Object.entries(PICTURES)) {
    await press(page, /^(Поділитися|Поделиться|Share)$/);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('button', { name: row }).click(),
    ]);
    made.push(`${name}-${format}.png`);
    await file.saveAs(path.join(OUT, `${name}-${format}.png`));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  return made;
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
  timezoneId: eveningZone(),
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
      async ([l, t, letters]) => {
        await globalThis.arbitr.store.setSetting('language', l);
        await globalThis.arbitr.store.setSetting('theme', t);
        await globalThis.arbitr.store.setSetting('textScale', letters);
      },
      [language, theme, large ? 1.5 : 1],
    );
    await page.waitForTimeout(200);
    const look = `${theme}-${language}${large ? '-large' : ''}`;
    const sheets = new Map([...NAMES, 'shared'].map((size) => [size, []]));
    for (const { name, route, curtain, act, shared } of wanted) {
      await page.setViewportSize(SIZES.phone);
      await page.goto(base + route);
      await settled(page);
      if (curtain && !quick && !store)
        await page.screenshot({
          path: path.join(OUT, `${name}-curtain-phone-${theme}-${language}.png`),
        });
      if (curtain) await openCurtain(page);
      await act?.(page);
      for (const size of NAMES) {
        await page.setViewportSize(SIZES[size]);
        await page.waitForTimeout(120);
        const file = `${name}-${size}-${look}.png`;
        sheets.get(size).push(file);
        await page.screenshot(
          store
            ? { path: path.join(OUT, language, `${name}.jpg`), type: 'jpeg', quality: 82 }
            : { path: path.join(OUT, file) },
        );
        count += 1;
      }
      if (shared && !quick && !store)
        sheets.get('shared').push(...(await sharedPictures(page, `${name}-${look}`)));
    }
    if (store) continue;
    for (const [size, files] of sheets)
      if (files.length > 0) await contactSheet(browser, OUT, `sheet-${size}-${look}`, files);
  }
await browser.close();
server.close();
say(
  `${count} pictures in ${path.relative(ROOT, OUT)}/, ${Math.round((Date.now() - started) / 1000)} s`,
);
