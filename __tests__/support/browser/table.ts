/** Sitting down at a table and getting about in a match through the interface, by touch, in any language. */
import type { Locator, Page } from 'playwright-core';

import { eventually } from './eventually';

export const PEOPLE = ['Оля', 'Тарас', 'Соломія', 'Євген'] as const;

/** What the shell calls the few things every match needs. */
const SHELL = {
  uk: {
    name: 'Ім’я гравця',
    more: 'Ще один гравець',
    chair: /, місце \d+ з \d+/,
    remove: /^Прибрати з(?:і|-за) столу/,
    add: 'Додати гравця',
    start: /^Почати/,
    menu: 'Меню партії',
    log: 'Журнал',
    correct: 'Виправити',
    walked: 'Записати виправлення',
    place: /місце/,
  },
  ru: {
    name: 'Имя игрока',
    more: 'Ещё один игрок',
    chair: /, место \d+ из \d+/,
    remove: /^Убрать из-за стола/,
    add: 'Добавить игрока',
    start: /^Начать/,
    menu: 'Меню партии',
    log: 'Журнал',
    correct: 'Исправить',
    walked: 'Записать исправление',
    place: /место/,
  },
  en: {
    name: 'Player’s name',
    more: 'One more player',
    chair: /, seat \d+ of \d+/,
    remove: /^Remove from the table/,
    add: 'Add a player',
    start: /^Start (with|alone)/,
    menu: 'Match menu',
    log: 'Log',
    correct: 'Correct',
    walked: 'Apply the correction',
    place: / place/,
  },
} as const;

export type Language = keyof typeof SHELL;

export interface Seating {
  mode?: string;
  people?: readonly string[];
  language?: Language;
}

export async function sitDown(page: Page, game: string, options: Seating = {}): Promise<void> {
  const { mode, people = PEOPLE, language = 'uk' } = options;
  const shell = SHELL[language];
  await page.getByRole('button', { name: new RegExp(`^${game},`) }).tap();
  await page.getByRole('heading', { name: game, level: 1 }).waitFor();
  if (mode) await page.getByRole('radio', { name: new RegExp(`^${mode}`) }).tap();
  const [field, start] = [
    page.getByLabel(shell.name),
    page.getByRole('button', { name: shell.start }),
  ];
  await field.or(start).first().waitFor();
  // Earlier apps ask for a name at once.
  if ((await field.count()) === 0) await makeRoom(page, shell);
  for (const name of people) {
    await field.fill(name);
    await page.getByRole('button', { name: shell.add }).tap();
  }
  await start.tap();
  await page.waitForURL(/\/match\//);
}

/** Where as many chairs are offered as the game has, one of them goes first. */
async function makeRoom(page: Page, shell: (typeof SHELL)[Language]): Promise<void> {
  const more = page.getByRole('button', { name: shell.more });
  if ((await more.count()) === 0) {
    await page.getByRole('button', { name: shell.chair }).last().tap();
    await page.getByRole('button', { name: shell.remove }).tap();
  }
  await more.tap();
}

export async function openFromMenu(
  page: Page,
  row: string,
  language: Language = 'uk',
): Promise<void> {
  await page.getByRole('button', { name: SHELL[language].menu }).tap();
  await page.getByRole('button', { name: row }).tap();
}

/**
 * Opens the log's entry that says `entry` for correction; `change` enters what was right. Everything after it still
 * stands, and that is shown before it is written down.
 */
export async function correct(
  page: Page,
  entry: RegExp,
  change: () => Promise<void>,
  language: Language = 'uk',
): Promise<void> {
  const shell = SHELL[language];
  await openFromMenu(page, shell.log, language);
  const name = new RegExp(`^${shell.correct}: .*${entry.source}`);
  await page.getByRole('button', { name }).last().tap();
  await change();
  await page.getByRole('button', { name: shell.walked }).tap();
  await page.getByRole('heading', { name: shell.log, level: 1 }).waitFor();
  await page.goBack();
}

/** The places on the end's steps, as they are spoken, come to be these. */
export async function expectPodium(
  page: Page,
  expected: readonly string[],
  language: Language = 'uk',
): Promise<void> {
  const places = page.getByRole('link', { name: SHELL[language].place });
  await eventually(
    () => places.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
    (spoken) => expect(spoken).toEqual(expected),
  );
}

/** Presses by name: the touches of a score-keeper. */
export function toucher(page: Page) {
  const by =
    (role: 'button' | 'radio' | 'checkbox') =>
    async (name: string | RegExp): Promise<void> => {
      await one(page.getByRole(role, { name, exact: typeof name === 'string' })).tap();
    };
  return { button: by('button'), radio: by('radio'), checkbox: by('checkbox') };
}

/** A screen below may still hold the same words; what can be touched is the last. */
function one(found: Locator): Locator {
  return found.last();
}

/** Waits until the strip says that it is this player's turn: the entry before is stored. */
export async function turnOf(page: Page, name: string): Promise<void> {
  await page.getByRole('status').filter({ hasText: name }).first().waitFor();
}

/**
 * One activation by a screen reader opens the curtain: it does not depend on how quick two presses are. Nothing
 * happens where there is none; the screen has come to rest before.
 */
export async function openCurtain(page: Page): Promise<void> {
  const hold = page.getByRole('button', { name: /^(Тримай|Держи|Hold)/ });
  if ((await hold.count()) === 0) return;
  await hold.dispatchEvent('click');
  await hold.waitFor({ state: 'detached' });
}

/** Waits until the store has written everything typed so far: its queue answers in order. */
export async function typedIsStored(page: Page): Promise<void> {
  await page.waitForFunction(() => 'arbitr' in globalThis);
  await page.evaluate(() => {
    const { arbitr } = globalThis as unknown as {
      arbitr: { store: { settings(): Promise<unknown> } };
    };
    return arbitr.store.settings();
  });
}

/** Opens the log of a finished match by its link. */
export async function openLog(page: Page, language: Language = 'uk'): Promise<void> {
  await page.goto(`${page.url()}/log`);
  await page.getByRole('heading', { name: SHELL[language].log, level: 1 }).waitFor();
}
