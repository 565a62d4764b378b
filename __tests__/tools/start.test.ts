/** `npm start -- --lan`, as a person runs it: where phones find it, where its tables are, and that they are there again. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { renderUnicodeCompact } from 'uqr';

import { doorOf, homesOf, makeTable } from '../../src/net/client/door';

const ROOT = path.join(__dirname, '../..');
let folder: string;
let file: string;
let children: ChildProcess[];

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'arbitr-start-'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>app</title>');
  file = path.join(folder, 'tables', 'home.sqlite');
  children = [];
});
afterEach(async () => {
  await Promise.all(children.map(stop));
  rmSync(folder, { recursive: true, force: true });
});

interface Started {
  child: ChildProcess;
  said: string;
  address: string;
  code: number | null;
}

function start(...args: string[]): Promise<Started> {
  const child = spawn(process.execPath, ['src/tools/start.mjs', ...args], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', APP_FOLDER: folder, TABLES: file, HOST: undefined },
  });
  children.push(child);
  return new Promise((resolve) => {
    let said = '';
    const done = (code: number | null): void => {
      const address = /«Арбітр» is at (http:\/\/\S+)/.exec(said)?.[1] ?? '';
      resolve({ child, said, address, code });
    };
    const hear = (chunk: Buffer): void => {
      said += String(chunk);
      if (said.includes('Ctrl+C')) done(null);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('close', done);
  });
}

function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('close', resolve);
    child.kill('SIGINT');
  });
}

const MAKE = { game: 'promin', mode: 'virtual', seats: 3, first: 0 } as const;

test('the place of the tables is said, and a second start finds them again', async () => {
  const first = await start();
  expect(first.said).toContain(`Tables are kept in ${file} (0 there)`);
  expect(first.said).not.toContain('Phones in this network');
  expect(await homesOf(first.address)).toEqual([]);
  const made = await makeTable(first.address, MAKE, 'Оля');
  if ('no' in made) throw new Error(made.no);
  const twice = await start();
  expect(twice.code).toBe(1);
  expect(twice.said).toContain('stop it first, or choose TABLES=FILE');
  expect(twice.said).not.toMatch(/\n {4}at /);
  expect(await stop(first.child)).toBe(0);
  const second = await start();
  expect(second.said).toContain(`Tables are kept in ${file} (1 there)`);
  expect(await doorOf(second.address, made.code)).toMatchObject({ game: 'promin', begun: false });
});

test('--lan: reached by this machine’s addresses, which are said and drawn', async () => {
  const { said, address } = await start('--lan');
  const homes = await homesOf(address);
  const [home] = homes ?? [];
  if (home === undefined) return expect(said).toContain('in no network now');
  for (const one of homes ?? []) expect(said).toContain(one);
  expect(said).toContain(renderUnicodeCompact(home));
  expect(said).toContain('whoever is in this network could listen');
  expect(await doorOf(home, 'K7M4TR')).toEqual({ no: 'nowhere' });
});
