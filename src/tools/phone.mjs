/** `npm run phone`: Expo's development server, for Expo Go on a phone in the same network. */
import { spawn } from 'node:child_process';

import { ROOT, say, setUp } from './lib/setup.mjs';

setUp();
say('Scan the code with Expo Go; phone and computer must be in the same network.');
spawn('npx', ['expo', 'start', '--go', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
}).on('close', (code) => process.exit(code ?? 1));
