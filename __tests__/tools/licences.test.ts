/** The list under «Про Арбітра»: everything that is in the app, with the licence it really has. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { LICENCES } from '../../app/screens/settings/licences';

const ROOT = path.join(__dirname, '../..');
const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as T;

/** What comes inside a package or as a file of our own: expo-sqlite brings the first two, the service worker the third. */
const NO_PACKAGES = ['SQLite', 'wa-sqlite', 'workbox', 'Golos Text', 'Literata'];
/** Nothing here asks for more than to be named. */
const PERMISSIVE = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'OFL-1.1'];

test('every package has the licence that it says it has', () => {
  const packages = LICENCES.filter(({ name }) => !NO_PACKAGES.includes(name));
  for (const { name, licence } of packages)
    expect([name, licence]).toEqual([
      name,
      read<{ license: string }>(`node_modules/${name}/package.json`).license,
    ]);
  expect(new Set(LICENCES.map(({ name }) => name)).size).toBe(LICENCES.length);
});

test('every package the app asks for is there', () => {
  const { dependencies } = read<{ dependencies: Record<string, string> }>('package.json');
  const named = LICENCES.map(({ name }) => name);
  expect(Object.keys(dependencies).filter((name) => !named.includes(name))).toEqual([]);
});

test('none asks for more than to be named', () => {
  const allowed = [...PERMISSIVE, 'public domain'];
  expect(LICENCES.filter(({ licence }) => !allowed.includes(licence))).toEqual([]);
});

test('what asks for more is a tool: MPL-2.0 is lightningcss for building and axe for testing, and neither is in the app', () => {
  const { packages } = read<{ packages: Record<string, { license?: string }> }>(
    'package-lock.json',
  );
  const asksMore = Object.entries(packages).filter(([, { license }]) => license === 'MPL-2.0');
  const names = asksMore.map(([at]) => at.replace(/^.*node_modules\//, ''));
  const builds = names.filter((name) => /^lightningcss(-|$)/.test(name));
  expect(builds).toHaveLength(12);
  const tests = names.filter((name) => !builds.includes(name));
  expect(tests.sort()).toEqual(['@axe-core/playwright', 'axe-core']);
  const shipped = LICENCES.map(({ name }) => name);
  expect(names.filter((name) => shipped.includes(name))).toEqual([]);
});
