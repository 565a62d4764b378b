/** Every switch of the settings does something at once, and is as it was left after a restart. */
import type { Locator, Page } from 'playwright-core';

import type { GameId } from '../../src/games';
import { openApp, type OpenApp } from '../support/browser/app';
import { eventually } from '../support/browser/eventually';
import { seedFirst, seedRecorded, settled } from '../support/browser/seeded';
import { openCurtain } from '../support/browser/table';

jest.setTimeout(240_000);

let app: OpenApp | null = null;

afterEach(async () => {
  await app?.close();
  app = null;
});

const SWITCHES = [
  'Підказки',
  'Звук',
  'Вібрація',
  'Не гасити екран',
  'Для лівої руки',
  'Високий контраст',
];

const switchNamed = (page: Page, name: string) =>
  page.getByRole('switch', { name: new RegExp(`^${name}`) });

async function expectSwitches(page: Page, expected: readonly boolean[]): Promise<void> {
  await page.getByRole('heading', { name: 'Налаштування', level: 1 }).waitFor();
  await eventually(
    () => Promise.all(SWITCHES.map((name) => switchNamed(page, name).getAttribute('aria-checked'))),
    (states) => expect(states).toEqual(expected.map(String)),
  );
}

async function flip(page: Page, name: string): Promise<void> {
  const one = switchNamed(page, name);
  const to = (await one.getAttribute('aria-checked')) === 'true' ? 'false' : 'true';
  await one.tap();
  await page.locator(`[role="switch"][aria-checked="${to}"]`).filter({ hasText: name }).waitFor();
}

test('every switch and choice is as it was left after a restart', async () => {
  app = await openApp('/settings');
  const { page } = app;
  await expectSwitches(page, [true, true, true, true, false, false]);
  for (const name of SWITCHES) await flip(page, name);
  for (const choice of ['Вечір', 'Найбільший', 'Без руху']) {
    await page.getByRole('radio', { name: choice, exact: true }).tap();
    await page.getByRole('radio', { name: choice, exact: true, checked: true }).waitFor();
  }
  await page.reload();
  await expectSwitches(page, [false, false, false, false, true, true]);
  for (const choice of ['Вечір', 'Найбільший', 'Без руху'])
    await page.getByRole('radio', { name: choice, exact: true, checked: true }).waitFor();
});

interface Look {
  letters: number;
  ink: string;
  paper: string;
}

/** In the page: how its first heading, a quiet remark and the panels look; the other tabs lie out of sight. */
function look(): Look {
  const inSight = (what: string) =>
    [...document.querySelectorAll(what)].filter((one) => one.checkVisibility());
  const [heading] = inSight('h1');
  const [panel] = inSight('[role="region"]');
  const remark = inSight('div').find(
    (one) => one.textContent === 'Додається до розміру, обраного в системі.',
  );
  if (!heading || !panel || !remark) throw new Error('nothing to look at');
  return {
    letters: parseFloat(getComputedStyle(heading).fontSize),
    ink: getComputedStyle(remark).color,
    paper: getComputedStyle(panel).backgroundColor,
  };
}

type Watching = typeof globalThis & { look(): Look; atOnce: Promise<Look> };

/** Presses it, and tells how the page looks in the very frame that shows it chosen: not a frame later. */
async function lookOnChoosing(page: Page, control: Locator): Promise<Look> {
  await page.evaluate(`globalThis.look = ${look.toString()}`);
  await control.evaluate((element) => {
    const here = globalThis as Watching;
    here.atOnce = new Promise((resolve, reject) => {
      const notice = (): void => {
        try {
          if (element.getAttribute('aria-checked') === 'true') resolve(here.look());
        } catch (error) {
          reject(error as Error);
        }
      };
      new MutationObserver(notice).observe(element, { attributes: true });
    });
  });
  await control.tap();
  return page.evaluate(() => (globalThis as Watching).atOnce);
}

test('theme, text size and contrast change the page at once', async () => {
  app = await openApp('/settings');
  const { page } = app;
  await page.getByRole('heading', { name: 'Налаштування', level: 1 }).waitFor();
  const before = await page.evaluate(look);
  const contrast = await lookOnChoosing(page, switchNamed(page, 'Високий контраст'));
  expect(contrast.ink).not.toBe(before.ink);
  const large = await lookOnChoosing(page, page.getByRole('radio', { name: 'Найбільший' }));
  expect(large.letters / before.letters).toBeCloseTo(1.5, 1);
  const evening = await lookOnChoosing(page, page.getByRole('radio', { name: 'Вечір' }));
  expect(evening.paper).not.toBe(contrast.paper);
});

/** Runs in the page before the app: notes what reaches the device. */
function listen(): void {
  const heard: string[] = [];
  Object.assign(globalThis, { heard });
  HTMLMediaElement.prototype.play = () => {
    heard.push('sound');
    return Promise.resolve();
  };
  Object.defineProperty(navigator, 'vibrate', {
    value: () => heard.push('touch'),
  });
  Object.defineProperty(navigator, 'wakeLock', {
    value: {
      request: () => {
        heard.push('awake');
        return Promise.resolve({ release: () => Promise.resolve(), addEventListener() {} });
      },
    },
  });
}

/** Opens the match, makes a bid; this is what the device is asked for by then. */
async function expectHeardOnBid(
  page: Page,
  address: string,
  bidder: string,
  expected: readonly string[],
): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { name: `Ставить ${bidder}` }).waitFor();
  await page.getByRole('button', { name: 'ставка 2', exact: true }).tap();
  await page.getByRole('button', { name: /^Ставка 2/ }).tap();
  await page.getByRole('heading', { name: `Ставить ${bidder}` }).waitFor({ state: 'detached' });
  // The code for sound and light is fetched when it is first used.
  await settled(page);
  await eventually(
    () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard),
    (heard) => expect([...new Set(heard)].sort()).toEqual(expected),
  );
}

test('sound, touch and a lit screen follow their switches; the tray goes to the other hand', async () => {
  app = await openApp('/settings', { width: 1180, height: 820 });
  const { page, url } = app;
  await page.addInitScript(listen);
  const address = `${url}${await seedRecorded(page, 'promin', 'score', 0)}`;
  await expectHeardOnBid(page, address, 'Соломія', ['awake', 'sound', 'touch']);
  const pad = page.getByRole('table', { name: 'Аркуш очок' });
  const key = page.getByRole('button', { name: 'ставка 2', exact: true });
  const trayLies = (side: 'left' | 'right'): Promise<void> =>
    eventually(
      async () => [await key.boundingBox(), await pad.boundingBox()],
      ([keys, sheet]) => {
        if (!keys || !sheet) throw new Error('no tray or no pad');
        expect(keys.x > sheet.x ? 'right' : 'left').toBe(side);
      },
    );
  await trayLies('right');

  await page.goto(`${url}/settings`);
  for (const name of ['Звук', 'Вібрація', 'Не гасити екран', 'Для лівої руки'])
    await flip(page, name);
  await expectHeardOnBid(page, address, 'Євген', []);
  await trayLies('left');
});

/** Where the hints of each game are to be seen: after so many moves of a dealt match, perhaps after a touch. */
const HINTED: readonly { game: GameId; moves: number; touch?: RegExp; hint: RegExp }[] = [
  { game: 'promin', moves: 5, touch: /рахуючи від молодшої/, hint: /^Це може бути / },
  { game: 'split', moves: 2, hint: /^(нова стопка|дві нові|три нові)$/ },
  { game: 'veselka', moves: 1, hint: /можна викласти$/ },
  { game: 'qwinto', moves: 4, hint: /\d не можна/ },
  { game: 'nizam', moves: 1, hint: /, ціна / },
  { game: 'perlyna', moves: 1, hint: /, ціна / },
];

/** How many things on the table speak or show the hint. */
async function hintsOn(page: Page, address: string, one: (typeof HINTED)[number]): Promise<number> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await settled(page);
  await openCurtain(page);
  await settled(page);
  if (one.touch) await page.getByRole('button', { name: one.touch }).first().tap();
  await settled(page);
  return (await page.getByLabel(one.hint).count()) + (await page.getByText(one.hint).count());
}

test('without hints no dealt table tells what is possible', async () => {
  app = await openApp('/settings');
  const { page, url } = app;
  const routes = new Map<GameId, string>();
  for (const { game, moves } of HINTED)
    routes.set(game, `${url}${await seedFirst(page, game, 'virtual', moves)}`);
  const counted = async (): Promise<[GameId, boolean][]> => {
    const found: [GameId, boolean][] = [];
    for (const one of HINTED)
      found.push([one.game, (await hintsOn(page, routes.get(one.game) ?? '', one)) > 0]);
    return found;
  };
  expect(await counted()).toEqual(HINTED.map(({ game }) => [game, true]));
  await page.goto(`${url}/settings`);
  await flip(page, 'Підказки');
  expect(await counted()).toEqual(HINTED.map(({ game }) => [game, false]));
});

interface Motion {
  /** Things that were seen in three places or more: on their way. */
  moved: number;
  animations: number;
}

/** Throws a die and tells what moved on the screen until its sum is there. */
async function motionOfThrow(page: Page, address: string): Promise<Motion> {
  await page.goto(address);
  await page.getByRole('checkbox', { name: 'помаранчевий кубик' }).tap();
  await settled(page);
  await page.evaluate(() => {
    const seen = new Map<Element, Set<string>>();
    const watch = { animations: 0, moved: 0, stop: false };
    Object.assign(globalThis, { watch });
    const look = (): void => {
      for (const element of document.querySelectorAll('[style*="transform"], [style*="opacity"]')) {
        const { transform, opacity } = getComputedStyle(element);
        const places = seen.get(element) ?? new Set();
        seen.set(element, places.add(`${transform} ${opacity}`));
      }
      const running = document.getAnimations().filter(({ playState }) => playState === 'running');
      watch.animations = Math.max(watch.animations, running.length);
      watch.moved = [...seen.values()].filter(({ size }) => size > 2).length;
      if (!watch.stop) requestAnimationFrame(look);
    };
    look();
  });
  await page.getByRole('button', { name: 'Кинути кубик' }).tap();
  await page.getByRole('button', { name: /^Лишити \d/ }).waitFor();
  return page.evaluate(() => {
    const { watch } = globalThis as unknown as { watch: Motion & { stop: boolean } };
    watch.stop = true;
    return { moved: watch.moved, animations: watch.animations };
  });
}

test('without motion the dice lie at once, and nothing is on its way', async () => {
  app = await openApp('/settings', { reducedMotion: false });
  const { page, url } = app;
  const address = `${url}${await seedFirst(page, 'qwinto', 'virtual', 0)}`;
  const other = `${url}${await seedFirst(page, 'qwinto', 'virtual', 0)}`;
  const { moved, animations } = await motionOfThrow(page, address);
  expect(moved + animations).toBeGreaterThan(0);
  await page.goto(`${url}/settings`);
  await page.getByRole('radio', { name: 'Без руху' }).tap();
  await page.getByRole('radio', { name: 'Без руху', checked: true }).waitFor();
  expect(await motionOfThrow(page, other)).toEqual({ moved: 0, animations: 0 });
});

/** In the page: what lies round the app, and the language it says it speaks. */
function surroundings() {
  const { colorScheme, scrollbarColor } = getComputedStyle(document.documentElement);
  const bars = [...document.querySelectorAll('meta[name="theme-color"]')];
  return {
    bars: [...new Set(bars.map((meta) => meta.getAttribute('content')))],
    colorScheme,
    // The browser's own would be «auto».
    scrollbars: scrollbarColor === 'auto' ? 'auto' : 'own',
    language: document.documentElement.lang,
    title: document.title,
  };
}

test('the page round the app follows its theme and its language, not the system’s', async () => {
  app = await openApp('/settings');
  const { page } = app;
  const expectRound = (expected: Partial<ReturnType<typeof surroundings>>): Promise<void> =>
    eventually(
      () => page.evaluate(surroundings),
      (found) => expect(found).toMatchObject({ ...expected, scrollbars: 'own' }),
    );
  await page.getByRole('radio', { name: 'Вечір', exact: true }).tap();
  await expectRound({ bars: ['#231A14'], colorScheme: 'dark', language: 'uk' });
  await page.getByRole('radio', { name: 'День', exact: true }).tap();
  await expectRound({ bars: ['#EADFCB'], colorScheme: 'light' });
  await page.getByRole('radio', { name: 'English', exact: true }).tap();
  await expectRound({ language: 'en', title: 'Settings · Arbitr' });
});

/** After `listen`: a browser that notes a sound and refuses to play it. */
function refuse(): void {
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = async function () {
    await play.call(this);
    throw new DOMException('not allowed', 'NotAllowedError');
  };
}

test('a sound that the browser refuses to play is not missed and not complained about', async () => {
  app = await openApp('/settings', { width: 1180, height: 820 });
  const { page, url, complaints } = app;
  await page.addInitScript(listen);
  await page.addInitScript(refuse);
  const address = `${url}${await seedRecorded(page, 'promin', 'score', 0)}`;
  await expectHeardOnBid(page, address, 'Соломія', ['awake', 'sound', 'touch']);
  expect(complaints).toEqual([]);
});
