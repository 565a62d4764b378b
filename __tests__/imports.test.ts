/**
 * Imports point one way: app → games/*​/table → match → games/* (rules) → engine, with storage beside
 * match, and ui and text usable from anything that draws. The rules stay plain TypeScript: no screen,
 * no clock, no console and no chance of their own.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';

import { gameIds } from '../src/games';

const ROOT = join(__dirname, '..');
const SOURCE = /\.tsx?$/;
const IMPORT =
  /(?:^|[\n;])\s*(?:import|export)\s(?:[^'";]*?\sfrom\s)?\s*['"]([^'"]+)['"]|\b(?:require|import)\(\s*['"]([^'"]+)['"]/g;

/** Registries know every game by purpose. */
const isRegistry = (path: string): boolean => /^src\/games\/(index|rules)\.ts$/.test(path);
/** A game's door leads everywhere in its folder, and behind it things are loaded on demand. */
const isDoor = (path: string): boolean =>
  /^src\/games(\/[^/]+)?\/(index|game|rooms|play|look|common)(\.ts)?$|^src\/games$/.test(path);

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
  /^src\/games\/([^/]+\/table(\/|$)|kit\/|table$|table\.ts)/.test(path);
/** What a finished match leaves to be looked at: drawings as data, made from states like a game's facts. */
const isKeepsake = (path: string): boolean =>
  /^src\/games\/([^/]+\/)?keepsake(Text)?(\.ts)?$/.test(path);
const isRules = (path: string): boolean =>
  path.startsWith('src/engine/') ||
  (path.startsWith('src/games/') &&
    ![isTable, isDoor, isRegistry, isKeepsake].some((is) => is(path)));
const RULES = SOURCES.filter(({ path }) => isRules(path));
const isBot = (path: string): boolean => /^src\/(bots\/|games\/[^/]+\/bot\/)/.test(path);
/** The game a path belongs to; folders that games share (the gems, the kit) belong to none. */
function gameOf(path: string): string | undefined {
  const folder = /^src\/games\/([^/]+)(\/|$)/.exec(path)?.[1];
  return gameIds().find((id) => id === folder);
}

function offenders(
  sources: readonly Source[],
  isWrong: (source: Source, to: string) => boolean,
): string[] {
  return sources.flatMap((source) =>
    source.imports
      .map((imported) => target(source, imported))
      .filter((to) => isWrong(source, to))
      .map((to) => `${source.path} → ${to}`),
  );
}

/** Higher places may import lower ones. Tools may import anything and nobody imports them. */
const LAYERS: readonly [RegExp, number][] = [
  [/^src\/(tools|server)(\/|$)/, 6],
  [/^app(\/|$)/, 5],
  // What bots share lies below the games, the coach above them.
  [/^src\/bots\/kit(\/|$)/, 1],
  [/^src\/bots(\/|$)/, 3],
  [/^src\/games\/(kit|[^/]+\/table)(\.|\/|$)/, 4],
  [/^src\/(match|storage|stats|verify|net)(\/|$)/, 3],
  [/^src\/games(\/|$)/, 2],
  [/^src\/engine(\/|$)/, 1],
];

function layerOf(path: string): number | undefined {
  return LAYERS.find(([pattern]) => pattern.test(path))?.[1];
}

test('the sources are found and their imports read', () => {
  expect(RULES.length).toBeGreaterThan(15);
  const door = SOURCES.find(({ path }) => path === 'src/games/promin/game.ts');
  expect(door?.imports).toEqual(expect.arrayContaining(['../game', './rooms']));
});

/** What a guard finds wrong. */
type Guard = (sources: readonly Source[]) => string[];

const invented = (path: string, code: string): Source => ({
  path,
  code,
  imports: [...code.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? ''),
});

/** Each with inventions that it has to stop: a guard that no longer reaches anything would let them through. */
const GUARDS: Readonly<Record<string, { finds: Guard; stops: readonly [string, string][] }>> = {
  'nothing imports a higher place than its own': {
    finds: (sources) =>
      offenders(
        sources.filter(({ path }) => !isDoor(path)),
        (source, to) => {
          const own = layerOf(source.path);
          const other = layerOf(to);
          return own !== undefined && other !== undefined && other > own;
        },
      ),
    stops: [
      ['src/engine/invented.ts', "import { rulesOf } from '../match/rules';"],
      ['src/match/invented.ts', "import { Playing } from '../../app/screens/match/Playing';"],
      ['src/bots/kit/invented.ts', "import { advice } from '../coach';"],
      ['src/storage/invented.ts', "import { Table } from '../games/split/table';"],
      ['src/games/qwinto/table/Invented.tsx', "import routes from '../../../../app/routes';"],
    ],
  },
  'the rules import nothing but the engine, the words and the hash behind the generator': {
    finds: (sources) => {
      const allowed = /^(src\/(engine|games|text)\/|@noble\/hashes\/)/;
      // A bot takes what bots share; a game's door says that there is one.
      const mayKnowBots = /^src\/games\/([^/]+\/bot\/|game\.ts$)/;
      return offenders(
        sources.filter(({ path }) => isRules(path)),
        ({ path }, to) =>
          !allowed.test(to) && !(mayKnowBots.test(path) && to.startsWith('src/bots/kit/')),
      );
    },
    stops: [
      ['src/engine/invented.ts', "import { useState } from 'react';"],
      ['src/games/split/rules/invented.ts', "import { weigh } from '../../../bots/kit/weigh';"],
      ['src/games/gems/words/uk/invented.ts', "import { T } from '../../../../ui';"],
    ],
  },
  'the rules never reach for a table, nor for the doors behind which tables stand': {
    finds: (sources) => {
      const SHAPES = 'src/games/game';
      return offenders(
        sources.filter(({ path }) => isRules(path)),
        (_, to) => isTable(to) || isKeepsake(to) || (isDoor(to) && to !== SHAPES),
      );
    },
    stops: [
      ['src/games/nizam/rules/invented.ts', "import { Field } from '../../gems/table/Field';"],
      ['src/games/nizam/settle/invented.ts', "import { rooms } from '../rooms';"],
      ['src/games/speak.ts', "import { useSend } from './kit/useSend';"],
    ],
  },
  'a keepsake is data: it reaches for no screen, no component that draws, no match': {
    finds: (sources) => {
      const pure = /^src\/(engine|games|text|ui\/(drawings|theme)\/|ui\/components\/mix$)/;
      return offenders(
        sources.filter(({ path }) => isKeepsake(path)),
        (_, to) => !pure.test(to),
      );
    },
    stops: [['src/games/veselka/keepsake.ts', "import { fold } from '../../match/record';"]],
  },
  'only the two registries name the games; a door names nothing of another game': {
    finds: (sources) =>
      offenders(sources, (source, to) => {
        const other = gameOf(to);
        const own = gameOf(source.path) === other || isRegistry(source.path);
        return other !== undefined && !own && isDoor(to);
      }),
    stops: [
      ['app/screens/home/Invented.tsx', "import { split } from '../../../src/games/split/game';"],
      ['src/games/nizam/look.ts', "import { look } from '../perlyna/look';"],
    ],
  },
  'the engine knows no game': {
    finds: (sources) =>
      offenders(
        sources.filter(({ path }) => path.startsWith('src/engine/')),
        (_, to) => /^src\/games(\/|$)/.test(to),
      ),
    stops: [['src/engine/invented.ts', "import { gameIds } from '../games';"]],
  },
  'shared text and ui know no game, no match and no screen': {
    finds: (sources) =>
      offenders(
        sources.filter(({ path }) => /^src\/(text|ui)\//.test(path)),
        (_, to) => /^(app|src\/(games|match|storage))(\/|$)/.test(to),
      ),
    stops: [
      ['src/ui/components/Invented.tsx', "import { lookOf } from '../../games';"],
      ['src/text/invented.ts', "import { tabs } from '../../app/routes';"],
    ],
  },
  'the app never imports the server, nor the table it plays at': {
    finds: (sources) =>
      offenders(
        sources.filter(({ path }) => /^(app|src\/(net\/client|games|ui|match))\//.test(path)),
        (_, to) => /^src\/(server|net\/table)(\/|$)/.test(to),
      ),
    stops: [
      ['app/screens/join/Invented.tsx', "import { Table } from '../../../src/net/table/table';"],
    ],
  },
  'only relative imports lead into the project': {
    finds: (sources) => offenders(sources, (_, to) => /^(@\/|~\/|src\/.*\/src\/)/.test(to)),
    stops: [['app/invented.ts', "import { T } from '@/ui';"]],
  },
  'a game knows of another only through what they share': {
    finds: (sources) =>
      offenders(
        sources.filter(({ path }) => isRules(path)),
        (source, to) => {
          const own = gameOf(source.path);
          const other = gameOf(to);
          return own !== undefined && other !== undefined && other !== own;
        },
      ),
    stops: [
      ['src/games/nizam/rules/invented.ts', "import { claims } from '../../perlyna/rules/lines';"],
    ],
  },
  'bots know no store, no live match, no screen, and nothing that makes chance from a seed': {
    finds: (sources) => {
      const barred =
        /^(app|src\/(storage|stats|verify|feedback|ui|search|tools))(\/|$)|engine\/(rng|index)$|engine$/;
      // The coach reads a log: what kinds of entries there are, nothing that is alive.
      const live = (to: string): boolean =>
        /^src\/match(\/|$)/.test(to) && to !== 'src/match/record/types';
      return offenders(
        sources.filter(({ path }) => isBot(path)),
        (_, to) => barred.test(to) || live(to),
      );
    },
    stops: [
      ['src/bots/invented.ts', "import { openStore } from '../storage/open';"],
      ['src/games/qwinto/bot/invented.ts', "import { createRng } from '../../../engine/rng';"],
      ['src/games/split/bot/invented.ts', "import { LiveMatch } from '../../../match/live';"],
    ],
  },
};

describe.each(Object.entries(GUARDS))('%s', (_, { finds, stops }) => {
  test('so it is', () => expect(finds(SOURCES)).toEqual([]));

  test.each(stops)('in %s «%s» would be noticed', (path, code) => {
    expect(finds([invented(path, code)])).toHaveLength(1);
  });
});

test('every game has a keepsake to look at', () => {
  const keepsakes = SOURCES.filter(({ path }) => isKeepsake(path));
  expect(keepsakes.length).toBeGreaterThan(gameIds().length);
});

interface Named {
  from: string;
  to: string;
  /** Values only: types decide nothing. */
  names: string[];
}

const NAMED = /(?:^|[\n;])\s*(?:import|export)\s+(type\s+)?\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g;

function namedImports(source: Source): Named[] {
  return [...source.code.matchAll(NAMED)].map(([, type, list = '', imported = '']) => ({
    from: source.path,
    to: target(source, imported),
    names: type
      ? []
      : list
          .split(',')
          .map((name) => name.trim())
          .filter(isValue),
  }));
}

const isValue = (name: string): boolean => name !== '' && !name.startsWith('type ');
const CONSTANT = /^[A-Z][A-Z0-9_]*$/;
const RULES_OF_A_GAME = /^src\/games\/[^/]+\/rules(\/|$)/;
/** Readings of what lies there, and the clause that governs it. */
const OPEN_TO_TABLES = /\/rules\/(types|notation|because)$/;

/** What a table takes from the rules beyond types, constants, notation and `because`. */
function decisions(source: Source): string[] {
  const inRules = (to: string): boolean => RULES_OF_A_GAME.test(to) && !OPEN_TO_TABLES.test(to);
  const named = namedImports(source).filter(({ to }) => inRules(to));
  const taken = named.flatMap(({ to, names }) =>
    names.filter((name) => !CONSTANT.test(name)).map((name) => `${source.path} → ${to}: ${name}`),
  );
  const all = source.imports.map((imported) => target(source, imported)).filter(inRules);
  // `import * as`, `import x from`, `import()`: whatever does not say what it takes.
  const unnamed = all.length - named.length;
  return unnamed === 0 ? taken : [...taken, `${source.path} → rules without names`];
}

describe('tables decide nothing', () => {
  const TABLES = SOURCES.filter(({ path }) => isTable(path));

  test('the tables of every game are among them', () => {
    for (const id of gameIds()) {
      const own = TABLES.filter(({ path }) => gameOf(path) === id);
      expect(own.length).toBeGreaterThan(5);
      expect(own.some((source) => namedImports(source).some(({ to }) => /because$/.test(to)))).toBe(
        true,
      );
    }
  });

  test('from the rules a table takes types, constants, notation and because', () => {
    expect(TABLES.flatMap(decisions)).toEqual([]);
  });

  test('what decides is noticed however it is imported', () => {
    const table = (code: string): Source => invented('src/games/split/table/Cheat.tsx', code);
    const cheating = [
      "import { judge } from '../rules/judge';",
      "import { TOP_VALUE, kindOf } from '../rules/deck';",
      "import {\n  type Score,\n  scoreStacks,\n} from '../rules/scoring';",
      "export { judge } from '../rules/judge';",
      "import { split } from '../rules';",
      "import * as rules from '../rules/judge';",
      "const rules = import('../rules/judge');",
    ];
    for (const code of cheating) expect(decisions(table(code))).toHaveLength(1);
    const honest = [
      "import { TOP_VALUE, type Card } from '../rules/deck';",
      "import type { Score } from '../rules/scoring';",
      "import { partClause } from '../rules/because';",
      "import { cardOf } from '../rules/notation';",
    ];
    for (const code of honest) expect(decisions(table(code))).toEqual([]);
  });

  const making = /\bok:\s*false\b|\brefus(e|ing)\s*[<(]\s*['"{A-Z]/;

  test.each(["refuse('P-4.4', facts)", 'refusing<Refusals>()', '{ ok: false, clause }'])(
    '«%s» in a table would be noticed',
    (code) => expect(code).toMatch(making),
  );

  test('a table makes no refusal and knows no clause but those of its game', () => {
    expect(TABLES.filter(({ code }) => making.test(code)).map(({ path }) => path)).toEqual([]);
    const loose = /\bopenClause\(clause: string\)/;
    const own = TABLES.filter(({ path }) => gameOf(path) !== undefined);
    expect(own.filter(({ code }) => loose.test(code)).map(({ path }) => path)).toEqual([]);
  });
});

describe('settled questions', () => {
  const SETTLED = SOURCES.filter(({ path }) =>
    /^(src\/games\/[^/]+|app\/screens)\/settle\//.test(path),
  );
  /** A state says its phase. */
  const building = /\bphase: '/;
  const making = /\bok:\s*false\b|\brefus(e|ing)\s*[<(]/;

  test.each([
    [building, "{ phase: 'play', hands }"],
    [making, "refuse('N-4.4')"],
    [making, '{ ok: false, clause }'],
  ])('%s stops «%s»', (guard, code) => expect(code).toMatch(guard));

  test('build no state and make no refusal: a game’s rules/disputed.ts does', () => {
    expect(SETTLED.length).toBeGreaterThan(20);
    const wrong = SETTLED.filter(({ code }) => building.test(code) || making.test(code));
    expect(wrong.map(({ path }) => path)).toEqual([]);
    const disputed = SOURCES.filter(({ path }) => path.endsWith('/rules/disputed.ts'));
    expect(disputed.filter(({ code }) => building.test(code)).length).toBeGreaterThan(3);
  });
});

describe('the rules are pure', () => {
  const FORBIDDEN: readonly [string, RegExp, string][] = [
    ['the clock', /\bDate\b|\bperformance\b|\bsetTimeout\b|\bsetInterval\b/, 'Date.now()'],
    ['the console', /\bconsole\s*\./, 'console.log(move)'],
    ['chance of their own', /\bMath\s*\.\s*random\b|\bcrypto\s*\./, 'Math.random()'],
    [
      'deep clones',
      /\bstructuredClone\b|JSON\s*\.\s*parse\s*\(\s*JSON/,
      'JSON.parse(JSON.stringify(state))',
    ],
    ['the network or the screen', /\bfetch\s*\(|\bwindow\s*\.|\bdocument\s*\./, "fetch('/chance')"],
  ];

  test.each(FORBIDDEN)('they do not use %s', (_, pattern, used) => {
    expect(used).toMatch(pattern);
    expect(RULES.filter(({ code }) => pattern.test(code)).map(({ path }) => path)).toEqual([]);
  });

  test('they hold no component', () => {
    expect(RULES.filter(({ path }) => path.endsWith('.tsx')).map(({ path }) => path)).toEqual([]);
  });
});

describe('bots sit on one chair', () => {
  const BOTS = SOURCES.filter(({ path }) => isBot(path));

  test('every game has one', () => {
    for (const id of gameIds())
      expect(BOTS.map(({ path }) => path)).toContain(`src/games/${id}/bot/index.ts`);
  });

  test('none makes a generator for itself', () => {
    expect(BOTS.filter(({ code }) => /\bcreateRng\b/.test(code)).map(({ path }) => path)).toEqual(
      [],
    );
  });

  test('a bot takes no state: what moves, deals or judges stays with the rules', () => {
    const thinking = BOTS.filter(({ path }) => path.startsWith('src/games/'));
    const taken = thinking.flatMap((source) =>
      namedImports(source)
        .filter(({ to }) =>
          /\/rules\/(apply|chance|judge|view|meant|offers|resolve|index)$|\/rules$/.test(to),
        )
        .map(({ to }) => `${source.path} → ${to}`),
    );
    expect(taken).toEqual([]);
    const states = /\b(State|NizamState|PerlynaState|SplitState|VeselkaState)\b/;
    expect(thinking.filter(({ code }) => states.test(code)).map(({ path }) => path)).toEqual([]);
  });

  test('exponents and logarithms decide nothing: engines differ in their last digit', () => {
    const inexact = /\bMath\s*\.\s*(exp|log\w*|pow|sin|cos|tan\w*|cbrt|hypot)\b|\*\*/;
    expect(BOTS.filter(({ code }) => inexact.test(code)).map(({ path }) => path)).toEqual([]);
  });
});

test.each([
  ['rolls with Math.random', /\bMath\s*\.\s*random\b/, 'Math.random()'],
  ['clones deeply', /\bstructuredClone\s*\(/, 'structuredClone(table)'],
])('nothing in the app %s', (_, pattern, used) => {
  expect(used).toMatch(pattern);
  expect(SOURCES.filter(({ code }) => pattern.test(code)).map(({ path }) => path)).toEqual([]);
});
