/** Nobody left out: forced colours, what is spoken, where the focus goes. Axe goes over the screens elsewhere. */
import type { Page } from 'playwright-core';

import { gameIds, type GameId } from '../../src/games';
import { kept } from '../../src/games/qwinto/examples';
import { openApp, type OpenApp } from '../support/browser/app';
import { seedMatch, seedRecorded, settled, visit } from '../support/browser/seeded';
import { smallTargets } from '../support/browser/targets';

jest.setTimeout(300_000);

let app: OpenApp | null = null;

afterEach(async () => {
  await app?.close();
  app = null;
});

/** How thick the edge is that the browser draws round each of these; 0 where none is seen. */
function edges(page: Page, selector: string): Promise<number[]> {
  return page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
    }),
  );
}

test('with forced colours everything that can be pressed has an edge, and what is chosen a thicker one', async () => {
  app = await openApp('/');
  const { page, complaints } = app;
  await page.emulateMedia({ forcedColors: 'active' });
  const score = { first: 0, mode: 'score' } as const;
  const routes = [
    '/new/promin',
    await seedMatch(page, 'veselka', { ...score, seats: 2 }, []),
    await seedMatch(page, 'qwinto', { ...score, seats: 2 }, []),
    await seedRecorded(page, 'qwinto', 'referee', 0.4),
  ];
  for (const route of routes) {
    await visit(page, route);
    if (route === routes[1]) await page.getByRole('radio').first().tap();
    const pressed = await edges(page, '[role=button], [role=radio], [role=checkbox]');
    expect([route, pressed.length > 3, Math.min(...pressed) >= 1]).toEqual([route, true, true]);
    const chosen = await edges(page, '[aria-checked=true]');
    const others = await edges(page, '[aria-checked=false]');
    if (chosen.length > 0)
      expect([route, Math.min(...chosen) > Math.max(0, ...others)]).toEqual([route, true]);
  }
  expect(complaints).toEqual([]);
});

test('with forced colours the chosen bid, cell, sheet and tab are seen', async () => {
  app = await openApp('/');
  const { page } = app;
  await page.emulateMedia({ forcedColors: 'active' });
  const isThick = async (selector: string): Promise<void> => {
    const thick = await edges(page, selector);
    expect([selector, thick.length > 0, Math.min(...thick) >= 3]).toEqual([selector, true, true]);
  };
  await settled(page);
  await isThick('[aria-current=page]');
  const setup = { seats: 4, first: 0, mode: 'score' } as const;
  await visit(page, await seedMatch(page, 'promin', setup, []));
  await page.getByRole('button', { name: 'ставка 3', exact: true }).tap();
  await isThick('[aria-pressed=true]');
  const writing = await seedMatch(
    page,
    'qwinto',
    { ...setup, mode: 'referee' },
    kept(0, { orange: 3, yellow: 6 }),
  );
  await visit(page, writing);
  await page.getByRole('tab').first().waitFor();
  await isThick('[role=tab][aria-selected=true]');
  await page
    .getByRole('button', { name: /поле \d.*можна$/ })
    .first()
    .tap();
  await isThick('[aria-pressed=true]');
});

test('in forced colours a drawing keeps its own: they say which row, gem or token it is', async () => {
  app = await openApp('/');
  const { page } = app;
  await page.emulateMedia({ forcedColors: 'active' });
  await page.getByRole('button', { name: /^Qwinto, / }).waitFor();
  await settled(page);
  const adjusted = await page
    .locator('svg')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).forcedColorAdjust));
  expect(new Set(adjusted)).toEqual(new Set(['none']));
  // What is written on it belongs to it; the lines of an icon do not, on the system's ground ours may not be seen.
  await visit(page, '/new/qwinto');
  await settled(page);
  const found = await page.evaluate(() => {
    const system = document.createElement('i');
    system.style.color = 'CanvasText';
    document.body.append(system);
    const lines = [...document.querySelectorAll('[role=button] svg[viewBox="0 0 24 24"] > path')];
    const initials = [...document.querySelectorAll('[data-own] > div > div')];
    return {
      system: getComputedStyle(system).color,
      lines: [...new Set(lines.map((line) => getComputedStyle(line).stroke))],
      initials: new Set(initials.map((one) => getComputedStyle(one).forcedColorAdjust)).size,
      kept: initials.every((one) => getComputedStyle(one).forcedColorAdjust === 'none'),
    };
  });
  expect(found).toMatchObject({ lines: [found.system], initials: 1, kept: true });
});

test('in forced colours the cells of a sheet that is only looked at keep theirs, written in or not', async () => {
  app = await openApp('/');
  const { page } = app;
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, await seedRecorded(page, 'qwinto', 'score', 1));
  const sheet = page.getByRole('img', { name: /помаранчевий ряд: .*фіолетовий ряд: / }).first();
  await sheet.waitFor();
  await settled(page);
  const faces = await sheet.evaluate((grid) => {
    const all = [...grid.querySelectorAll('*')].map((one) => getComputedStyle(one));
    return {
      forced: all.filter(({ forcedColorAdjust }) => forcedColorAdjust !== 'none').length,
      grounds: new Set(all.map(({ backgroundColor }) => backgroundColor)).size,
    };
  });
  expect(faces.forced).toBe(0);
  // A band and its cells in each of three rows.
  expect(faces.grounds).toBeGreaterThanOrEqual(6);
});

test('in forced colours a key told by its colour keeps it, and only what is chosen has a thick edge', async () => {
  app = await openApp('/');
  const { page, url } = app;
  await page.emulateMedia({ forcedColors: 'active' });
  const grounds = async (keys: string): Promise<number> => {
    const all = page.locator(keys);
    await all.first().waitFor();
    await settled(page);
    return all.evaluateAll(
      (some) => new Set(some.map((one) => getComputedStyle(one).backgroundColor)).size,
    );
  };
  await page.goto(`${url}${await seedRecorded(page, 'promin', 'referee', 0.4)}`);
  expect(await grounds('[role=group][aria-label="Колір карти"] [aria-pressed]')).toBe(5);
  await page.goto(`${url}${await seedRecorded(page, 'split', 'referee', 0.4)}`);
  expect(await grounds('[role=radiogroup] [role=radio]')).toBe(3);
  await page.goto(`${url}/rules/nizam`);
  await page.getByRole('checkbox', { checked: true }).waitFor();
  const edge = await page.getByRole('checkbox', { checked: false }).evaluateAll((all) =>
    all.map((one) => {
      document.body.style.backgroundColor = 'Canvas';
      const { borderTopColor } = getComputedStyle(one);
      return borderTopColor === getComputedStyle(document.body).backgroundColor;
    }),
  );
  expect(new Set(edge)).toEqual(new Set([true]));
});

test('tokens are spoken by shape and colour', async () => {
  app = await openApp('/new/promin');
  const { page } = app;
  await page.getByRole('button', { name: /^Гравець 2, місце 2 з 4/ }).tap();
  await page.getByRole('radio', { name: 'Зелений квадрат', checked: true }).waitFor();
  expect(await page.getByRole('radio', { name: /^(Червоне|Синій|Бурштиновий)/ }).count()).toBe(3);
});

test('a name is given from chair to chair by Enter, and the focus never falls to the page', async () => {
  app = await openApp('/new/promin');
  const { page } = app;
  const isLost = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement === document.body);
  await page.getByRole('button', { name: /^Гравець 3, місце 3 з 4/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Місце 3 з 4' }).waitFor();
  for (const [name, next] of [
    ['Соломія', 'Місце 4 з 4'],
    ['Євген', null],
  ] as const) {
    await page.locator('input:focus').waitFor();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    if (next) await page.getByRole('heading', { name: next }).waitFor();
    else await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect([name, await isLost()]).toEqual([name, false]);
  }
  await page.getByRole('button', { name: /^Євген, місце 4 з 4/ }).waitFor();
});

test('Enter leaves the focus in its field, the cross that empties it gives it back, and so does a sheet', async () => {
  app = await openApp('/');
  const { page } = app;
  const inField = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.tagName === 'INPUT');
  for (const route of ['/rules/promin', '/late/nizam', '/join']) {
    await visit(page, route);
    await page.locator('input:visible').first().focus();
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await settled(page);
    expect([route, await inField()]).toEqual([route, true]);
  }
  // A sheet with a field in it gives the focus back to what opened it.
  await visit(page, '/late/nizam');
  await page.getByRole('button', { name: 'Хто грав' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').locator('input:focus').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await settled(page);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Хто грав',
  );
  await visit(page, '/rules/promin');
  await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('козир');
  await page.getByRole('button', { name: 'Стерти пошук' }).focus();
  await page.keyboard.press('Enter');
  await settled(page);
  expect(await inField()).toBe(true);
});

test('a clause’s label is hit 48 points high', async () => {
  app = await openApp('/');
  const { page } = app;
  const setup = { seats: 4, first: 0, mode: 'score' } as const;
  await visit(page, await seedMatch(page, 'promin', setup, []));
  const tag = page.getByRole('link', { name: /P-3\.4/ }).first();
  await tag.waitFor();
  await settled(page);
  const hit = await tag.evaluate((link) => {
    const { x, y, width, height } = link.getBoundingClientRect();
    const middle = y + height / 2;
    const isHit = (at: number): boolean =>
      link.contains(document.elementFromPoint(x + width / 2, at));
    return [isHit(middle - 23), isHit(middle), isHit(middle + 23)];
  });
  expect(hit).toEqual([true, true, true]);
});

test('an arrow of the field of gems is hit 48 by 48 points', async () => {
  app = await openApp('/');
  const { page } = app;
  await visit(page, await seedRecorded(page, 'nizam', 'referee', 0.4));
  const arrows = page.getByRole('button', { name: /^Зсунути / });
  await arrows.first().waitFor();
  await settled(page);
  const sizes = await arrows.evaluateAll((all) =>
    all.map((arrow) => {
      const { x, y, width, height } = arrow.getBoundingClientRect();
      const [left, top] = [x + width / 2, y + height / 2];
      /** How far its hits reach from the middle, there and back. */
      const reach = (dx: number, dy: number): number => {
        let steps = 0;
        for (const way of [1, -1])
          for (let far = 0.5; far < 60; far += 1, steps += 1) {
            const hit = document.elementFromPoint(left + way * far * dx, top + way * far * dy);
            if (!arrow.contains(hit)) break;
          }
        return steps;
      };
      return Math.min(reach(1, 0), reach(0, 1));
    }),
  );
  expect(sizes).toHaveLength(20);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(48);
});

test.each(gameIds())('%s: everything on its table is hit 48 points wide and high', async (game) => {
  app = await openApp('/');
  const { page } = app;
  const part = game === 'split' ? 0 : 0.55;
  const score = await seedRecorded(page, game, 'score', part);
  const referee = await seedRecorded(page, game, 'referee', 0.4);
  for (const route of [score, `${score}/standings`, referee]) {
    await visit(page, route);
    expect([route, await smallTargets(page)]).toEqual([route, []]);
  }
});

test('no spoken name has two full stops', async () => {
  app = await openApp('/');
  const { page } = app;
  const doubled: string[] = [];
  for (const game of gameIds())
    for (const [mode, part] of [
      ['score', game === 'split' ? 0 : 0.55],
      ['referee', 0.4],
    ] as const) {
      await visit(page, await seedRecorded(page, game, mode, part));
      const names = await page
        .locator('[aria-label]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
      expect(names.length).toBeGreaterThan(5);
      doubled.push(...names.filter((name) => /[.!?…]\s*\./.test(name)));
    }
  expect(doubled).toEqual([]);
});

/** What enters something in a score match that has just begun. */
const ENTRIES: readonly (readonly [GameId, readonly RegExp[]])[] = [
  ['promin', [/^ставка 3$/, /^Ставка 3/]],
  ['veselka', [/^4 карти, /, /^червон\S* у веселку/, /^Записати 4/]],
  ['qwinto', [/^помаранчевий кубик$/, /^Кинути кубик/, /^Лишити/]],
  ['nizam', [/^Хід без очок/]],
  ['perlyna', [/^Хід без завдань/]],
];

test.each(ENTRIES)(
  '%s: after an entry by keyboard the focus is not lost',
  async (game, presses) => {
    app = await openApp('/');
    const { page } = app;
    const setup = { seats: 3, first: 0, mode: 'score' } as const;
    await visit(page, await seedMatch(page, game, setup, []));
    for (const name of presses) {
      const wanted = page
        .getByRole('button', { name })
        .or(page.getByRole('checkbox', { name }))
        .or(page.getByRole('radio', { name }));
      await wanted.first().waitFor();
      await settled(page);
      await wanted.first().focus();
      const role = await wanted.first().getAttribute('role');
      await page.keyboard.press(role === 'button' ? 'Enter' : 'Space');
      await settled(page);
      const focused = await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName,
      );
      expect([String(name), focused]).not.toEqual([String(name), 'BODY']);
    }
  },
);
