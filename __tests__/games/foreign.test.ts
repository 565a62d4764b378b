/**
 * A game is one folder with one door: nothing outside it names it but the two registries, and for the games of
 * the gems what they share. Tools (`src/tools`) are left out: no part of the app imports them, and they take single games as
 * samples to measure, to photograph and to play against; what every game has there is asked for in ./brings.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';

import { gameIds, type GameId } from '../../src/games';

const ROOT = join(__dirname, '../..');
const REGISTRIES = ['src/games/index.ts', 'src/games/rules.ts'];
const SHARED = 'src/games/gems/';

function filesUnder(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return path === 'src/tools' ? [] : filesUnder(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const SOURCES = [...filesUnder('src'), ...filesUnder('app')].map((path) => ({
  path,
  text: readFileSync(join(ROOT, path), 'utf8'),
}));

/** As a word anywhere, comments and keys included. «split» is also English and JavaScript: there the id as code has it. */
function named(id: GameId): RegExp {
  return id === 'split'
    ? /['"`]split['"`]|\bsplit\s*[:,]|\{\s*split\s*\}|\bgames\.split\b|\/split[/'"`]/
    : new RegExp(`\\b${id}\\b`);
}

function foreign(id: GameId): string[] {
  const name = named(id);
  return SOURCES.filter(
    ({ path, text }) => !path.startsWith(`src/games/${id}/`) && name.test(text),
  ).map(({ path }) => path);
}

const isOfGems = (id: GameId): boolean =>
  SOURCES.some(({ path, text }) => path.startsWith(`src/games/${id}/`) && text.includes('/gems/'));

test('a game is found where it is named', () => {
  for (const id of gameIds()) expect(foreign(id)).toEqual(expect.arrayContaining(REGISTRIES));
  expect(gameIds().filter(isOfGems)).toEqual(['veselka', 'nizam', 'perlyna']);
});

test.each(gameIds())('%s: only the registries know of it', (id) => {
  const others = foreign(id).filter((path) => !REGISTRIES.includes(path));
  expect(others.filter((path) => !(isOfGems(id) && path.startsWith(SHARED)))).toEqual([]);
});
