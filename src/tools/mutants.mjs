/** `npm run mutants [engine|promin|…]`: breaks single rules one at a time and shows that the tests notice. */
import { spawn } from 'node:child_process';
import path from 'node:path';

import { ROOT, setUp } from './lib/setup.mjs';

setUp();
const tsx = path.join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');
const list = path.join(ROOT, 'src/tools/mutants/index.ts');
const child = spawn(process.execPath, [tsx, list, ...process.argv.slice(2)], { stdio: 'inherit' });
child.on('exit', (code) => process.exit(code ?? 1));
