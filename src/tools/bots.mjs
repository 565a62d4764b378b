/** `npm run bots [game …] [matches]`: the tournaments of the opponents; ./bots/index.ts says which. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { setUp } from './lib/setup.mjs';

setUp();
const { require: load } = await import('tsx/cjs/api');
const { bundled } = load('./bench/engine/bundle.ts', import.meta.url);
// Bundled first: through a loader every call between modules would cost more than the rules do.
const folder = mkdtempSync(join(tmpdir(), 'arbitr-bots-'));
try {
  const file = join(folder, 'bots.cjs');
  writeFileSync(file, bundled('src/tools/bots/index.ts', { platform: 'node', format: 'cjs' }));
  const run = spawnSync(process.execPath, [file, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = run.status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
