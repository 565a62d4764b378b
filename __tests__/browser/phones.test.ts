/**
 * Tables on phones beside the matches themselves (phones-*.test.ts): one is made in New match; a page that a service worker
 * has kept from an older version comes back to its chair; what joining weighs.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { makeTable } from '../../src/net/client/door';
import { VERSION } from '../../src/net/protocol/types';
import { openApp } from '../support/browser/app';
import { comeBackTo, isAtTable } from '../support/browser/phones';
import { atHome, closed } from '../support/browser/wholeMatch';
import { homeServer } from '../support/net/homeServer';

jest.setTimeout(600_000);

const SHIPPED = process.env.SHIPPED_FOLDER ?? '';
const PARTS = '_expo/static/js/web';
const home = atHome();

test('a table is made in New match, a bot sits down, and whoever leads ends it early', async () => {
  const url = home.url();
  // Whoever leads sits at the server's own machine, where the browser keeps matches.
  const host = await openApp('/new/promin', { url: `http://localhost:${new URL(url).port}` });
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
  await guest.page.getByText(/і твоє слово в ньому є\.$/).waitFor();
  // A finished table is an ordinary match in the history of whoever led it.
  await page.getByRole('button', { name: /^Відкрити її/ }).click();
  await page.waitForURL(/\/match\/[0-9a-f]+/);
  await page.getByRole('button', { name: /^Поділитися/ }).waitFor();
  await closed([host, guest]);
});

/**
 * The shipped app as it was before the last change of the protocol. All its parts have other names, as whatever leads to
 * a changed part would have: under the same name a service worker keeps what it has.
 */
function older(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'arbitr-older-'));
  cpSync(SHIPPED, folder, { recursive: true });
  const hashes = readdirSync(path.join(folder, PARTS)).flatMap(
    (name) => /-([0-9a-f]{32})\.js$/.exec(name)?.[1] ?? [],
  );
  const others = new Map(hashes.map((hash) => [hash, [...hash].reverse().join('')]));
  const named = (text: string): string =>
    text.replace(/[0-9a-f]{32}/g, (hash) => others.get(hash) ?? hash);
  let changed = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|html|json)$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8');
    // The constant of protocol/types, minified, beside the word with which a phone says that it listens.
    const before = text.replace(/=\d+(,\w+='listening')/, `=${VERSION - 1}$1`);
    if (before !== text) changed += 1;
    rmSync(file);
    writeFileSync(path.join(entry.parentPath, named(entry.name)), named(before));
  }
  expect(changed).toBeGreaterThan(0);
  const keep = `import('./src/tools/lib/webExport.mjs').then((m) => m.writeServiceWorker(${JSON.stringify(folder)}))`;
  const { status } = spawnSync('node', ['-e', keep], { cwd: path.join(__dirname, '../..') });
  expect(status).toBe(0);
  return folder;
}

test('a page kept from an older version is told to reload, and comes back to its chair', async () => {
  const folder = older();
  const server = await homeServer({ folder });
  const url = server.address;
  const made = await makeTable(url, { game: 'promin', mode: 'virtual', seats: 3, first: 0 }, 'Оля');
  if ('no' in made) throw new Error(made.no);
  const { code, token } = made;
  const app = await openApp('/', {
    url,
    serviceWorker: true,
    prepare: (context) =>
      context.addInitScript(comeBackTo, { address: url, code, token, game: 'promin' }),
  });
  const { page } = app;
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // What the server itself answers is never the kept page.
  for (const way of ['/health', '/metrics', `/tables?code=${code}`]) {
    const answer = await page.goto(`${url}${way}`);
    expect([way, answer?.fromServiceWorker()]).toEqual([way, false]);
    expect(await answer?.text()).not.toContain('<div id="root">');
  }
  // The same server a day later, with today's app.
  rmSync(folder, { recursive: true });
  cpSync(SHIPPED, folder, { recursive: true });
  await page.goto(`${url}/join/${code}`);
  await page.getByText('Версії різняться').waitFor();
  await page.getByRole('button', { name: 'Оновити', exact: true }).click();
  await page.getByText('ти ведеш стіл').waitFor();
  await app.close();
  await server.stop();
  rmSync(folder, { recursive: true });
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
