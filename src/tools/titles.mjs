/** `npm run test:titles [REPORT …]`: the titles of all tests of the last run, or of given reports, to compare two runs. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { titlesOf } from './lib/reports.mjs';
import { ROOT, say } from './lib/setup.mjs';

const CACHE = path.join(ROOT, '.cache');

function lastReports() {
  return readdirSync(CACHE)
    .filter((name) => /^jest-.*\.json$/.test(name))
    .map((name) => path.join(CACHE, name));
}

const given = process.argv.slice(2);
const files = given.length > 0 ? given : lastReports();
for (const title of titlesOf(files.map((file) => JSON.parse(readFileSync(file, 'utf8')))))
  say(title.replace(/\s+/g, ' '));
