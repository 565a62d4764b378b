/**
 * Imports point one way: app → games/*​/table → match → games/* (rules) → engine, with storage beside
 * match, and ui and text usable from anything that draws. The rules stay plain TypeScript: no screen,
 * no clock, no console and no chance of their own.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';

import { GAME_IDS } from '../src/engine/types';

const ROOT = join(__dirname, '..');
const SOURCE = /\.tsx?$/;
const IMPORT =
  /(?:^|[\n;])\s*(?:import|export)\s(?:[^'";]*?\sfrom\s)?\s*['"]([^'"]+)['"]|\b(?:require|import)\(\s*['"]([^'"]+)['"]/g;

/** Registries know every game by purpose. */
const REGISTRIES = new Set([
  'src/engine/index.ts',
  'src/games/tables.ts',
  'src/games/settles.ts',
  'src/games/library.ts',
]);

interface Source {
  path: string;
  code: string;
  imports: string[];
}

function filesUnder(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return filesUnder(path);
    return SOURCE.test(entry.name) ? [path] : [];
  });
}

/** Blank out comments, so that prose about `console` or an import is not taken for one. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/(^|[^:'"`])\/\/[^\n]*/g, '$1');
}

function read(path: string): Source {
  const code = withoutComments(readFileSync(join(ROOT, path), 'utf8'));
  const imports = [...code.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? '');
  return { path, code, imports };
}

/** Where a relative import leads, from the root; packages stay as they are. */
function target(source: Source, imported: string): string {
  if (!imported.startsWith('.')) return imported;
  return posix.join(posix.dirname(source.path), imported);
}

const SOURCES = [...filesUnder('src'), ...filesUnder('app')].map(read);

const isTable = (path: string): boolean =>
  /^src\/games\/([^/]+\/table(\/|$)|parts\/|table$|table\.ts|tables|settles)/.test(path);
const isRules = (path: string): boolean =>
  path.startsWith('src/engine/') || (path.startsWith('src/games/') && !isTable(path));
const RULES = SOURCES.filter(({ path }) => isRules(path));
/** The game a path belongs to; folders that games share (the gem grid) belong to none. */
function gameOf(path: string): string | undefined {
  const folder = /^src\/games\/([^/]+)(\/|$)/.exec(path)?.[1];
  return GAME_IDS.find((id) => id === folder);
}

function offenders(sources: Source[], isWrong: (source: Source, to: string) => boolean): string[] {
  return sources.flatMap((source) =>
    source.imports
      .map((imported) => target(source, imported))
      .filter((to) => isWrong(source, to))
      .map((to) => `${source.path} → ${to}`),
  );
}

/** Higher places may import lower ones. Tools may import anything and nobody imports them. */
const LAYERS: readonly [RegExp, number][] = [
  [/^src\/tools(\/|$)/, 6],
  [/^app(\/|$)/, 5],
  [/^src\/games\/(tables|parts|[^/]+\/table)(\.|\/|$)/, 4],
  [/^src\/(match|storage|stats|verify)(\/|$)/, 3],
  [/^src\/games(\/|$)/, 2],
  [/^src\/engine(\/|$)/, 1],
];

function layerOf(path: string): number | undefined {
  return LAYERS.find(([pattern]) => pattern.test(path))?.[1];
}

test('the sources are found and their imports read', () => {
  expect(RULES.length).toBeGreaterThan(15);
  const door = SOURCES.find(({ path }) => path === 'src/engine/index.ts');
  expect(door?.imports).toEqual(expect.arrayContaining(['../games/promin', './types', './rng']));
});

describe('imports point one way', () => {
  test('nothing imports a higher place than its own', () => {
    const upward = offenders(
      SOURCES.filter(({ path }) => !REGISTRIES.has(path)),
      (source, to) => {
        const own = layerOf(source.path);
        const other = layerOf(to);
        return own !== undefined && other !== undefined && other > own;
      },
    );
    expect(upward).toEqual([]);
  });

  test('the rules import nothing but the engine, the words and the hash behind the generator', () => {
    const allowed = /^(src\/(engine|games|text)\/|@noble\/hashes\/)/;
    expect(offenders(RULES, (_, to) => !allowed.test(to))).toEqual([]);
  });

  test('the rules never reach for a table', () => {
    expect(
      offenders(RULES, (source, to) => isTable(to) && source.path !== 'src/games/tables.ts'),
    ).toEqual([]);
  });

  test('the engine knows no particular game; only its door does', () => {
    const engine = RULES.filter(
      ({ path }) => path.startsWith('src/engine/') && !REGISTRIES.has(path),
    );
    expect(offenders(engine, (_, to) => to.startsWith('src/games/'))).toEqual([]);
  });

  test('shared text and ui know no game, no match and no screen', () => {
    const shared = SOURCES.filter(({ path }) => /^src\/(text|ui)\//.test(path));
    expect(
      offenders(shared, (_, to) => /^(app|src\/(games|match|storage))(\/|$)/.test(to)),
    ).toEqual([]);
  });

  test('only relative imports lead into the project', () => {
    expect(offenders(SOURCES, (_, to) => /^(@\/|~\/|src\/.*\/src\/)/.test(to))).toEqual([]);
  });
});

describe('the rules are pure', () => {
  const FORBIDDEN: readonly [string, RegExp][] = [
    ['the clock', /\bDate\b|\bperformance\b|\bsetTimeout\b|\bsetInterval\b/],
    ['the console', /\bconsole\s*\./],
    ['chance of their own', /\bMath\s*\.\s*random\b|\bcrypto\s*\./],
    ['deep clones', /\bstructuredClone\b|JSON\s*\.\s*parse\s*\(\s*JSON/],
    ['the network or the screen', /\bfetch\s*\(|\bwindow\s*\.|\bdocument\s*\./],
  ];

  test.each(FORBIDDEN)('they do not use %s', (_, pattern) => {
    expect(RULES.filter(({ code }) => pattern.test(code)).map(({ path }) => path)).toEqual([]);
  });

  test('they hold no component', () => {
    expect(RULES.filter(({ path }) => path.endsWith('.tsx')).map(({ path }) => path)).toEqual([]);
  });

  test('a game knows of another only through what they share', () => {
    const across = offenders(RULES, (source, to) => {
      const own = gameOf(source.path);
      const other = gameOf(to);
      return own !== undefined && other !== undefined && other !== own;
    });
    expect(across).toEqual([]);
  });
});

test('nothing in the app rolls with Math.random', () => {
  const rolling = SOURCES.filter(({ code }) => /\bMath\s*\.\s*random\b/.test(code));
  expect(rolling.map(({ path }) => path)).toEqual([]);
});
