/**
 * Tables on phones beside the matches themselves (phones-*.test.ts): one is made in New match; what joining weighs.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { openApp } from '../support/browser/app';
import { isAtTable } from '../support/browser/phones';
import { atHome, closed } from '../support/browser/wholeMatch';

jest.setTimeout(600_000);

const SHIPPED = process.env.SHIPPED_FOLDER ?? '';
const PARTS = '_expo/static/js/web';
const home = atHome();

test('a table is made in New match, a bot sits down, and whoever leads ends it early', async () => {
  const url = home.url();
  const host = await openApp('/new/promin', { url });
  const { page } = host;
  await page.getByRole('radio', { name: /^Роздай карти/ }).click();
  await page.getByRole('button', { name: /^Кожен зі свого телефона/ }).click();
  await page.getByRole('textbox', { name: 'Твоє ім’я' }).fill('Оля');
  await page.getByRole('button', { name: 'Поставити стіл' }).click();
  await page.getByText(/^відбиток партії/).waitFor();
  const code = /join\/([A-Z0-9]{6})/.exec(page.url())?.[1] ?? '';
  const guest = await openApp(`/join/${code}`, { url });
  await guest.page.getByRole('textbox', { name: 'Твоє ім’я' }).fill('Соломія');
  await guest.page.getByRole('button', { name: 'Сісти за стіл' }).click();
  await guest.page.getByText('Чекаємо: починає Оля').waitFor();
  await page.getByRole('button', { name: /^Стілець 3, вільний/ }).click();
  await page.getByRole('radio', { name: /^легкий бот/ }).click();
  await page.getByRole('button', { name: 'Почати втрьох' }).click();
  for (const one of [host, guest]) await isAtTable(one);
  await page.getByRole('button', { name: 'Меню партії' }).click();
  await page.getByText('Завершити партію зараз').click();
  await page.getByRole('button', { name: 'Завершити', exact: true }).click();
  for (const one of [host, guest])
    await one.page.getByText(/^Зерно партії: [0-9a-f]{64}$/).waitFor();
  await closed([host, guest]);
});

test('joining weighs at most 60 kB gzip, and the first screen knows nothing of a network', () => {
  const parts = path.join(SHIPPED, PARTS);
  const gzip = (name: string): number =>
    gzipSync(readFileSync(path.join(parts, name)), { level: 9 }).length;
  const joining = readdirSync(parts).filter((name) => name.startsWith('JoinScreen-'));
  expect(joining).toHaveLength(1);
  expect(gzip(joining[0] ?? '')).toBeLessThanOrEqual(60_000);
  const page = readFileSync(path.join(SHIPPED, 'index.html'), 'utf8');
  const first = [...page.matchAll(/<script[^>]+src="\/([^"]+)"/g)].map(([, file = '']) => file);
  expect(first.length).toBeGreaterThan(0);
  for (const file of first)
    expect(readFileSync(path.join(SHIPPED, file), 'utf8')).not.toMatch(/matchmake|MatchMakeError/);
});
