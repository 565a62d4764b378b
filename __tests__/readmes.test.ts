/** What the READMEs say stands somewhere stands there: every path and every command they name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const ROOT = join(__dirname, '..');
const IGNORED = new Set(['node_modules', 'dist', '.cache', '.expo', '.git', 'shots']);

function filesUnder(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return IGNORED.has(entry.name) ? [] : [path, ...filesUnder(path)];
  });
}

const FILES = filesUnder('.');
const READMES = FILES.filter((path) => /(^|\/)README\.md$/.test(path));

/** `a/{b,c}/<game>*` as an expression; an ending may be left out, as in an import. */
function pattern(path: string): string {
  const source = path
    .replace(/\/$/, '')
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(${names.replaceAll(',', '|')})`)
    .replace(/<\w+>/g, '[^/]+')
    .replace(/\*\*/g, '.+')
    .replace(/(?<!\.)\*/g, '[^/]*');
  return `${source}(\\.[a-z]+)*$`;
}

/** A README means what lies somewhere in its folder, or a path from there, from the folder above or from the root. */
function stands(readme: string, path: string): boolean {
  const own = posix.dirname(readme);
  const inside = own === '.' ? '' : pattern(own).replace('(\\.[a-z]+)*$', '/');
  const from = [own, posix.dirname(own), '.'].map((folder) => pattern(posix.join(folder, path)));
  const wanted = new RegExp(`^(${inside}(.*/)?${pattern(path)}|${from.join('|')})`);
  return FILES.some((file) => wanted.test(file));
}

/**
 * In backticks, with a slash or with the ending of a file: not a command, an address, a type or a move. What is made,
 * what packages have inside and the rulebooks beside the repository are not asked for.
 */
function pathsIn(text: string): string[] {
  const prose = text.replace(/```[\s\S]*?```/g, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)]
    .map((match) => match[1] ?? '')
    .filter((path) => /^[\w@.*<>{},/-]+$/.test(path))
    .filter((path) => /^(\.{0,2}\/)?[\w@<{*.-]+\/|\.(tsx?|m?js|md|json|css|html)$/.test(path))
    .filter((path) => !/^(@|node_modules\/|lib\/module|dist\/|shots\/|shared\/|\/)/.test(path));
}

test('the READMEs are found', () => {
  expect(READMES).toEqual(expect.arrayContaining(['README.md', 'src/storage/README.md']));
});

test.each(READMES)('%s names only what is there', (readme) => {
  const text = readFileSync(join(ROOT, readme), 'utf8');
  expect(pathsIn(text).filter((path) => !stands(readme, path))).toEqual([]);
});

test('every folder of the map is there, and every folder of src is on it', () => {
  const text = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const map = /## Map\n+```\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
  const named = [...map.matchAll(/^(\S+)\/ /gm)].map((match) => match[1] ?? '');
  expect(named.filter((folder) => !FILES.includes(folder))).toEqual([]);
  const rooms = readdirSync(join(ROOT, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `src/${name}`);
  expect(rooms.filter((room) => !named.includes(room))).toEqual([]);
});

test('every command is one', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const asked = READMES.flatMap((readme) =>
    [...readFileSync(join(ROOT, readme), 'utf8').matchAll(/\bnpm run ([a-z:-]+)/g)].map(
      (match) => match[1] ?? '',
    ),
  );
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((name) => !(name in scripts))).toEqual([]);
});
