/** What the service worker keeps: every file of the app, wherever its package lies, or there is no build. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'arbitr-export-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(file: string, size = 10): void {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, 'x'.repeat(size));
}

function build(): { status: number | null; said: string } {
  const work = `import('./src/tools/lib/webExport.mjs').then((m) => m.writeServiceWorker(${JSON.stringify(folder)}))`;
  const { status, stdout, stderr } = spawnSync('node', ['-e', work], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

test('every file is kept, from packages and big ones too; one that would not be stops the build and is named', () => {
  const kept = ['index.html', 'assets/node_modules/some/sql.wasm', 'LICENCE', 'big.js'];
  for (const file of kept) put(file, file === 'big.js' ? 9 * 1024 * 1024 : 10);
  put('sw.js');
  put('assets/.hidden/part.js');
  const { status, said } = build();
  expect(status).toBe(1);
  expect(said).toMatch(/would break there: assets\/\.hidden\/part\.js\n$/);
  expect(said).not.toMatch(/\n {4}at /);
  const worker = readFileSync(path.join(folder, 'sw.js'), 'utf8');
  for (const file of kept) expect(worker).toContain(`url:"${file}"`);
  expect(worker).not.toContain('url:"sw.js"');
});
