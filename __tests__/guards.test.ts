/** Guards that name files by patterns fall silent when files move. Here they are shown to reach what they guard. */
import { readdirSync } from 'node:fs';
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

test('lint stops the clock and own chance in every rule, word and settled question', async () => {
  const overrideConfig = jest.requireActual<Linter.Config[]>('../eslint.config.js');
  const lint = new ESLint({ cwd: ROOT, overrideConfigFile: true, overrideConfig });
  expect(PURE).toEqual(expect.arrayContaining(GAMES.map((game) => `${game}/rules`)));
  const silent: string[] = [];
  for (const folder of PURE) {
    const [result] = await lint.lintText(FORBIDDEN, { filePath: `${folder}/invented.ts` });
    const stopped = (result?.messages ?? []).map(({ ruleId }) => ruleId);
    if (!stopped.includes('no-restricted-globals') || !stopped.includes('no-restricted-syntax'))
      silent.push(folder);
  }
  expect(silent).toEqual([]);
});
