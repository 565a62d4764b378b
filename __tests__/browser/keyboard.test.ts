/** The whole app by keyboard: a score match of «Промінь» from the first visit to the end without a touch. */
import type { Page } from 'playwright-core';

import { axeViolations, openApp, type OpenApp } from '../support/browser/app';
import { expectFocus, focused, pressKey, tabTo } from '../support/browser/keyboard';
import { seedMatch, seedRecorded } from '../support/browser/seeded';
import { PEOPLE, expectPodium } from '../support/browser/table';

jest.setTimeout(300_000);

let app: OpenApp | null = null;

afterEach(async () => {
  await app?.close();
  app = null;
});

interface Deal {
  /** In the order in which people bid. */
  bids: readonly (readonly [name: string, beads: number, shield?: boolean])[];
  /** In the same order; the last player's number follows from the others. */
  tricks: readonly (readonly [name: string, won: number])[];
}

const DEALS: readonly Deal[] = [
  // Оля deals; the left neighbour opens. Everyone keeps the promise: 10 each, 5 with the shield.
  {
    bids: [
      ['Тарас', 2],
      ['Соломія', 4],
      ['Євген', 1],
      ['Оля', 3],
    ],
    tricks: [
      ['Тарас', 2],
      ['Соломія', 4],
      ['Євген', 1],
    ],
  },
  {
    bids: [
      ['Соломія', 4],
      ['Євген', 1],
      ['Оля', 3],
      ['Тарас', 1, true],
    ],
    tricks: [
      ['Соломія', 4],
      ['Євген', 1],
      ['Оля', 3],
    ],
  },
  {
    bids: [
      ['Євген', 1],
      ['Оля', 3],
      ['Тарас', 2],
      ['Соломія', 4],
    ],
    tricks: [
      ['Євген', 1],
      ['Оля', 3],
      ['Тарас', 2],
    ],
  },
  // 60, 50, 60, 60: the holder of the first-player card is Оля again and among the leaders.
  {
    bids: [
      ['Оля', 3],
      ['Тарас', 1],
      ['Соломія', 4],
      ['Євген', 0],
    ],
    tricks: [
      ['Оля', 3],
      ['Тарас', 2],
      ['Соломія', 3],
    ],
  },
];

async function playDeal(page: Page, { bids, tricks }: Deal): Promise<void> {
  for (const [name, beads, shield = false] of bids) {
    await page.getByRole('heading', { name: `Ставить ${name}` }).waitFor();
    await pressKey(page, `ставка ${beads}`, 'Space');
    await pressKey(page, shield ? new RegExp(`^${beads} і щит`) : new RegExp(`^Ставка ${beads}`));
  }
  for (const [name, won] of tricks) await pressKey(page, new RegExp(`^${name}: ${won} взят`));
  await pressKey(page, /^Закрити роздачу/);
}

/** A sheet or dialog: Escape closes it, and the focus is back where it was opened. */
async function escapeTo(page: Page, opener: string): Promise<void> {
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expectFocus(page, opener);
}

test('a score match of «Промінь» is played from the first visit to its end without a touch', async () => {
  app = await openApp('/', { firstVisit: true, width: 1180, height: 820 });
  const { page, complaints } = app;
  await page.getByRole('dialog', { name: 'Вітаю за столом' }).waitFor();
  await page.keyboard.press('Escape');
  await pressKey(page, /^Промінь, /);

  await page.getByRole('heading', { name: 'Промінь', level: 1 }).waitFor();
  await tabTo(page, /^Рахую очки/);
  await page.keyboard.press('ArrowDown');
  await expectFocus(page, /^Суддя/);
  await page.keyboard.press('ArrowUp');
  await page.getByRole('radio', { name: /^Рахую очки/, checked: true }).waitFor();
  // The field takes the focus when it is asked for, and Enter leaves it there for the next name.
  await pressKey(page, 'Ще один гравець');
  await expectFocus(page, 'Ім’я гравця');
  for (const name of PEOPLE) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expectFocus(page, 'Ім’я гравця');
  }
  await pressKey(page, /^Почати/);

  await page.getByRole('dialog', { name: 'Промінь. Як це вписати?' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await pressKey(page, 'Меню партії');
  await escapeTo(page, 'Меню партії');
  for (const deal of DEALS) await playDeal(page, deal);

  // Оля 60 + 40, Тарас 50 − 5, Соломія 60 − 5, Євген 60 − 10.
  await page.getByRole('heading', { name: 'Перемагає Оля', level: 1 }).waitFor();
  await expectPodium(page, [
    '1-е місце: Оля, 100',
    '2-е місце: Соломія, 55',
    '3-е місце: Євген, 50',
    '4-е місце: Тарас, 45',
  ]);
  await pressKey(page, 'Поділитися');
  await escapeTo(page, 'Поділитися');
  expect(await axeViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('tabs, switches, choices and links answer to the keys people expect', async () => {
  app = await openApp('/');
  const { page, url } = app;
  await pressKey(page, 'Налаштування');
  await page.getByRole('heading', { name: 'Налаштування', level: 1 }).waitFor();
  await tabTo(page, /^Високий контраст/);
  await page.keyboard.press('Space');
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-checked') === 'true');
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    () => document.activeElement?.getAttribute('aria-checked') === 'false',
  );

  const route = await seedRecorded(page, 'promin', 'score', 0.55);
  await page.goto(`${url}${route}`);
  await page.getByRole('heading', { name: 'Промінь', level: 1 }).waitFor();
  // A number on the score pad leads to its entry; this one rests on two, so a sheet asks which.
  await tabTo(page, /^Оля, .*Виправити$/);
  expect((await focused(page))?.role).toBe('button');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Який запис виправити?' }).waitFor();
  await pressKey(page, /^Виправити: Оля ставить 5/);
  await page.waitForURL(/[?&]correct=\d+/);
  // A clause is a link: the rule behind a line of the standings.
  await page.goto(`${url}${route}/standings`);
  await tabTo(page, /^Правило P-5/);
  expect((await focused(page))?.role).toBe('link');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/rules\/promin\/P-5/);
});

test('whoever gets up leaves the focus with the neighbour', async () => {
  app = await openApp('/');
  const { page, url } = app;
  // The group of last time sits down by itself.
  await seedMatch(page, 'promin', { seats: 4, first: 0, mode: 'score' }, []);
  await page.goto(`${url}/new/promin`);
  const remove = async (name: string): Promise<void> => {
    await pressKey(page, new RegExp(`^${name}, місце`));
    await pressKey(page, `Прибрати з-за столу: ${name}`);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  await remove('Тарас');
  await expectFocus(page, /^Соломія, місце 2 з 3/);
  await remove('Євген');
  await expectFocus(page, /^Соломія, місце 2 з 2/);
  await remove('Соломія');
  await expectFocus(page, /^Оля, місце 1 з 1/);
  await remove('Оля');
  await expectFocus(page, 'Ще один гравець');
});

test('whoever sits down leaves the focus with who still stands, the last one with the field', async () => {
  app = await openApp('/');
  const { page, url } = app;
  await seedMatch(page, 'promin', { seats: 3, first: 0, mode: 'score' }, []);
  await page.goto(`${url}/new/promin`);
  await pressKey(page, 'За столом інші люди');
  const standing = page.getByRole('button', { name: /^(Оля|Тарас|Соломія)$/ });
  await standing.nth(2).waitFor();
  const names = await standing.evaluateAll((nodes) =>
    nodes.map((node) => node.getAttribute('aria-label') ?? ''),
  );
  expect(names).toHaveLength(3);
  const [first = '', second = '', third = ''] = names;
  const seat = async (name: string): Promise<void> => {
    await pressKey(page, name);
    await page.getByRole('button', { name: new RegExp(`^${name}, місце`) }).waitFor();
  };
  await seat(second);
  await expectFocus(page, third);
  await seat(third);
  await expectFocus(page, first);
  await seat(first);
  await expectFocus(page, 'Ім’я гравця');
});
