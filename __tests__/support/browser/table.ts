/** Sitting down at a table through the interface: choose the game, the way of playing, the people. */
import type { Page } from 'playwright-core';

export const PEOPLE = ['Оля', 'Тарас', 'Соломія', 'Євген'] as const;

export async function sitDown(
  page: Page,
  game: string,
  options: { mode?: string; people?: readonly string[] } = {},
): Promise<void> {
  const { mode, people = PEOPLE } = options;
  await page.getByRole('button', { name: new RegExp(`^${game},`) }).click();
  await page.getByRole('heading', { name: game, level: 1 }).waitFor();
  if (mode) await page.getByRole('radio', { name: new RegExp(`^${mode}`) }).click();
  for (const name of people) {
    await page.getByLabel('Ім’я гравця').fill(name);
    await page.getByRole('button', { name: 'Додати гравця' }).click();
  }
  await page.getByRole('button', { name: /^Почати/ }).click();
  await page.waitForURL(/\/match\//);
}

export async function openFromMenu(page: Page, row: string): Promise<void> {
  await page.getByRole('button', { name: 'Меню партії' }).click();
  await page.getByRole('button', { name: row }).click();
}
