/** Guards that name files by patterns fall silent when files move. Here they are shown to reach what they guard. */
import { readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';

import { ESLint, type Linter } from 'eslint';

const ROOT = join(__dirname, '..');

function foldersIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => posix.join(folder, name));
}

function allFoldersIn(folder: string): string[] {
  return foldersIn(folder).flatMap((inner) => [inner, ...allFoldersIn(inner)]);
}

/** The folders of games and families that hold no component. */
const GAMES = foldersIn('src/games').filter((folder) => folder !== 'src/games/kit');
const PURE = [
  ...GAMES,
  ...GAMES.flatMap(allFoldersIn).filter((folder) =>
    /\/(rules|words|settle|bot)(\/|$)/.test(folder),
  ),
].filter((folder) => !folder.includes('/table/'));

const FORBIDDEN = 'export const now = Date.now() + Math.random();\n';

function lint(): ESLint {
  const overrideConfig = jest.requireActual<Linter.Config[]>('../eslint.config.js');
  return new ESLint({ cwd: ROOT, overrideConfigFile: true, overrideConfig });
}

const PLAIN = ['src', 'app', '__tests__'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file)),
);
const CALLS_HOOK = /(?<![.\w])use[A-Z]\w*\(/;

test('lint spares files React’s compiler only where no hook is called', async () => {
  const linter = lint();
  let spared = 0;
  const missed: string[] = [];
  for (const file of PLAIN) {
    const { rules } = (await linter.calculateConfigForFile(file)) as {
      rules: Record<string, [number]>;
    };
    if (rules['react-hooks/static-components']?.[0] !== 0) continue;
    spared += 1;
    if (CALLS_HOOK.test(readFileSync(join(ROOT, file), 'utf8'))) missed.push(file);
  }
  expect(spared).toBeGreaterThan(0);
  expect(missed).toEqual([]);
});

test('lint stops the clock and own chance in every rule, word and settled question', async () => {
  const linter = lint();
  expect(PURE).toEqual(expect.arrayContaining(GAMES.map((game) => `${game}/rules`)));
  const silent: string[] = [];
  for (const folder of PURE) {
    const [result] = await linter.lintText(FORBIDDEN, { filePath: `${folder}/invented.ts` });
    const stopped = (result?.messages ?? []).map(({ ruleId }) => ruleId);
    if (!stopped.includes('no-restricted-globals') || !stopped.includes('no-restricted-syntax'))
      silent.push(folder);
  }
  expect(silent).toEqual([]);
});

/** Told in one breath with others: the test of plans asks for all statements a file has, migrations for all they write. */
const TAKEN_WHOLE = /^src\/storage\/(questions|migrations)\//;

test('a value that is exported is imported by somebody', () => {
  const texts = ['src', 'app', '__tests__', '.'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: folder !== '.', encoding: 'utf8' })
      .filter((file) => /\.(tsx?|m?js)$/.test(file))
      .map((file) => posix.join(folder, file))
      .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })),
  );
  const users = new Map<string, number>();
  for (const { text } of texts)
    for (const word of new Set(text.match(/[A-Za-z_]\w*/g)))
      users.set(word, (users.get(word) ?? 0) + 1);
  const exported = texts
    .filter(({ path }) => /^(src|app)\/.*\.tsx?$/.test(path) && !TAKEN_WHOLE.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:async )?(?:function\*?|const|let|class) (\w+)/gm)].map(
        ([, name = '']) => ({ path, name }),
      ),
    );
  expect(exported.length).toBeGreaterThan(2000);
  const unused = exported.filter(({ name }) => (users.get(name) ?? 0) < 2);
  expect(unused.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});
