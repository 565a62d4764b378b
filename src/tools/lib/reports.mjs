/** What jest's reports say: which suites took longest, what every test is called. */
import { createRequire } from 'node:module';
import path from 'node:path';

import { ROOT } from './setup.mjs';

const { projects } = createRequire(import.meta.url)(path.join(ROOT, 'jest.config.js'));
const TESTS = '__tests__/';

/** The folders a pattern of jest.config.js takes in: `<rootDir>/__tests__/{storage,match}/**` has two. */
function foldersOf(pattern) {
  const [first] = pattern.slice(pattern.indexOf(TESTS) + TESTS.length).split('/');
  return first.replace(/[{}]/g, '').split(',');
}

const PROJECT_OF = new Map(
  projects.flatMap(({ displayName, testMatch }) =>
    testMatch.flatMap(foldersOf).map((folder) => [folder, displayName]),
  ),
);

/** `screens › games/split.test.tsx`: a report names its files as they were called where it was made. */
function placeOf(file) {
  const name = file.slice(file.indexOf(TESTS) + TESTS.length);
  const [folder] = name.split('/');
  return { name, project: PROJECT_OF.get(folder) ?? projects[0].displayName };
}

/** The suites that took longest, as `seconds project › file`. */
export function slowestSuites(reports, most) {
  return reports
    .flatMap(({ testResults }) => testResults)
    .map(({ name, startTime, endTime }) => ({ name, ms: endTime - startTime }))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, most)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${placeOf(name).name}`);
}

/** Every test as `project › full title`, sorted: tests may move between files of a project unseen. */
export function titlesOf(reports) {
  return reports
    .flatMap(({ testResults }) => testResults)
    .flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName }) => `${placeOf(name).project} › ${fullName}`),
    )
    .sort();
}
