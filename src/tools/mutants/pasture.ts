/**
 * A copy of the sources in which rules may be broken: the project itself is never touched. Tests run
 * there with the project’s own packages.
 */
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
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

/** Tells what failed even when jest bails out: an exit code alone could also mean that jest is not there. */
const REPORTER = `const { writeFileSync } = require('node:fs');
module.exports = class {
  onRunComplete(_, { numTotalTests, numFailedTests }) {
    writeFileSync(process.env.MUTANT_REPORT, JSON.stringify({ numTotalTests, numFailedTests }));
  }
};
`;

export type Outcome = 'noticed' | 'unnoticed';

interface Report {
  numTotalTests: number;
  numFailedTests: number;
}

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
  writeFileSync(join(folder, 'reporter.js'), REPORTER);
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
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const jest = join(folder, 'node_modules/jest/bin/jest.js');
  const flags = [
    '-c',
    'jest.rules.js',
    '--reporters',
    './reporter.js',
    '--ci',
    '--bail',
    '-w',
    '1',
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [jest, ...flags, '--', tests], {
      cwd: folder,
      stdio: 'ignore',
      // A few random matches are enough to notice a broken rule, and each mutant pays for them.
      env: { ...process.env, CONFORMANCE_RUNS: '6', MUTANT_REPORT: report },
    });
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      child.kill('SIGKILL');
    }, PATIENCE_MS);
    child.on('error', reject);
    child.on('exit', () => {
      clearTimeout(timer);
      try {
        resolve(late ? 'noticed' : readOutcome(tests, report));
      } catch (error) {
        reject(error as Error);
      }
    });
  });
}

/** Only a test that failed has noticed something; a suite that could not load has not. */
function readOutcome(tests: string, report: string): Outcome {
  if (!existsSync(report)) throw new Error(`jest did not run ${tests}`);
  const { numTotalTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  if (numTotalTests === 0) throw new Error(`no test of ${tests} ran`);
  return numFailedTests > 0 ? 'noticed' : 'unnoticed';
}
