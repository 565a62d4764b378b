/** `npm run torture [-- kills=1000 flips=10000 …]`: runs ./torture.ts, which says what it does. */
import { spawn } from 'node:child_process';
import path from 'node:path';

import { databasesForTests } from './lib/databases.mjs';
import { ROOT, setUp } from './lib/setup.mjs';

setUp();
// By tsx's own command: only that follows the lazy imports behind the games' doors.
const tsx = path.join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');
const trials = path.join(ROOT, 'src/tools/torture.ts');
const child = spawn(process.execPath, [tsx, trials, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, ...databasesForTests() },
});
child.on('exit', (code) => process.exit(code ?? 1));
