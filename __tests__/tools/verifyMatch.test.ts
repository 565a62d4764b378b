/** The separate verifier over what the app exports: all of it is right, and nothing that was changed is. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { games } from '../../src/games/rules';
import { gameIds } from '../../src/games';
import { playEvening, startOf, type Line } from '../support/fairness/evening';
import { exportedMatch, openMemory } from '../support/fairness/matches';
import { fileOf, TAMPERINGS, tampered } from '../support/fairness/tamper';
import { PROGRAM, verify } from '../support/fairness/verifier';
import { createDice } from '../support/torture/dice';
import { sealed } from '../support/torture/fuzzImport';

jest.setTimeout(600_000);

const MATCHES = 500;
const CHANGED = 208;

const evenings: Line[] = [];
beforeAll(() => {
  for (let n = 0; n < MATCHES; n += 1) evenings.push(playEvening(n));
});

const kindsIn = (kind: string): number =>
  evenings.filter(({ log }) => log.some((item) => item[2] === kind)).length;

test('is one file of at most 150 lines that imports nothing but Node', () => {
  const source = readFileSync(PROGRAM, 'utf8');
  expect(source.trim().split('\n').length).toBeLessThanOrEqual(150);
  const imports = [...source.matchAll(/\bfrom '([^']+)'|\bimport\('([^']+)'\)/g)];
  expect(imports.map(([, name]) => name?.slice(0, 5))).toEqual(imports.map(() => 'node:'));
});

test(`says yes to ${MATCHES} matches of all games, with moves taken back, corrected and words added`, () => {
  const no = evenings.flatMap((line, n) => {
    const { code, says } = verify(() => fileOf(line));
    return code === 0 ? [] : [`${n}: ${says}`];
  });
  expect(no).toEqual([]);
  expect(Math.min(kindsIn('undone'), kindsIn('redone'), kindsIn('corrected'))).toBeGreaterThan(40);
  const starts = evenings.map((_, n) => startOf(n));
  const tables = gameIds().reduce((n, id) => n + games[id].seats.max - games[id].seats.min + 1, 0);
  expect(new Set(starts.map(({ game, setup }) => `${game} ${setup.seats}`)).size).toBe(tables);
  expect(starts.filter(({ words }) => words.length > 0).length).toBeGreaterThan(300);
});

test('says yes to what the app itself stores and exports', async () => {
  const { store, close } = await openMemory();
  try {
    for (let n = 0; n < 16; n += 1) {
      const bytes = await exportedMatch(store, n);
      expect(verify(() => bytes).says).toMatch(/^yes: \d+ deals, draws and rolls/);
    }
  } finally {
    await close();
  }
});

test('an unfinished match is right so far, and not a proof', () => {
  const line = evenings.find(({ result, log }) => result && log.length > 20) as Line;
  const open = structuredClone(line);
  delete open.result;
  const bytes = sealed([
    JSON.stringify({ format: 'arbitr-backup', version: 2, exportedAt: 1 }),
    JSON.stringify({ match: open }),
  ]);
  expect(verify(() => bytes)).toEqual({
    code: 1,
    says: expect.stringMatching(/^no: .*: right so far, but the match is not finished$/),
  });
});

test('a file without a match proves nothing', () => {
  const head = JSON.stringify({ format: 'arbitr-backup', version: 2, exportedAt: 1 });
  expect(verify(() => sealed([head]))).toEqual({
    code: 1,
    says: 'no: there is no match in the file',
  });
});

test(`catches each of ${CHANGED} changed matches`, () => {
  const dice = createDice(2026);
  const missed: string[] = [];
  let changed = 0;
  for (let n = 0; changed < CHANGED; n += 1) {
    const how = TAMPERINGS[n % TAMPERINGS.length] as (typeof TAMPERINGS)[number];
    const line = evenings[(n * 7) % MATCHES] as Line;
    const file = tampered(line, how, dice);
    if (!file) continue;
    changed += 1;
    const { code, says } = verify(() => file);
    if (code !== 1) missed.push(`${how.name} (${how.seal}) in ${line.id}: ${code} ${says}`);
    else if (how.seal === 'resealed') expect(says).toMatch(/^no: match \w+ \(\w+\), entry \d+: /);
  }
  expect(missed).toEqual([]);
});

test('run from the command line it prints a sentence and exits with 0, 1 or 2', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'arbitr-verify-'));
  const run = (bytes: Uint8Array | string): { code: number | null; says: string } => {
    const file = path.join(folder, 'match.jsonl.gz');
    writeFileSync(file, bytes);
    const { status, stdout } = spawnSync(process.execPath, [PROGRAM, file], { encoding: 'utf8' });
    return { code: status, says: stdout.trim() };
  };
  try {
    const line = evenings[1] as Line;
    expect(run(fileOf(line))).toEqual(verify(() => fileOf(line)));
    const wrong = tampered(line, TAMPERINGS[0] as (typeof TAMPERINGS)[number], createDice(5));
    expect(run(wrong ?? '')).toMatchObject({
      code: 1,
      says: expect.stringContaining('the seed gives'),
    });
    const wiped = { ...line, id: '\u001b[2K\ryes: all is as the seed gives\u009b1A' };
    expect(run(fileOf(wiped))).toEqual({
      code: 1,
      says: expect.stringMatching(/^no: match \?\[2K\?yes: all is as the seed gives\?1A /),
    });
    expect(run('not a backup')).toMatchObject({
      code: 2,
      says: expect.stringMatching(/^unreadable: /),
    });
    const { status } = spawnSync(process.execPath, [PROGRAM, path.join(folder, 'nothing here')]);
    expect(status).toBe(2);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
