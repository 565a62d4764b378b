/** What jest's reports say: how many passed, and what of a second run of the suites that failed. */

const TESTS = '__tests__/';

/** A report names its files as they were called where it was made. */
function fileOf(name) {
  return name.slice(name.indexOf(TESTS) + TESTS.length);
}

export function countsOf(report) {
  return {
    passed: report.numPassedTests,
    // A suite that could not even load counts as one failure.
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

const hasFailed = ({ status, assertionResults }) =>
  status === 'failed' || assertionResults.some((one) => one.status === 'failed');

/** The files of suites with something that failed. */
export function failedSuites({ testResults }) {
  return testResults.filter(hasFailed).map(({ name }) => name);
}

const titlesThat = (status, { testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((one) => one.status === status)
      .map(({ fullName }) => `${fileOf(name)} › ${fullName}`),
  );

/** What failed in the first run and passed in the second, by title. */
export function mended(first, again) {
  const passed = new Set(titlesThat('passed', again));
  return titlesThat('failed', first).filter((title) => passed.has(title));
}

/** The first run, with the second's word on the suites that were run again. */
export function countsTogether(first, again) {
  const redone = new Set(again.testResults.map(({ name }) => name));
  const kept = first.testResults.filter(({ name }) => !redone.has(name));
  const statuses = kept.flatMap(({ assertionResults }) =>
    assertionResults.map((one) => one.status),
  );
  const number = (...wanted) => statuses.filter((status) => wanted.includes(status)).length;
  const { passed, failed, skipped } = countsOf(again);
  return {
    passed: passed + number('passed'),
    failed,
    skipped: skipped + number('pending', 'todo'),
  };
}

/** Title and the first lines of what went wrong: enough to find it in a log that is cut. */
export function failuresOf({ testResults }) {
  const FIRST_LINES = 6;
  const short = (text) => text.split('\n').slice(0, FIRST_LINES).join('\n    ');
  return testResults.filter(hasFailed).flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return [`${fileOf(name)}\n    ${short(message)}`];
    return failed.map(
      ({ fullName, failureMessages }) =>
        `${fileOf(name)} › ${fullName}\n    ${short(failureMessages[0] ?? '')}`,
    );
  });
}
