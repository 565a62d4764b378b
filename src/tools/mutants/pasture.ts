/**
 * A copy of the sources in which rules may be broken: the project itself is never touched. Tests run
 * there with the project’s own packages.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Mutant } from './types';

export const ROOT = join(__dirname, '../../..');
const COPIED = ['src', '__tests__', 'package.json', 'jest.config.js', 'tsconfig.json'];
/** A broken rule may also make a test run for ever; that is noticed, too. */
const PATIENCE_MS = 240_000;

/** Only the rules’ own project: the others would load React Native. */
const RULES_ONLY = `const { projects } = require('./jest.config.js');
module.exports = { ...projects.find((p) => p.displayName === 'rules'), rootDir: __dirname };
`;

export type Outcome = 'noticed' | 'unnoticed';

export interface Pasture {
  /** Do the tests fail? With `mutant` null: as the sources are. */
  outcome(tests: string, mutant: Mutant | null): Promise<Outcome>;
  remove(): void;
}

export function newPasture(): Pasture {
  const folder = mkdtempSync(join(tmpdir(), 'arbitr-mutants-'));
  for (const path of COPIED) cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'jest.rules.js'), RULES_ONLY);
  return {
    outcome: (tests, mutant) => withMutant(folder, mutant, () => runTests(folder, tests)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The source with the mutant in it. Throws if its text is not there exactly once. */
export function mutate(source: string, { file, find, put }: Mutant): string {
  const at = source.indexOf(find);
  if (at < 0) throw new Error(`${file} no longer contains: ${find}`);
  if (source.indexOf(find, at + 1) >= 0) throw new Error(`${file} contains twice: ${find}`);
  return source.slice(0, at) + put + source.slice(at + find.length);
}

async function withMutant<T>(
  folder: string,
  mutant: Mutant | null,
  run: () => Promise<T>,
): Promise<T> {
  if (mutant === null) return run();
  const path = join(folder, mutant.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, mutate(source, mutant));
  try {
    return await run();
  } finally {
    writeFileSync(path, source);
  }
}

function runTests(folder: string, tests: string): Promise<Outcome> {
  const jest = join(folder, 'node_modules/jest/bin/jest.js');
  const args = [jest, '-c', 'jest.rules.js', '--ci', '--bail', '--silent', '-w', '1', '--', tests];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      // A few random matches are enough to notice a broken rule, and each mutant pays for them.
      env: { ...process.env, CONFORMANCE_RUNS: '6' },
    });
    let errors = '';
    child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
    const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    child.on('error', reject);
    child.on('exit', (code) => {
      clearTimeout(timer);
      if (errors.includes('No tests found')) reject(new Error(`no tests in ${tests}`));
      else resolve(code === 0 ? 'unnoticed' : 'noticed');
    });
  });
}
