/** What stands in src/server for running it is true of the server: names of settings, ports, paths. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { journalTo } from '../../src/server/journal';
import { NotOurs } from '../../src/net/table/store';

const SERVER = join(__dirname, '../../src/server');
/** What the image's own export reads. */
function madeOf(): string[] {
  const ask =
    "import('./src/tools/lib/webExport.mjs').then((m) => console.log(JSON.stringify(m.madeOf(false))))";
  const said = execFileSync('node', ['-e', ask], { cwd: join(SERVER, '../..'), encoding: 'utf8' });
  return JSON.parse(said) as string[];
}

const text = (file: string): string => readFileSync(join(SERVER, file), 'utf8');

/** Everything the process reads from its environment. */
const SETTINGS = [...text('run.mjs').matchAll(/env\.([A-Z_]+)|whole\('([A-Z_]+)'/g)].map(
  ([, plain, whole]) => plain ?? whole,
);

describe('running it', () => {
  const compose = text('compose.yaml');

  test('compose sets only what the server reads', () => {
    const block = /x-environment: &environment\n([\s\S]*?)\n\n/.exec(compose)?.[1] ?? '';
    const set = [...block.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name);
    expect(set).toContain('DATABASE_URL');
    for (const name of [...set, 'PUBLIC_ADDRESS']) expect(SETTINGS).toContain(name);
  });

  test('every process has a path of its own, and the proxy leads there', () => {
    const paths = [...compose.matchAll(/PUBLIC_ADDRESS: '\$\{ARBITR_NAME:\?\}\/(p\d)'/g)];
    expect(paths).toHaveLength(2);
    const caddy = text('Caddyfile');
    for (const [, path] of paths) expect(caddy).toContain(`handle /${path}/*`);
    expect(caddy).toMatch(/health_uri \/health/);
    // Handles are asked before a bare respond.
    expect(caddy).toMatch(/handle \/metrics \{\s+respond 404/);
  });

  test('the image is built from what is there, and leaves out what it does not need', () => {
    const docker = text('Dockerfile');
    for (const [file] of docker.matchAll(/src\/[\w/]+\.mjs/g))
      expect([file, existsSync(join(SERVER, '../..', file))]).toEqual([file, true]);
    expect(docker).toContain('src/server/bundle.mjs /out/server.cjs');
    const left = text('Dockerfile.dockerignore').split('\n');
    expect(left).toEqual(expect.arrayContaining(['node_modules', '.git', '__tests__', 'tables']));
    for (const source of madeOf()) expect(left).not.toContain(source.split('/')[0]);
  });

  test('every setting is explained', () => {
    const readme = text('README.md');
    for (const name of SETTINGS) expect(readme).toContain(`\`${name}\``);
  });
});

test('the journal says what kind of error it was and nothing that it quotes', () => {
  const lines: string[] = [];
  const journal = journalTo({ write: (line) => void lines.push(line) });
  journal.trouble(new NotOurs('K7M4TR'));
  journal.trouble(Object.assign(new Error('Оля has r7'), { code: 'ECONNRESET' }));
  journal.trouble(Object.assign(new Error('Оля'), { code: 'K7M4TR', detail: 'r7' }));
  journal.trouble('Оля');
  expect(lines.join('')).not.toMatch(/K7M4TR|Оля|r7/);
  expect(lines.map((line) => (JSON.parse(line) as { kind: string }).kind)).toEqual([
    'NotOurs',
    'Error',
    'Error',
    'string',
  ]);
  expect(JSON.parse(lines[1] ?? '{}')).toMatchObject({ code: 'ECONNRESET' });
});
