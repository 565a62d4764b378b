/** `npm test` runs what failed once more: what is said of both runs together is neither better nor worse than they were. */
import path from 'node:path';

import { loadModule } from '../support/loadModule';

interface Result {
  fullName: string;
  status: 'passed' | 'failed' | 'pending';
  failureMessages: string[];
}
interface Suite {
  name: string;
  status: string;
  message: string;
  assertionResults: Result[];
}
type Report = ReturnType<typeof reportOf>;
interface Reports {
  failedSuites(report: Report): string[];
  mended(first: Report, again: Report): string[];
  countsTogether(first: Report, again: Report): Record<'passed' | 'failed' | 'skipped', number>;
  failuresOf(report: Report): string[];
}

function suite(file: string, results: Record<string, Result['status']>, message = ''): Suite {
  const assertionResults = Object.entries(results).map(([fullName, status]) => ({
    fullName,
    status,
    failureMessages: status === 'failed' ? [`${fullName} was\nnot so`] : [],
  }));
  const isBad = message !== '' || Object.values(results).includes('failed');
  return {
    name: path.join('project/__tests__', file),
    status: isBad ? 'failed' : 'passed',
    message,
    assertionResults,
  };
}

function reportOf(...testResults: Suite[]) {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const number = (wanted: string) => all.filter(({ status }) => status === wanted).length;
  return {
    testResults,
    numPassedTests: number('passed'),
    numFailedTests: number('failed'),
    numPendingTests: number('pending'),
    numTodoTests: 0,
    numRuntimeErrorTestSuites: testResults.filter(({ message }) => message !== '').length,
  };
}

const GOOD = suite('engine/good.test.ts', { sound: 'passed', later: 'pending' });
const { countsTogether, failedSuites, failuresOf, mended } = loadModule<Reports>(
  'src/tools/lib/outcome.mjs',
);

test('a test that passes alone is counted as passed and named as unsteady', () => {
  const first = reportOf(GOOD, suite('browser/busy.test.ts', { a: 'failed', b: 'passed' }));
  const again = reportOf(suite('browser/busy.test.ts', { a: 'passed', b: 'passed' }));
  expect(failedSuites(first)).toEqual(['project/__tests__/browser/busy.test.ts']);
  expect(mended(first, again)).toEqual(['browser/busy.test.ts › a']);
  expect(countsTogether(first, again)).toEqual({ passed: 3, failed: 0, skipped: 1 });
});

test('a test that fails twice, or fails only the second time, is a failure and says why', () => {
  const first = reportOf(GOOD, suite('browser/busy.test.ts', { a: 'failed', b: 'passed' }));
  const again = reportOf(suite('browser/busy.test.ts', { a: 'failed', b: 'failed' }));
  expect(mended(first, again)).toEqual([]);
  expect(countsTogether(first, again)).toEqual({ passed: 1, failed: 2, skipped: 1 });
  expect(failuresOf(again)[0]).toBe('browser/busy.test.ts › a\n    a was\n    not so');
});

test('a suite that cannot be loaded is run again, and is a failure where it cannot be loaded then', () => {
  const broken = reportOf(suite('browser/broken.test.ts', {}, 'no such module'));
  expect(failedSuites(broken)).toHaveLength(1);
  expect(countsTogether(broken, broken)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(failuresOf(broken)).toEqual(['browser/broken.test.ts\n    no such module']);
});
